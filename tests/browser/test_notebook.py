"""The notebook's board: the widget in a browser, and the example notebook from top to bottom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
import pytest
from nbclient import NotebookClient

from browser.board_server import serving
from damier import IllegalMove, Position
from damier.notebook import Board
from patience import HANG

if TYPE_CHECKING:
    from playwright.sync_api import Page

EXAMPLE = Path(__file__).parents[2] / "examples" / "notebook.ipynb"
# As a notebook does it: the text becomes a module, the module draws into an element.
RENDER = """async ([esm, state]) => {
  const url = URL.createObjectURL(new Blob([esm], {type: 'text/javascript'}));
  const {default: widget} = await import(url);
  const heard = {};
  window.sent = [];
  window.change = (name, value) => { state[name] = value; heard['change:' + name]?.(); };
  const model = {
    get: name => state[name],
    on: (name, call) => { heard[name] = call; },
    send: content => sent.push(content),
  };
  const el = document.createElement('div');
  document.body.append(el);
  widget.render({model, el});
  window.board = el.querySelector('damier-board');
  await board.updateComplete;
}"""


def state(board: Board) -> dict[str, Any]:
    return {name: getattr(board, name) for name in ("scene", "look", "words")}


def render(page: Page, board: Board) -> None:
    page.evaluate(RENDER, [str(board._esm), state(board)])


def label(page: Page, square: int) -> str | None:
    return page.locator(f"damier-board button[data-square='{square}']").last.get_attribute(
        "aria-label"
    )


def test_the_widget_shows_a_board_and_sends_moves(page: Page) -> None:
    board = Board("hotte-nl", theme="tournament")
    with serving() as address:
        page.goto(address + "board-free.html")  # a page without the component, under no policy
        render(page, board)
        assert page.locator("damier-board .piece").count() == 40
        assert label(page, 32) == "32, white man, can move"
        page.evaluate("board.api.press(32); board.api.press(28)")
        assert page.evaluate("sent") == [{"path": [32, 28]}]
        board._moved([32, 28])
        page.evaluate("scene => change('scene', scene)", board.scene)
        page.evaluate("board.updateComplete")
        assert label(page, 28) == "28, white man"


def test_the_widget_speaks_the_reader_s_language(page: Page) -> None:
    with serving() as address:
        page.goto(address + "board-free.html")
        render(page, Board("hotte-nl", lang="nl", playable=False))
        assert label(page, 32) == "32, witte schijf"


def test_a_move_spoken_in_arabic_is_not_turned_round(page: Page) -> None:
    """Squares and moves had no isolates around them in a notebook: 32-28 was shown as 28-32."""
    with serving() as address:
        page.goto(address + "board-free.html")
        render(page, Board("hotte-nl", lang="ar"))
        assert "\u206832\u2069" in (label(page, 32) or "")
        said = page.evaluate("board.texts('action-play', {move: '32-28'})")
        assert "\u206832-28\u2069" in said
        assert page.evaluate("board.lang") == "ar"


def test_two_widgets_live_on_one_page(page: Page) -> None:
    with serving() as address:
        page.goto(address + "board-free.html")
        render(page, Board("hotte-nl"))
        render(page, Board("english"))
        assert page.locator("damier-board").count() == 2
        assert label(page, 1) == "1, black man"


def test_the_hand_plays_and_is_told_why_not() -> None:
    middle = "W:W30,36,37,38,41,42,43,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,10,13,16,20,22,32"
    board = Board(Position.from_fen(middle, "hotte-nl"))
    board._moved([37, 28, 17])
    [required] = board.scene["refusal"]["required"]
    assert (required["text"], required["path"]) == ("38x9", (38, 27, 18, 9))
    assert required["captured"] == (32, 22, 13)
    assert board.moves == []
    board._moved([38, 27, 18, 9])
    assert board.moves == ["38x9"]
    assert board.scene["refusal"] is None
    board.take_back()
    assert board.position.fen() == Position.from_fen(middle, "hotte-nl").fen()


def test_moves_from_code_are_checked() -> None:
    board = Board()
    with pytest.raises(IllegalMove):
        board.play("31-22")
    assert board.moves == []


def test_a_new_position_forgets_the_old_game() -> None:
    board = Board()
    board.play("32-28")
    board.position = "W:W50:B1"
    assert board.moves == []
    assert board.scene["board"].strip(".") == "b" + "." * 48 + "w"


@pytest.mark.filterwarnings("default")
def test_the_example_runs() -> None:
    notebook = nbformat.read(EXAMPLE, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "kept without outputs"
    NotebookClient(notebook, timeout=HANG, kernel_name="python3").execute()
    shown = json.dumps([cell.get("outputs", []) for cell in notebook.cells])
    assert shown.count("application/vnd.jupyter.widget-view+json") == 4
    assert "38x9" in shown
