"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const SVG = "http://www.w3.org/2000/svg";
  const root = document.documentElement;

  /* Light or dark, where the page leaves it to its reader. */
  const theme = $("theme");
  if (root.dataset.theme === "auto") {
    theme.hidden = false;
    theme.addEventListener("click", () => {
      const isDark = root.dataset.theme === "dark" ||
        (root.dataset.theme === "auto" && matchMedia("(prefers-color-scheme:dark)").matches);
      root.dataset.theme = isDark ? "light" : "dark";
    });
  }
  const closed = () => [...document.querySelectorAll("details.open-on-paper:not([open])")];
  let opened = [];
  addEventListener("beforeprint", () => { opened = closed(); opened.forEach((one) => { one.open = true; }); });
  addEventListener("afterprint", () => opened.forEach((one) => { one.open = false; }));

  /* Where a pointer cannot rest, a tap says what happened on a space. */
  const spot = $("spot");
  if (spot) document.querySelector(".heatbox .plan").addEventListener("click", ({ target }) => {
    const title = target.closest(".heat path")?.querySelector("title");
    spot.textContent = title ? title.textContent.replaceAll("\n", " · ") : "";
  });

  const source = $("race-data");
  if (!source) return;
  const data = JSON.parse(source.textContent);
  const replay = $("replay"), words = $("words"), dice = $("dice"), slider = $("moment");
  const tabs = [...replay.querySelectorAll("[data-race]")];
  const calm = matchMedia("(prefers-reduced-motion:reduce)");
  const PAUSE = 700, STEP = 55, START = 150, MOST = 1100;
  let race = null, number = 0, at = 0, speed = 1, playing = 0, frame = 0, isUsed = false;

  /* Every moment whole: each says only what is not as before. */
  const unfolded = (one) => {
    let order = [], runners = [], held = [];
    return one.moments.map((moment) => {
      order = moment.o || order;
      if (moment.s) { runners = runners.slice(); for (const [i, ...row] of moment.s) runners[i] = row; }
      if (moment.h) { held = held.slice(); for (const [i, ...row] of moment.h) held[i] = row; }
      return { ...moment, order, runners, held };
    });
  };

  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const draw = (name, attributes, ...children) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const piece = ([, colour, ink, label]) => {
    const halo = draw("path", { fill: "none", stroke: "#fff", "stroke-width": 4.6, "stroke-linejoin": "round", "stroke-linecap": "round" });
    const edge = draw("path", { fill: "none", stroke: "#14171d", "stroke-width": 2.2, "stroke-linejoin": "round", "stroke-linecap": "round" });
    const body = draw("path", { fill: colour });
    const text = draw("text", { fill: ink, "font-size": 16, "font-weight": 700, "text-anchor": "middle", dy: ".36em", "font-family": "inherit" }, label);
    const group = draw("g", {}, halo, edge, body, text);
    return { group, halo, edge, body, text };
  };
  const pose = (shown, index, acts) => {
    const { body, signs } = data.poses[index];
    shown.body.setAttribute("d", body);
    shown.edge.setAttribute("d", body + signs);
    shown.halo.setAttribute("d", body + signs);
    shown.halo.setAttribute("stroke", acts ? "#ff8c00" : "#fff");
    shown.halo.setAttribute("stroke-width", acts ? 11 : 4.6);
  };
  const put = (shown, [x, y, turn]) => {
    shown.group.setAttribute("transform", `translate(${x} ${y}) rotate(${turn})`);
    shown.text.setAttribute("transform", `rotate(${-turn})`);
  };

  const begin = (index) => {
    pause();
    number = index;
    const one = data.races[index - 1];
    race = { ...one, moments: unfolded(one), story: [...$(`story-${index}`).children], pieces: one.runners.map(piece) };
    $("pieces").replaceChildren(...race.pieces.map((shown) => shown.group));
    slider.max = race.moments.length;
    tabs.forEach((tab) => tab.setAttribute("aria-pressed", String(Number(tab.dataset.race) === index)));
    replay.querySelector(".about").textContent = data.about[index - 1];
    const heads = [data.words.who, data.words.lap, data.words.behind, ...race.gauges.map((gauge) => gauge[0])];
    const row = make("tr", {}, ...heads.map((head, i) => make("th", i > 2 ? { scope: "col", title: race.gauges[i - 3][1] } : { scope: "col" }, head)));
    $("standings").tHead.replaceChildren(row);
  };

  const show = (index, isMoving) => {
    cancelAnimationFrame(frame);
    at = Math.min(Math.max(index, 0), race.moments.length - 1);
    const moment = race.moments[at];
    slider.value = at + 1;
    slider.setAttribute("aria-valuetext", `${at + 1} / ${race.moments.length}`);
    $("count").textContent = `${data.words.moment} ${at + 1} / ${race.moments.length}`;
    race.pieces.forEach((shown, i) => {
      const [where, stance] = moment.runners[i];
      shown.group.style.display = where < 0 ? "none" : "";
      pose(shown, stance, moment.a === i);
      if (where >= 0) put(shown, data.spaces[where]);
    });
    if (moment.a !== undefined) $("pieces").append(race.pieces[moment.a].group);
    trail(moment);
    say(moment);
    throws(moment);
    standings(moment);
    hands(moment);
    if (isUsed) try { history.replaceState(null, "", `#race=${number}&moment=${at + 1}`); } catch { /* some viewers forbid it */ }
    return isMoving ? move(moment) : 0;
  };

  const trail = (moment) => {
    if (!moment.p || moment.a === undefined) { $("trail").replaceChildren(); return; }
    const d = "M" + moment.p.map((space) => data.spaces[space].slice(0, 2).join(" ")).join("L");
    const style = { d, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round", opacity: 0.8 };
    $("trail").replaceChildren(
      draw("path", { ...style, stroke: "#fff", "stroke-width": 8 }),
      draw("path", { ...style, stroke: race.runners[moment.a][1], "stroke-width": 5 }));
  };

  const say = (moment) => {
    const line = race.story[at];
    words.replaceChildren(...[...line.childNodes].map((node) => node.cloneNode(true)));
    words.style.fontWeight = moment.b ? 700 : "";
    for (const ids of words.querySelectorAll("i"))
      ids.title = ids.textContent.split(" ").map((id) => (data.rules[id] ? `${id}: ${data.rules[id]}` : id)).join("\n");
  };

  const throws = (moment) => {
    const found = (moment.d || []).flatMap(([, isCard, glyphs]) => glyphs.map(([face, state, colour]) => {
      const die = make("span", { class: `die${isCard ? " card" : ""}${state === 0 ? " off" : state === 2 ? " turned" : ""}` }, String(face));
      if (colour) die.style.background = colour;
      return die;
    }));
    dice.replaceChildren(...found);
  };

  const level = (shows, full, kind) => {
    if (kind === "level") return "--bar-level";
    const left = kind === "harm" ? full - shows : shows;
    return left * 2 > full ? "--bar-good" : left * 4 > full ? "--bar-fair" : "--bar-poor";
  };
  const gauge = (shows, [, name, full, kind]) => {
    const bar = make("i");
    bar.style.width = `${Math.min(100, 100 * shows / full)}%`;
    bar.style.background = `var(${level(shows, full, kind)})`;
    return make("td", { title: `${name}: ${shows} / ${full}` }, String(shows), make("span", { class: "gauge" }, bar));
  };
  const icon = (runner, stance) => {
    const shown = piece(race.runners[runner]);
    pose(shown, stance, false);
    return draw("svg", { viewBox: "-25 -15 50 30", "aria-hidden": "true" }, shown.group);
  };
  const standings = (moment) => {
    const rows = moment.order.map((runner) => {
      const [, stance, lap, behind, stopped, dials] = moment.runners[runner];
      const name = make("td", {}, icon(runner, stance), race.runners[runner][0], stopped ? ` ✓` : "");
      const cells = [name, make("td", {}, lap ? String(lap) : ""), make("td", {}, race.words[behind]), ...dials.map((shows, i) => gauge(shows, race.gauges[i]))];
      return make("tr", moment.a === runner ? { class: "acts" } : {}, ...cells);
    });
    $("standings").tBodies[0].replaceChildren(...rows);
  };

  const chip = (text) => make("span", { class: "chip" }, text);
  const hands = (moment) => {
    const rows = moment.held.map(([score, hand, piles], i) => {
      const who = race.players[i] || race.runners[race.owners.indexOf(i)][0];
      const said = race.words[score];
      const parts = hand.map((card) => chip(race.words[card]));
      const heaps = piles.map(([name, count, top]) => ` · ${race.words[name]}: ${count}${top < 0 ? "" : ` (${race.words[top]})`}`);
      if (!said && !parts.length && !heaps.length && !race.players.length) return null;
      return make("div", {}, make("b", {}, who), said ? ` ${said} ` : " ", ...parts, ...heaps);
    });
    $("hands").replaceChildren(...rows.filter(Boolean));
  };

  /* A piece rides along its way; the time grows with its length. */
  const move = (moment) => {
    if (!moment.p || moment.a === undefined || calm.matches || document.hidden) return 0;
    const way = moment.p.map((space) => data.spaces[space]), shown = race.pieces[moment.a];
    const lasts = Math.min(START + STEP * way.length, MOST) / speed, begun = performance.now();
    const there = moment.runners[moment.a][0] >= 0;
    shown.group.style.display = "";
    const tick = (now) => {
      const part = Math.min((now - begun) / lasts, 1) * (way.length - 1), i = Math.min(Math.floor(part), way.length - 2), rest = part - i;
      const [a, b] = [way[i], way[i + 1]], turn = ((b[2] - a[2] + 540) % 360) - 180;
      put(shown, [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest, a[2] + turn * rest]);
      if (part < way.length - 1) frame = requestAnimationFrame(tick);
      else if (!there) shown.group.style.display = "none";
    };
    tick(begun);
    return lasts;
  };

  const pause = () => { clearTimeout(playing); playing = 0; sign(); };
  const sign = () => {
    const button = replay.querySelector("[data-do=play]");
    button.querySelector("path").setAttribute("d", playing ? "M5 3h4v14h-4zM11 3h4v14h-4z" : "M5 3l12 7-12 7z");
    button.setAttribute("aria-label", playing ? data.words.pause : data.words.play);
  };
  const go = () => {
    if (at >= race.moments.length - 1) { pause(); return; }
    const lasts = show(at + 1, true);
    playing = setTimeout(go, lasts + PAUSE / speed);
    sign();
  };
  const play = () => {
    if (playing) { pause(); return; }
    if (at >= race.moments.length - 1) show(0);
    go();
  };
  const round = (by) => {
    const starts = race.moments.map((moment, i) => (moment.b ? i : -1)).filter((i) => i >= 0);
    return by > 0 ? starts.find((i) => i > at) ?? race.moments.length - 1 : starts.findLast((i) => i < at) ?? 0;
  };
  const faster = (by) => {
    const select = $("speed");
    select.selectedIndex = Math.min(Math.max(select.selectedIndex + by, 0), select.options.length - 1);
    speed = Number(select.value);
  };
  const link = () => {
    const url = `${location.href.split("#")[0]}#race=${number}&moment=${at + 1}`;
    const button = replay.querySelector("[data-do=link]"), before = button.textContent;
    const said = () => { button.textContent = data.words.copied; setTimeout(() => { button.textContent = before; }, 1500); };
    if (navigator.clipboard) navigator.clipboard.writeText(url).then(said, () => location.assign(url));
    else location.assign(url);
  };

  const actions = {
    first: () => show(0), last: () => show(race.moments.length - 1),
    back: () => show(at - 1), on: () => show(at + 1, true),
    "round-back": () => show(round(-1)), "round-on": () => show(round(1)),
    play, link,
  };
  const act = (name) => {
    isUsed = true;
    if (name !== "play" && name !== "link") pause();
    actions[name]();
  };
  const choose = (index) => { isUsed = true; begin(index); show(0); };
  replay.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.do) act(button.dataset.do);
    if (button?.dataset.race) choose(Number(button.dataset.race));
  });
  slider.addEventListener("input", () => { isUsed = true; pause(); show(slider.value - 1); });
  $("speed").addEventListener("change", (event) => { speed = Number(event.target.value); });

  const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };
  const inView = () => { const box = replay.getBoundingClientRect(); return box.top < innerHeight && box.bottom > 0; };
  addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !inView()) return;
    if (target.closest("select, summary, a, .heatbox") || (key === " " && target.closest("button"))) return;
    if (target === slider && key !== " ") return;
    let name = KEYS[key];
    if (event.shiftKey && name === "back") name = "round-back";
    if (event.shiftKey && name === "on") name = "round-on";
    if (name) { event.preventDefault(); act(name); }
    else if (key === "+" || key === "-") faster(key === "+" ? 1 : -1);
    else if (data.races[Number(key) - 1]) choose(Number(key));
  });

  /* #race=2&moment=40, or the id of a section. */
  const follow = () => {
    const found = /^#race=(\d+)(?:&moment=(\d+))?$/.exec(location.hash);
    const index = found ? Number(found[1]) : 1;
    if (!data.races[index - 1]) return false;
    if (!race || index !== number) begin(index);
    show(found ? Number(found[2] || 1) - 1 : 0);
    return Boolean(found);
  };
  replay.hidden = false;
  if (follow()) replay.scrollIntoView({ behavior: "instant" });
  addEventListener("hashchange", () => { if (location.hash.startsWith("#race=")) { pause(); follow(); replay.scrollIntoView(); } });
})();
