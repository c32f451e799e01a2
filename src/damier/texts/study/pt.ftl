### damier, study: Portuguese. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] As pretas têm { $count } peças
        [blue] As azuis têm { $count } peças
        [green] As verdes têm { $count } peças
        [red] As vermelhas têm { $count } peças
       *[white] As brancas têm { $count } peças
    }, mas na caixa só há { $most }.
setup-man-on-crown-row = O peão { $colour ->
        [black] preto
        [blue] azul
        [green] verde
        [red] vermelho
       *[white] branco
    } na casa { $square } está na sua última fila: aí é uma dama.
setup-run = A conta de lances seguidos é de uma dama que não está lá.
fen-too-long = Isso é mais comprido do que qualquer posição: no máximo { $most } caracteres.
fen-turn = Uma posição começa com W ou B, conforme quem joga. Esta começa com «{ $got }».
fen-sides = As peças vão em duas listas, como em W:W31-50:B1-20: uma para W e outra para B.
fen-item = «{ $got }» não é uma casa. Escreve 31, K12 para uma dama, ou 31-35 para uma fila de peões.
fen-no-such-square = Neste tabuleiro não há a casa { $square }: a última é { $last }.
fen-letters = Este tabuleiro tem { $count } casas, mas foram dadas { $got }.
fen-unclear = Isso ainda não é uma posição. Escreve-a como W:W31-50:B1-20.
move-unclear = Isso ainda não é uma jogada. Escreve-a como 32-28 ou 19x28.
move-ambiguous = Várias capturas começam e acabam assim. Diz também as casas pelo meio.

## Written games

diagram-title = Tabuleiro de damas

## Analysis

analysis-tab = Análise · damier
analysis-board = Tabuleiro de análise
analysis-waiting = O motor está a pensar para outros. A seguir és tu.
analysis-lost = A ligação ao motor caiu. Volta a ligá-lo para continuar.
analysis-no-table = Esta partida não está aberta para ti. Pede o link para assistir.
analysis-offline = A ligação ao servidor caiu. Podes continuar a ver o jogo; os lances e o motor esperam que ela volte.
analysis-bad-link = Este link não se conseguiu ler. Talvez esteja cortado.
analysis-threads = Threads
analysis-tables = Tabelas de finais
analysis-deeper = Ir mais fundo
analysis-draw = Desenhar no tabuleiro
analysis-bar = Quem vai à frente
analysis-lines = Variantes do motor
analysis-play-line = Jogar até aqui
analysis-engine = Motor
analysis-multipv = Variantes
analysis-effort = Profundidade { $depth }, { $nodes } milhões de posições, { $speed } milhões por segundo
analysis-moves = Lances
analysis-no-moves = Faz uma jogada no tabuleiro, ou abre uma partida.
analysis-not-playable = Não foi possível jogar isto.
analysis-put = nova posição
analysis-first = Ao início
analysis-earlier = Um lance atrás
analysis-later = Um lance à frente
analysis-last = Ao fim
analysis-turn = Rodar o tabuleiro
analysis-edit = Montar
analysis-papers = Abrir, guardar
analysis-from = Jogar a partir daqui
from-hint = Contra o computador, a partir da posição no tabuleiro.
from-go = Começar
analysis-judge = Avaliar a partida
analysis-judging = A avaliar a partida
analysis-stop = Parar
analysis-table = Tabela de finais:
analysis-table-draw = empate se ambos jogarem o melhor possível.
analysis-table-plies = { $plies ->
        [1] decidida em { $plies } lance.
       *[other] decidida em { $plies } lances, contando os dois lados.
    }
analysis-graph-ahead = { side } à frente
analysis-graph-move = { $move }: { $score }
analysis-graph-start = O início

## The verdict above the lines

verdict-even = Mais ou menos igual
verdict-better = As { side.low } estão um pouco melhor
verdict-ahead = { $men ->
        [1] As { side.low } têm cerca de { $men } peão a mais
       *[other] As { side.low } têm cerca de { $men } peões a mais
    }
verdict-wins = { $moves ->
        [1] As { side.low } ganham em { $moves } lance
       *[other] As { side.low } ganham em { $moves } lances
    }
verdict-table-win = { $moves ->
        [0] As { side.low } ganharam
        [1] As { side.low } ganham de certeza, em { $moves } lance
       *[other] As { side.low } ganham de certeza, em { $moves } lances
    }
verdict-table-draw = Empate certo

## A reader's notes to a move

note-title = Notas a { $move }
note-signs = Sinal
note-comment = Comentário a { $move }
note-promote = Subir esta variante
note-remove = Tirar { $move } e o que se segue
note-drawn = Desenhado:
note-draw-how = Toca em duas casas para uma seta, duas vezes na mesma para um círculo.
note-wipe = Apagar
sign-1 = Bom lance
sign-2 = Lance fraco
sign-3 = Lance muito bom
sign-4 = Lance muito fraco
sign-5 = Lance interessante
sign-6 = Lance duvidoso

## Setting up a position

edit-title = Montar uma posição
edit-hint = Clica numa casa para a mudar: peão, dama, vazia. O outro botão do rato põe a outra cor; ou escolhe uma peça e depois as suas casas.
edit-rules = Regras
edit-pieces = Peça
edit-cycle = Mudar a cada clique
edit-turn = Jogam
edit-fen = Como texto (FEN)
edit-done = Analisar isto
edit-clear = Esvaziar o tabuleiro
edit-start = Posição inicial
edit-leave = Voltar
edit-over = Aqui a partida acabou. { $text }

## Games in and out

