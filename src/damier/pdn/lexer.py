"""The words of PDN, as one expression; and a second that knows a whole plain game at once.

The order of the alternatives settles what looks alike: `1-1` is a result, `1-18` a move, `(!)` a
mark and `(` a variation, `2-0[White "…"]` a result and a tag. Single characters are repeated
possessively; groups that can backtrack are not, since Python before 3.11.5 loses matches there.
"""

from __future__ import annotations

import re

_ANY_SIGN = r"[ \t]*+[-–—−xX×хХ:][ \t]*+"
_DASH = r"[ \t]*+[-–—−][ \t]*+"

# A move as it should be; `1-1` and the like are left for results, `07-12` for odd moves.
_MOVE = (
    r"(?:(?!(?P<twice>[0-9]++)-(?P=twice)\b)[1-9][0-9]?[-x:][1-9][0-9]?(?:[x:][1-9][0-9]?)*"
    r"|[a-p][1-9][0-9]?[-x:][a-p][1-9][0-9]?(?:[x:][a-p][1-9][0-9]?)*)(?![\w\-:])"
)
_ODD_MOVE = (
    rf"(?:[0-9]{{1,2}}(?:{_ANY_SIGN}[0-9]{{1,2}})+|[a-pA-P][0-9]{{1,2}}(?:(?:{_ANY_SIGN})?[a-pA-P][0-9]{{1,2}})+"
    r"|[0-9]{4})(?!\w)"
)
_RESULT = (
    rf"(?:1/2{_DASH}1/2|½{_DASH}½|0[.,]5{_DASH}0[.,]5"
    rf"|[0-9]{{1,2}}[-+=]{_DASH}[0-9]{{1,2}}[-+=](?![0-9])"
    rf"|0{_DASH}[0-9]{{1,2}}|[0-9]{{1,2}}{_DASH}0|(?P<points>[1-9][0-9]?){_DASH}(?P=points))(?![\w\-:])"
)
# A result with the number of the next game's first move right behind it: `0-001.33-29`.
_GLUED = (
    r"(?:[02]-[02]|1-[01]|0-1|1/2-1/2)"
    r"(?=0?1\.[ \t]*+(?:[0-9]{1,2}|[a-p][0-9]{1,2})[ \t]*+[-x:])"
)
_TAG = (
    r'\[\s*+(?P<name>[^\W\d]\w*+)\s*+"'
    r'(?P<value>(?:[^"\\\n]|\\.|\n(?![ \t]*+(?:\n|\[|[0-9]+\.))){0,3000}+)"\s*+\]'
)
_LOOSE_TAG = (
    r'^\[[ \t]*+(?P<loose_name>[^\W\d]\w*+)[ \t]*+"(?P<loose_value>[^\n]{0,1000})"[ \t]*+\](?=\s|$)'
)
_BARE_TAG = (
    r"^[ \t]*+\[[ \t]*+(?P<bare_name>[^\W\d]\w*+)[ \t]++(?P<bare_value>[^\]\"\n]*+)\][ \t]*+$"
)

TOKEN = re.compile(
    rf"""\s*+(?:
    (?P<glued>{_GLUED})
    |(?P<move>{_MOVE})
    |(?P<number>[0-9]{{1,4}}[ \t]*+\.(?![ \t]*+\.))
    |(?P<black_number>[0-9]{{1,4}}[ \t]*+\.(?:[ \t]*+\.)+)
    |(?P<result>{_RESULT})
    |(?P<comment>\{{(?P<inside>[^{{}}]*+)\}})
    |(?P<odd_move>{_ODD_MOVE})
    |(?P<tag>{_TAG})
    |(?P<mark>[!?]++|\((?:[!?]++|\*)\))
    |(?P<open>\()
    |(?P<close>\))
    |(?P<nag>\$[0-9]{{1,6}})
    |(?P<star>\*)
    |(?P<brace>\{{)
    |(?P<setup>/[ \t]*+FEN\s*+"(?P<fen>[^"]{{0,3000}}+)"\s*+/)
    |(?P<percent>^%[^\n]*+)
    |(?P<semicolon>;[^\n]*+)
    |(?P<null>[-–—−]{{1,3}}(?![\w]))
    |(?P<dots>[.…]++)
    |(?P<bare_number>[0-9]{{1,3}}(?=\s++[0-9a-pA-P]))
    |(?P<loose_tag>{_LOOSE_TAG})
    |(?P<bare_tag>{_BARE_TAG})
    |(?P<junk>\[[^\]\n]*+\]?+|[^\s\[\](){{}}]++|[\]}}])
    )""",
    re.VERBOSE | re.MULTILINE,
)

