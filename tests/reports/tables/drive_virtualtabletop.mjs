// Loads a game into a running VirtualTabletop and drags its widgets in headless Chromium.
// node drive_virtualtabletop.mjs SERVER_FOLDER URL FILE.vtt CHROMIUM PROFILE PICTURE 'DRAGS'
// DRAGS: JSON, a list of [widget, x, y]: drag its middle to this point of the surface; or of [widget]: click it.
// Prints JSON: the state of the room after each drag, and what the browser complained of.
import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';

const [folder, url, file, chromium, profile, picture, drags] = process.argv.slice(2);
const WebSocket = createRequire(`${folder}/server.mjs`)('ws');
const room = `test${process.pid}`;
const pause = ms => new Promise(done => setTimeout(done, ms));

async function until(question, what) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await question();
    if (answer) return answer;
    await pause(100);
  }
  throw new Error(`waited in vain: ${what}`);
}

const state = async () => (await fetch(`${url}/state/${room}`)).json();

async function load() {
  const added = await fetch(`${url}/addState/${room}/game/file/game.vtt`, {
    method: 'PUT', body: await readFile(file), headers: { 'Content-Type': 'application/octet-stream' },
  });
  if (!added.ok) throw new Error(`the server refuses the file: ${await added.text()}`);
  const socket = new WebSocket(url.replace('http', 'ws'));
  const send = (func, args) => socket.send(JSON.stringify({ func, args }));
  await new Promise(done => socket.on('open', done));
  send('room', { playerName: 'Loader', roomID: room });
  await pause(500);
  send('loadState', { stateID: 'game', variantID: '0' });
  await until(async () => (await state()).board, 'the game in the room');
  socket.close();
}

async function browser() {
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0',
    `--user-data-dir=${profile}`, '--window-size=1600,1000', '--hide-scrollbars', 'about:blank'];
  const child = spawn(chromium, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', data => said += data);
  const [, address] = await until(() => said.match(/listening on ws:\/\/([^/]+)\//), 'Chromium');
  const pages = await (await fetch(`http://${address}/json/list`)).json();
  const socket = new WebSocket(pages.find(page => page.type == 'page').webSocketDebuggerUrl);
  await new Promise(done => socket.on('open', done));
  const waiting = new Map(), complaints = [];
  let last = 0;
  socket.on('message', data => {
    const message = JSON.parse(data);
    if (message.id) waiting.get(message.id)(message.result);
    if (message.method == 'Runtime.exceptionThrown') complaints.push(message.params.exceptionDetails.text);
  });
  const call = (method, params = {}) => new Promise(done => {
    waiting.set(++last, done);
    socket.send(JSON.stringify({ id: last, method, params }));
  });
  const ask = async expression =>
    (await call('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  return { call, ask, complaints, close: () => child.kill() };
}

const page = await browser();
try {
  await load();
  await page.call('Runtime.enable');
  await page.call('Emulation.setDeviceMetricsOverride', { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false });
  await page.call('Page.navigate', { url: `${url}/${room}` });
  await until(() => page.ask(`!!document.querySelector('#w_board')`), 'the board in the browser');
  await pause(1500);
  const before = await state(), after = [];
  const board = await page.ask(`(({ left, top, width }) => ({ left, top, width }))(document.querySelector('#w_board').getBoundingClientRect())`);
  const scale = board.width / before.board.width;
  const point = (x, y) => ({ x: board.left + (x - before.board.x) * scale, y: board.top + (y - before.board.y) * scale });
  const mouse = (type, at) => page.call('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  for (const [widget, x, y] of JSON.parse(drags)) {
    const from = await page.ask(`(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))(document.querySelector('#w_${widget}').getBoundingClientRect())`);
    const to = x === undefined ? from : point(x, y);
    await mouse('mousePressed', from);
    for (let step = 1; x !== undefined && step <= 10; step++) {
      await mouse('mouseMoved', { x: from.x + (to.x - from.x) * step / 10, y: from.y + (to.y - from.y) * step / 10 });
      await pause(30);
    }
    await pause(200);
    await mouse('mouseReleased', to);
    await pause(600);
    await pause(x === undefined ? 1500 : 0);
    after.push(await state());
  }
  const shot = await page.call('Page.captureScreenshot', { format: 'png' });
  await writeFile(picture, Buffer.from(shot.data, 'base64'));
  const pictures = await page.ask(`[...document.images].filter(i => i.src && i.complete && !i.naturalWidth).map(i => i.src)`);
  console.log(JSON.stringify({ before, after, complaints: page.complaints, missing: pictures }));
} finally {
  page.close();
}