papers-title = Abrir e guardar
papers-paste = Cola uma partida (PDN)
papers-read = Abrir
papers-upload = De um ficheiro…
papers-several = { $count ->
        [1] { $count } partida. Abre-a:
       *[other] { $count } partidas. Qual?
    }
papers-more = Só aparecem as primeiras { $count } partidas.
papers-keep = Esta partida
papers-save = Guardar como PDN
papers-copy = Copiar como PDN
papers-copied = Copiado
papers-position = Esta posição
papers-link = Copiar o link
players-title = Jogadores
players-edit = Mudar os nomes
recent-title = As tuas últimas análises
recent-where = Guardadas só neste navegador: as últimas { $most }.
recent-moves = { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
recent-remove = Apagar { $name }
recent-removed = Apagado: { $name }.
recent-restore = Repor
recent-none = Este navegador não guarda nada. Guarda como PDN o que queres voltar a ver.
papers-link-game = Copiar o link do jogo
papers-link-too-long = Este jogo é longo de mais para um link. Guarda-o como PDN.
papers-problem = Linha { $line } do ficheiro: { $message }

## Openings: what was played in a position

openings-title = Partidas
openings-looking = À procura…
openings-whose = De quem são as partidas
openings-all = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
openings-own = As minhas partidas
openings-none = Ninguém passou por aqui. A partir daqui estás por tua conta.
openings-none-own = Ainda não jogaste esta posição.
openings-move = Lance
openings-count = Partidas
openings-results = Resultados
openings-last = Última vez

## House rules: why a rule does not go with the others

house-clash = Isto não encaixa nas outras regras.
house-clash-board-width = Um tabuleiro tem de 4 a 14 casas de largura, um número par; no máximo 10 quando se joga em todas.
house-clash-board-height = Um tabuleiro tem de 4 a 14 casas de altura, um número par; no máximo 10 quando se joga em todas.
house-clash-board-men-rows = Os peões ficam em filas da sua metade, e entre os dois lados fica livre pelo menos uma fila.
house-clash-colours-black = Os dois lados precisam de cores diferentes.
house-clash-lines-move = Quando se joga numa casa sim, outra não, as peças andam na diagonal; em todas, andam a direito.
house-clash-lines-capture = As peças que andam a direito também capturam a direito; as que andam na diagonal capturam na diagonal, ou das duas maneiras.
house-clash-man-steps = Para andar para o lado é preciso um tabuleiro em que se jogue em todas as casas.
house-clash-king-lands = Uma dama que anda casa a casa cai sempre logo atrás da peça que come.
house-clash-king-limit = O limite é um número de 0 a 255.
house-clash-capture-priority = Para haver ordem nas capturas, tem de ser obrigatório capturar e acabar a captura, e cada ponto aparece uma só vez.
house-clash-end-first-king-wins = Onde ganha quem perde tudo, a primeira dama não pode ganhar também.
house-clash-table-offences = Os descuidos e o que se pode fazer andam juntos: indica as duas coisas, ou nenhuma.
house-clash-table-remedies = Onde ninguém tem de capturar, ninguém se pode esquecer disso.
house-clash-table-huff-is-turn = Com estas regras não se sopra.
house-clash-touch-straightening = Endireitar só é uma exceção onde a peça tocada tem de ser jogada.
house-clash-draws = O empate por acordo está sempre nas regras, e cada conta é de 1 no mínimo.

## Rules pages

rules-tab = Regras · damier
rules-shelf = As regras de todos os jogos
rules-all = Todas as folhas
rules-course = Fazer o curso
rules-change = Mudar estas regras
rules-count = { $count ->
        [1] { $count } artigo
       *[other] { $count } artigos
    }
rules-examples = Exemplos
rules-example = Exemplo { $number }
rules-nothing-to-try = Aqui não há nada para experimentar no tabuleiro.
rules-again = Colocar outra vez
rules-done = É isso.
rules-other = Isso também se pode jogar. O artigo fala de { $move }.

## House rules

house-tab = Regras da casa · damier
house-title = Regras da casa
house-intro = Cada família joga um pouco à sua maneira. Começa com uma folha, muda o que quiseres e joga.
house-base = Começar com
house-name = O nome
house-own-name = { $name }, à nossa maneira
house-preview = O que dizem agora as regras
house-changes = { $count ->
        [0] sem mudanças
        [1] { $count } mudança
       *[other] { $count } mudanças
    }
house-earlier = Subir: { $text }
house-draws = Empate
house-count = Quantas vezes
house-play = Jogar
house-share = Copiar o link
house-read = Ler e experimentar
house-save = Guardar em ficheiro
house-back = Voltar às regras
house-bad-link = Não foi possível ler estas regras. Talvez o link esteja cortado.
house-clashes = { $count ->
        [1] Uma regra ainda não encaixa nas outras. Está marcada.
       *[other] { $count } regras ainda não encaixam nas outras. Estão marcadas.
    }

ballot-ask = Sortear a abertura
ballot-none = Não
ballot-drawn = Por sorteio: { $opening }.
ballot-placed = Por sorteio, pedras mudadas de casa: { $opening }.
ballot-free = Por sorteio: abertura livre.
ballot-off = Retiradas antes: { $squares }.
deck-english-two-move = Dois lances
deck-english-three-move = Três lances
deck-english-eleven-man = Onze pedras cada
deck-italian-two-move = Dois lances
deck-russian-fmjd = Tabela da FMJD
deck-brazilian-fmjd = Tabela da FMJD
deck-russian-idf-basic = Tabela da IDF, aberturas simples
deck-brazilian-idf-basic = Tabela da IDF, aberturas simples