_PLAIN_MOVE = (
    r"(?:[1-9][0-9]?[-x][1-9][0-9]?(?:x[1-9][0-9]?)*"
    r"|[a-l][1-9][0-9]?[-x:][a-l][1-9][0-9]?(?:[x:][a-l][1-9][0-9]?)*)"
)
_SAID = r"\{[^{}]*+\}\s*+"
# Tags, then moves with comments, marks and variations as they should be, then a result: the core
# steps over what is no move. Anything else is read token by token. There is only one way to match
# comments, lest many of them be tried in every way: `(?!\{)`. No group is possessive: before 3.11.5
# Python matches such groups wrongly.
PLAIN_GAME = re.compile(
    r'(?P<tags>(?:\[[A-Z]\w*+ "[^"\\\n]*+"\][ \t]*+\n?+[ \t]*+)*)\s*+'
    rf"(?P<body>(?:{_SAID})*(?!\{{)(?:1\.(?!\.)\s*+)?(?:"
    rf"(?!(?P<points>[0-9]++)-(?P=points)\b){_PLAIN_MOVE}(?=[\s!?{{()$])[!?]*+\s*+"
    r"|(?!1\.(?!\.))[1-9][0-9]{0,3}\.++\s*+"
    rf"|{_SAID}"
    r"|\$[0-9]{1,6}(?=[\s{()])\s*+"
    rf"|\((?![!?*])\s*+(?:{_SAID})*(?!\{{)(?:1\.(?!\.)\s*+)?"
    r"|\)\s*+"
    r")*)"
    r"(?P<result>2-0|0-2|1-1|1-0|0-1|1/2-1/2|0-0|\*)\s*+(?=\[|\Z)"
)
SAID = re.compile(_SAID)
DECORATED = re.compile(r"[{($!?]")
OFFENCES = re.compile(r"\[%(?:huff|stood|open)")  # moves that the core refuses
PLAIN_TAG = re.compile(r'\[([A-Z]\w*+) "([^"\\\n]*+)"\]')

PLAIN_MOVES = re.compile(r"[a-l]?[0-9]++[-x:]\S++")

CONTROL = re.compile(r"[\0-\x08\x0e-\x1b\x7f]")  # no text has these
# No token that is told by what follows needs to see further than this.
LOOKAHEAD = 4096
BRACES = re.compile(r"[{}]|\n[ \t]*+\[[A-Z]\w*+[ \t]++\"")
AFTER_RESULT = re.compile(r"[ \t]*+(?:\{(?P<inside>[^{}]{0,3000}+)\}|(?P<star>\s*+\*(?=\s|\Z)))")
COMMENT = re.compile(r"\{(?P<inside>[^{}]*+)\}")
TAIL = re.compile(r"\s*+(?:\{[^{}]*+\}\s*+)+\Z")
NEXT_TAG = re.compile(r'^[ \t]*+\[[^\W\d]\w*+[ \t]*+"', re.MULTILINE)
_SIGNS = str.maketrans("–—−X×хХ", "---xxxx")
_NAMES = re.compile(r"[a-p]?[0-9]{1,2}")


def tidy_move(text: str) -> str:
    """Write a move as the core reads it: `1 – 7` as `1-7`, `3228` as `32-28`, `a3b4` as `a3-b4`."""
    compact = "".join(text.split()).translate(_SIGNS).lower()
    if compact.isdigit():
        return f"{compact[:2]}-{compact[2:]}"
    signs = re.sub(r"[a-p]?[0-9]+", "", compact)
    names = (name.lstrip("0") or "0" for name in _NAMES.findall(compact))
    sign = "x" if "x" in signs else ":" if ":" in signs else "-"
    return sign.join(names)


def unescape(value: str) -> str:
    r"""Read `\"` and `\\` in a tag's value."""
    return re.sub(r"\\([\"\\])", r"\1", value) if "\\" in value else value


def escape(value: str) -> str:
    r"""Write `"` and `\` in a tag's value, and no line ends."""
    return " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
