"""Homework in real browsers: done, half done and not done by hand, and seen at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.partner import Partner
from browser.test_classes import NAMES, SIDEWAYS, enter, join, make_class, make_pupils
from browser.test_course import OPEN, do_lesson
from damier.learn import Course, puzzles

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from damier.learn import Puzzle
    from web.harness import Server

    Visit = Callable[..., Visitor]

SHEET = "english"
LESSON = 3
FETCH = "path => fetch(path).then(answer => answer.json())"
DONE, TRIED, LEFT = "done", "tried, not yet", "not done"


def set_homework(me: Visitor) -> None:
    """Set three puzzles, a lesson and a game against the lowest level, as the page asks for it."""
    me.click(".homework summary")
    form = me.page.locator("form[data-form=homework]")
    form.locator("input[name=title]").fill("Sheet 9")
    form.locator("select[name=sheet]").select_option(SHEET)
    lesson = Course.of(SHEET).lessons[LESSON - 1].title("en")
    expect(form.locator("select[name=lesson]")).to_contain_text(lesson)
    form.locator("select[name=puzzles]").select_option("3")
    form.locator("select[name=lesson]").select_option(str(LESSON))
    form.locator("select[name=level]").select_option("1")
    form.locator("button").click()
    me.see(".register")


def register(me: Visitor) -> dict[str, list[str]]:
    """Read the register as it is read aloud: by pupil the word for each task, and the foot."""
    read = """rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))"""
    rows: list[list[str]] = me.page.locator(".register tbody tr, .register tfoot tr").evaluate_all(
        read
    )
    return {name: rest for name, *rest in rows}


def to_do(me: Visitor) -> list[str]:
    """Read what a pupil sees of the homework: the word beside each task."""
    me.see(".todo li")
    return [each.strip() for each in me.page.locator(".todo li .quiet").all_inner_texts()]


def go_to(me: Visitor, address: str, number: int) -> None:
    """Go from the page of the class to a task of the homework."""
    me.open(address)
    me.see(".todo li")
    me.page.locator(".todo li").nth(number).locator(".btn").click()


def met_puzzle(me: Visitor, address: str, number: int) -> Puzzle:
    """Go to a puzzle of the homework; return it."""
    go_to(me, address, number)
    me.page.wait_for_url("**/puzzle/*")
    me.see(OPEN)
    return puzzles(SHEET).find(me.page.url.rsplit("/", 1)[-1])


def solve(me: Visitor, address: str, number: int) -> None:
    """Solve a puzzle of the homework on the board."""
    finish(me, met_puzzle(me, address, number))


def finish(me: Visitor, puzzle: Puzzle) -> None:
    """Solve the puzzle on the board."""
    with me.page.expect_response("**/api/learn/puzzles/**") as kept:
        for move in puzzle.line[::2]:
            me.see(OPEN)
            me.tap(*move.path)
    assert kept.value.ok
    me.see(".slip.right h2", "Solved!")


def miss(me: Visitor, address: str, number: int) -> Puzzle:
    """Look at a puzzle of the homework and give up; a wrong move need not be there to be made."""
    puzzle = met_puzzle(me, address, number)
    with me.page.expect_response("**/api/learn/puzzles/**") as kept:
        me.click(".hints .btn", "Show the solution")
    assert kept.value.ok
    me.see(".slip.right h2", "This is the way")
    return puzzle


def learn(me: Visitor, address: str) -> None:
    """Do the lesson of the homework, exercise by exercise."""
    go_to(me, address, 3)
    me.see("h1", Course.of(SHEET).lessons[LESSON - 1].title("en"))
    with me.page.expect_response("**/api/learn/lessons/**") as kept:
        do_lesson(me, Course.of(SHEET).lessons[LESSON - 1], "en")
    assert kept.value.ok


def play(me: Visitor, address: str) -> None:
    """Play the game of the homework to its end."""
    go_to(me, address, 4)
    me.page.wait_for_url("**/t/*")
    side = str(me.see(".player.me").get_attribute("data-side"))
    partner = Partner(SHEET)
    while not partner.play(me, side):
        pass


def test_homework_is_done_half_done_and_not_done_and_seen_at_a_glance(
    server: Server, visitors: Visit
) -> None:
    teacher = visitors(server)
    join(teacher, "Teacher of homework")
    address = make_class(teacher, "Tuesday group").removeprefix(server.url)
    slips = make_pupils(teacher, NAMES[:3])
    teacher.click("[data-act=printed]")
    set_homework(teacher)
    assert register(teacher) == {
        **{name: [LEFT] * 5 for name in NAMES[:3]},
        "done": ["0 / 3"] * 5,
    }
    assert teacher.complaints() == []

    diligent, halfway, idle = (
        visitors(server),
        visitors(server, phone=True, color_scheme="dark"),
        visitors(server, **SIDEWAYS),
    )
    for pupil, slip in zip((diligent, halfway, idle), slips, strict=True):
        enter(pupil, slip)
        pupil.click(".clublist a")
        assert to_do(pupil) == [LEFT] * 5

    for number in range(3):
        solve(diligent, address, number)
    learn(diligent, address)
    play(diligent, address)
    solve(halfway, address, 0)
    miss(halfway, address, 1)
    learn(halfway, address)

    teacher.page.reload()
    teacher.see(".register [data-mark=done]")
    assert register(teacher) == {
        NAMES[0]: [DONE] * 5,
        NAMES[1]: [DONE, TRIED, LEFT, DONE, LEFT],
        NAMES[2]: [LEFT] * 5,
        "done": ["2 / 3", "1 / 3", "1 / 3", "2 / 3", "1 / 3"],
    }
    assert teacher.complaints() == []

    own = ([DONE] * 5, [DONE, TRIED, LEFT, DONE, LEFT], [LEFT] * 5)
    for pupil, words in zip((diligent, halfway, idle), own, strict=True):
        pupil.open(address)
        assert to_do(pupil) == words
        assert pupil.count(".register") == 0
        [homework] = pupil.page.evaluate(FETCH, f"/api{address}/homework")
        assert len(homework["rows"]) == 1  # nothing of another's on the wire either
        assert pupil.complaints() == []


def test_what_was_missed_is_done_once_it_is_solved(server: Server, visitors: Visit) -> None:
    teacher, pupil = visitors(server), visitors(server, phone=True)
    join(teacher, "Teacher of a second try")
    address = make_class(teacher, "Thursday group").removeprefix(server.url)
    [slip] = make_pupils(teacher, NAMES[:1])
    teacher.click("[data-act=printed]")
    set_homework(teacher)
    enter(pupil, slip)
    miss(pupil, address, 0)
    pupil.open(address)
    assert to_do(pupil) == [TRIED, LEFT, LEFT, LEFT, LEFT]
    solve(pupil, address, 0)
    puzzle = miss(pupil, address, 1)
    pupil.click(".slip .btn", "Try again")  # on the same page
    finish(pupil, puzzle)
    teacher.page.reload()
    teacher.see(".register [data-mark=done]")
    assert register(teacher)[NAMES[0]] == [DONE, DONE, LEFT, LEFT, LEFT]
    pupil.open("/account")
    pupil.see(".devices")
    assert pupil.count(".papers input[name=name], [data-act=delete]") == 0  # the class has those
