"""Completion, as real shells do it that have loaded the script."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.system.shells import Terminal, bash_offers, fish_offers, needs
from trackwright.cli.main import main
from trackwright.cli.shared.parsers import command_names
from trackwright.cli.system.completion import WRITERS, completion_script
from trackwright.cli.system.inputs import NOTHING, SOURCES, all_commands
from trackwright.cli.system.words import word_lists

OWN_WORDS = {
    *("ADDRESS", "CONDITION", "DPI", "I", "J", "K", "LAPS", "MARGIN", "MIN..MAX", "MM", "N", "P"),
    *(
        "D",
        "FIGURE up|down",
        "FIGURE,FIGURE",
        "KIND,..",
        "KIND[=N],..",
        "LENGTH[,OFFSET[,COLOUR]]",
        "LEVEL",
        "PART=W,..",
        "PIECE",
        "PIECE,..",
        "PIECE=CODE",
        "PIECE[:AT],...",
        "PX",
        "Q",
        "ROUND",
        "S",
        "URL",
        "WxH",
        "X,Y",
    ),
}
"""Values that nothing can complete: numbers, and what people think up."""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("completion")
    for shell in WRITERS:
        (folder / shell).write_text(completion_script(shell), "utf-8")
    (folder / "mine.json").touch()
    (folder / "sub").mkdir()
    return folder


Offers = Callable[[str], list[str]]


@pytest.fixture(params=["bash", "fish"])
def offers(request: pytest.FixtureRequest, scripts: Path) -> Offers:
    ask = bash_offers if request.param == "bash" else fish_offers
    return lambda line: sorted(ask(scripts / request.param, line))


def test_every_value_is_completed_or_known_to_be_in_its_own_words() -> None:
    values = [
        value
        for command in all_commands()
        for value in (
            *(flag.value for flag in command.flags if flag.value),
            *(place.value for place in command.places),
        )
    ]
    unknown = {v.name for v in values if v.source == NOTHING and not v.choices} - OWN_WORDS
    assert unknown == set(), "add it to SOURCES, or here"
    assert set(SOURCES) <= {value.name for value in values}


def test_commands_come_first(offers: Offers) -> None:
    assert offers("trackwright pl") == ["playtest"]
    assert set(command_names()) <= set(offers("trackwright "))
    assert "mine.json" in offers("trackwright mi")


def test_circuits_by_id_and_files(offers: Offers) -> None:
    assert offers("trackwright info apr") == ["april-raceway"]
    assert offers("trackwright info --json mi") == ["mine.json"]
    assert offers("trackwright check april-raceway gp-r") == ["gp-ring"]


def test_the_second_place_is_found_behind_options_with_values(offers: Offers) -> None:
    assert offers("trackwright replay --round 3 mine.json gp-ri") == ["gp-ring"]
    assert offers("trackwright export --width 300 april-raceway apr") == []


def test_options_of_the_command_alone(offers: Offers) -> None:
    assert offers("trackwright race --rec") == ["--record"]
    assert offers("trackwright info --rec") == []


def test_values_that_are_listed(offers: Offers) -> None:
    assert offers("trackwright check --severity ") == ["error", "note", "warning"]
    assert offers("trackwright print x --paper A") == ["A0", "A1", "A2", "A3", "A4"]
    assert offers("trackwright tracks --kit str") == ["street"]
    assert offers("trackwright demo --out su") in (["sub"], ["sub/"])
    assert offers("trackwright explain GEO101") == ["GEO101"]


def test_several_values_with_commas(offers: Offers) -> None:
    assert offers("trackwright close x --avoid L1,R4") == ["L1,R4L", "L1,R4R"]
    assert offers("trackwright check --only GEO101,GEO102") == ["GEO101,GEO102"]


def test_bots_and_options_are_those_of_the_ruleset(offers: Offers) -> None:
    expert = "trackwright race x --rules motograndprix-expert"
    assert offers(f"{expert} --bots careful,gr") == ["careful,greedy"]
    assert [o for o in offers(f"{expert} --option contact_p") if o.startswith("contact_path=")]
    other = offers("trackwright race x --rules=ausgebremst-pro --option contact_p")
    assert not [o for o in other if o.startswith("contact_path")]


def test_bash_completes_a_name_before_its_value(scripts: Path) -> None:
    """Readline takes `=` for the end of a word, so only the value is replaced."""
    expert = "trackwright race x --rules motograndprix-expert --option"
    assert bash_offers(scripts / "bash", f"{expert} contact_p") == ["contact_path="]
    assert "free" in bash_offers(scripts / "bash", f"{expert} contact_path=f")
    assert bash_offers(scripts / "bash", "trackwright check --severity=w") == ["warning"]


@pytest.mark.slow
@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_at_a_terminal_tab_completes(shell: str, scripts: Path) -> None:
    begin = {"bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"]}[shell]
    load = {"bash": "", "zsh": "PROMPT='READY> '; autoload -U compinit; compinit -u -D; "}[shell]
    terminal = Terminal([needs(shell), *begin], scripts)
    try:
        terminal.typed(f"{load}source ./{shell}; echo loaded-$((1 + 1))\r", "loaded-2")
        for keys, wanted in (
            ("trackwright playt\t", "playtest "),
            ("apr\t", "april-raceway"),
            (" --rules motograndprix-ex\t", "motograndprix-expert"),
            (" --bots careful,gree\t", "careful,greedy"),
            (" --option contact_p\t", "contact_path="),
            ("fr\t", "free"),
            (" --rac\t", "--races"),
        ):
            terminal.typed(keys, wanted)
    finally:
        terminal.close()


def test_scripts_are_the_same_each_time_and_nothing_is_started(scripts: Path) -> None:
    """The Tab key must not wait for Python."""
    for shell in WRITERS:
        text = (scripts / shell).read_text("utf-8")
        assert completion_script(shell) == text
        assert "python" not in text
        assert "$(trackwright" not in text


def test_the_command_prints_the_script(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "fish"]) == 0
    assert capsys.readouterr().out == completion_script("fish")


def test_a_kit_of_ones_own_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = Path("resources/kits/street.json").read_text("utf-8")
    (tmp_path / "mykit.json").write_text(source.replace('"id": "street"', '"id": "mykit"', 1))
    monkeypatch.setenv("TRACKWRIGHT_KITS", str(tmp_path))
    assert "mykit" in word_lists()["kits"]
