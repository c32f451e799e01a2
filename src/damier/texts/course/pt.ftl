### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Faz um lance.
course-capture = { turn }. Come o que puderes.
course-most = { turn }. Encontra a captura que tem prioridade.
course-crown = { turn }. Faz uma dama.
course-win = { turn }. Encontra o lance que ganha.
course-draw = { turn }. Encontra o lance que salva o empate.
