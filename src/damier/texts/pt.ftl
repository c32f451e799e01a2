### damier, Portuguese (português). Written from en.ftl, which explains the variables and the tone.
### European Portuguese, with tu.
###
### Sides are feminine plural ("as brancas"): .low is the lower-case name for the middle of a
### sentence, always after an article. Pieces: .def with the article, .start the same with a capital,
### .yours with the possessive.

# The two endings of a draw rule.
-may-claim = qualquer um dos dois pode reclamar o empate
-drawn = a partida fica empatada

## Sides and pieces

side = { $colour ->
        [black] Pretas
        [blue] Azuis
        [green] Verdes
        [red] Vermelhas
       *[white] Brancas
    }
    .low = { $colour ->
        [black] pretas
        [blue] azuis
        [green] verdes
        [red] vermelhas
       *[white] brancas
    }
winner = { $winner ->
        [black] Pretas
        [blue] Azuis
        [green] Verdes
        [red] Vermelhas
       *[white] Brancas
    }
    .low = { $winner ->
        [black] pretas
        [blue] azuis
        [green] verdes
        [red] vermelhas
       *[white] brancas
    }
loser = { $loser ->
        [black] Pretas
        [blue] Azuis
        [green] Verdes
        [red] Vermelhas
       *[white] Brancas
    }
    .low = { $loser ->
        [black] pretas
        [blue] azuis
        [green] verdes
        [red] vermelhas
       *[white] brancas
    }
piece = { $piece ->
        [king] dama
       *[man] peão
    }
    .def = { $piece ->
        [king] a dama
       *[man] o peão
    }
    .start = { $piece ->
        [king] A dama
       *[man] O peão
    }
    .yours = { $piece ->
        [king] a tua dama
       *[man] o teu peão
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] dama preta
           *[man] peão preto
        }
        [blue] { $piece ->
            [king] dama azul
           *[man] peão azul
        }
        [green] { $piece ->
            [king] dama verde
           *[man] peão verde
        }
        [red] { $piece ->
            [king] dama vermelha
           *[man] peão vermelho
        }
       *[white] { $piece ->
            [king] dama branca
           *[man] peão branco
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, vazia
turn = Jogam as { side.low }

## Refused moves

refusal-must-capture = { $count ->
        [one] A tua peça na casa { $squares } pode comer, e comer é obrigatório.
       *[other] As tuas peças nas casas { $squares } podem comer, e comer é obrigatório. Escolhe uma delas.
    }
    .title = É preciso comer
refusal-must-finish-capture = A captura ainda não acabou: continua com { piece.yours } a partir da casa { $from } até não haver mais nada para comer.
    .title = Continua a comer
refusal-must-take-most = { $count ->
        [one] Assim comes { $taken ->
            [1] uma
           *[other] { $taken }
        }. A tua peça na casa { $squares } pode comer { $most }, e tens de comer o maior número.
       *[other] Assim comes { $taken ->
            [1] uma
           *[other] { $taken }
        }. As tuas peças nas casas { $squares } podem comer { $most } cada uma, e tens de comer o maior número.
    }
    .title = Come o maior número
refusal-must-take-most-value = { $count ->
        [one] A tua peça na casa { $squares } pode fazer uma captura que vale mais. Uma dama vale quase dois peões.
       *[other] As tuas peças nas casas { $squares } podem fazer uma captura que vale mais. Uma dama vale quase dois peões.
    }
    .title = A captura mais valiosa
refusal-must-capture-with-king = { $count ->
        [one] A tua dama na casa { $squares } também pode comer, e é obrigatório comer com a dama.
       *[other] As tuas damas nas casas { $squares } também podem comer, e é obrigatório comer com uma dama.
    }
    .title = As damas comem primeiro
refusal-must-take-most-kings = { $count ->
        [one] Da casa { $squares } podes comer o mesmo número de peças, com mais damas entre elas. Essa captura tem prioridade.
       *[other] Das casas { $squares } podes comer o mesmo número de peças, com mais damas entre elas. Essas capturas têm prioridade.
    }
    .title = Onde há mais damas
refusal-must-take-king-first = { $count ->
        [one] Duas capturas estão iguais até aqui. A que sai da casa { $squares } encontra mais cedo uma dama, por isso tem prioridade.
       *[other] Várias capturas estão iguais até aqui. As que saem das casas { $squares } encontram mais cedo uma dama, por isso têm prioridade.
    }
    .title = À dama, o mais cedo possível
refusal-king-limit = A tua dama na casa { $from } já jogou bastantes vezes seguidas. Agora come, ou joga outra peça.
    .title = Deixa essa dama descansar
refusal-out-of-turn = Agora jogam as { side.low }. A seguir é a tua vez.
    .title = Um momento
refusal-game-over = Esta partida já está decidida. Começa outra quando quiseres.
    .title = A partida acabou
refusal-no-such-square = Este tabuleiro não tem nenhuma casa assim.
    .title = Fora do tabuleiro
refusal-same-square = Uma jogada tem de acabar numa casa diferente daquela onde começou.
    .title = Ainda no mesmo sítio
refusal-empty-square = Na casa { $from } não há nada para jogar.
    .title = Uma casa vazia
refusal-not-your-piece = { piece.start } na casa { $from } é do outro lado.
    .title = Não é das tuas
refusal-occupied = Na casa { $squares } já está uma peça. Em cada casa só cabe uma.
    .title = Essa casa está ocupada
refusal-off-line = Nenhuma linha que { piece.yours } possa seguir vai da casa { $from } à casa { $squares }.
    .title = Fora da linha
refusal-backward-move = Um peão nunca anda para trás. Quando for dama, já poderá.
    .title = Os peões não andam para trás
refusal-too-far = { $piece ->
        [king] Aqui uma dama anda uma casa, ou salta por cima de uma peça mesmo ao lado.
       *[man] Um peão anda uma casa, ou salta por cima de uma peça mesmo ao lado.
    }
    .title = Demasiado longe
refusal-jumps-own-piece = A tua própria peça na casa { $squares } está no caminho, e não a podes saltar.
    .title = A tua própria peça está no caminho
refusal-no-room-behind = Atrás da peça na casa { $squares } não há uma casa livre onde cair, por isso ela está a salvo.
    .title = Não há lugar onde cair
refusal-nothing-to-capture = No caminho para a casa { $squares } não há nenhuma peça para comer.
    .title = Ali não há nada para comer
refusal-backward-capture = Um peão nunca come para trás, por isso a peça na casa { $squares } está a salvo dele.
    .title = Os peões não comem para trás
refusal-man-takes-king = A dama na casa { $squares } está a salvo dos peões: só outra dama a pode comer.
    .title = Um peão não come damas
refusal-jumped-twice = A peça na casa { $squares } já foi comida e só espera que a levantem. Não a podes saltar outra vez.
    .title = Nunca duas vezes a mesma peça
refusal-turns-back = Entre dois saltos podes virar à esquerda ou à direita, mas não dar meia-volta.
    .title = Sem dar meia-volta
refusal-must-land-next = Atrás da peça na casa { $squares }, a tua dama só pode parar na casa logo a seguir.
    .title = Fica logo atrás
refusal-must-stop-behind-king = A última peça que comes, na casa { $squares }, é uma dama: fica na casa logo atrás dela.
    .title = Fica logo atrás da dama
refusal-crowning-ends-turn = O teu peão tornou-se dama na casa { $squares }, e aí acaba a sua jogada.
    .title = Já é dama, e por agora chega
refusal-touched-piece = Tocaste primeiro na peça da casa { $squares }, por isso é essa que se joga.
    .title = Peça tocada, peça jogada

## Buttons under a refusal

action-play = Jogar { $move }
action-show = Mostra-me
action-read = Ler o artigo { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.start } na casa { $square } podia ter-te comido uma peça. Em vez disso, as { side.low } jogaram { $move }.
       *[other] { piece.start } na casa { $square } podia ter-te comido { $count } peças. Em vez disso, as { side.low } jogaram { $move }.
    }
    .title = As { side.low } esqueceram-se de comer
offence-too-few = As { side.low } comeram { $taken ->
        [1] uma
       *[other] { $taken }
    } com { $move }. { piece.start } na casa { $square } podia ter comido { $count }.
    .title = As { side.low } comeram a menos
offence-unfinished = As { side.low } pararam depois de { $move }. Assim comeram { $taken ->
        [1] uma
       *[other] { $taken }
    }; a captura inteira come { $count }.
    .title = As { side.low } ficaram a meio

## What the opponent may do about it

remedy-huff = Soprar { piece.def } na casa { $square }
    .consequence = { $turn ->
        [yes] Sai do tabuleiro. Era a tua vez.
       *[no] Sai do tabuleiro. O sopro não gasta a vez: ainda jogas.
    }
remedy-withdraw = Mandar refazer a jogada
    .consequence = A jogada é anulada e a captura tem de ser feita.
remedy-stand = Deixar passar
    .consequence = Não digas nada e continua a jogar. Depois já passou o momento.
huffed = As { side.low } sopram { piece.def } na casa { $square }.
withdrawn = As { side.low } pedem que a jogada volte atrás. Agora a captura tem de ser feita.
stood = As { side.low } deixam passar.
huff-cry = { $turn ->
        [yes] Soprada!
       *[no] Soprar não é jogar!
    }

## Touching pieces

touch-must-move = Tocaste { $piece ->
        [king] na dama
       *[man] no peão
    } da casa { $square }, por isso joga essa peça.
    .title = Peça tocada, peça jogada
touch-must-take = Tocaste { $piece ->
        [king] na dama
       *[man] no peão
    } da casa { $square }. Pode comer, por isso come com essa peça.
    .title = Peça tocada, peça jogada
touch-straighten = Endireitar
    .announcement = Só estou a endireitar.
touch-hand-off = A tua mão largou a peça, por isso a jogada está feita.
    .title = Peça largada, peça jogada

## What a player may choose at any time

option-offer-draw = Propor empate
option-accept-draw = Aceitar o empate
option-decline-draw = Continuar a jogar
option-claim-draw = Reclamar o empate
option-resign = Desistir
    .confirm = Desistes desta partida?
option-take-back = Desfazer
option-again = Outra vez, trocando as cores
draw-offered = As { side.low } propõem empate. Aceitas?
    .title = Empate?
draw-declined = As { side.low } preferem continuar a jogar.
take-back-asked = As { side.low } gostavam de desfazer a última jogada.
    .title = Desfazer a jogada?

## How a game ended

result-win = Ganham as { winner.low }
result-draw = Empate
result-aborted = Anulada
result-archived = Do arquivo
result-unfinished = Ainda em jogo

outcome-no-move = As { loser.low } já não podem jogar.
outcome-no-pieces = As { loser.low } já não têm peças.
outcome-no-move-wins = As { winner.low } já não podem jogar, e aqui é assim que se ganha.
outcome-no-pieces-wins = As { winner.low } perderam todas as peças, e aqui é assim que se ganha.
outcome-first-king = As { winner.low } têm a primeira dama, e isso decide esta partida.
outcome-resign = As { loser.low } desistiram.
outcome-flag = Acabou o tempo das { loser.low }.
outcome-left = As { loser.low } deixaram a mesa.
outcome-aborted = Foi anulada antes de começar a sério.
outcome-archived = Foi guardada por uma versão mais antiga: podes vê-la, mas não continuar a jogar.
outcome-agreement = Os dois jogadores concordaram.
outcome-same-move = A mesma jogada foi feita { $times } vezes seguidas.
outcome-return = Uma peça voltou à mesma casa { $times ->
        [2] duas vezes
       *[other] { $times } vezes
    }.
outcome-repetition = A mesma posição apareceu { $times } vezes.
outcome-quiet-moves = { $moves ->
        [one] { $moves } lance de cada lado sem capturas e sem mexer nenhum peão.
       *[other] { $moves } lances de cada lado sem capturas e sem mexer nenhum peão.
    }
outcome-material = { $moves ->
        [one] Com tão poucas peças, esgotou-se a conta de { $moves } lance de cada lado.
       *[other] Com tão poucas peças, esgotou-se a conta de { $moves } lances de cada lado.
    }
outcome-material-now = Com estas peças a partida fica empatada.
outcome-balance = { $moves ->
        [one] A relação de forças não mudou durante { $moves } lance de cada lado.
       *[other] A relação de forças não mudou durante { $moves } lances de cada lado.
    }
outcome-one-each = Cada lado só tem uma peça.
outcome-nobody-can-win = Já nenhum dos dois pode ganhar.

## Draw rules on the rules page

draw-agreement = Os jogadores podem combinar o empate em qualquer momento.
draw-same-move = Quando um jogador fizer a mesma jogada { $times } vezes seguidas, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return = Quando um jogador jogar sempre com a mesma peça e voltar com ela à mesma casa { $times ->
        [2] duas vezes
       *[other] { $times } vezes
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return-king = Quando um jogador jogar sempre com a mesma dama e voltar com ela à mesma casa { $times ->
        [2] duas vezes
       *[other] { $times } vezes
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-repetition = Quando a mesma posição, com o mesmo lado a jogar, tiver aparecido { $times } vezes, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-quiet-moves = Quando cada lado tiver feito { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances seguidos
    } sem capturas e sem mexer nenhum peão, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material = Peças que restam a um lado: { $stronger }; ao outro: { $weaker }. Se ninguém ganhar em { $moves ->
        [one] mais { $moves } lance
       *[other] mais { $moves } lances
    } de cada lado, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-road = Peças que restam a um lado: { $stronger }; ao outro, que domina a grande diagonal (o rio): { $weaker }. Se ninguém ganhar em { $moves ->
        [one] mais { $moves } lance
       *[other] mais { $moves } lances
    } de cada lado, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
material-kings = { $kings ->
        [1] uma dama
        [2] duas damas
        [3] três damas
       *[other] { $kings } damas
    }
material-kings-or-more = { $kings ->
        [1] uma dama ou mais
        [2] duas damas ou mais
        [3] três damas ou mais
       *[other] { $kings } damas ou mais
    }
material-men = { $men ->
        [1] um peão
        [2] dois peões
        [3] três peões
       *[other] { $men } peões
    }
draw-balance = Quando os dois lados tiverem damas, restarem de { $fewest } a { $most } peças e passarem { $moves } lances de cada lado sem capturas nem damas novas, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-now = Peças que restam a um lado: { $stronger }; ao outro: { $weaker }. Então { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-one-each = Quando cada lado só tem uma peça, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-nobody-can-win = { $how ->
        [claim] Quando já nenhum dos dois pode ganhar, a partida é empate: os jogadores combinam-no, ou o programa mostra a prova.
       *[automatic] Quando já nenhum dos dois pode ganhar, a partida fica empatada.
    }
draw-option = Esta regra só conta se os dois jogadores a quiserem antes de começar.

## Draw counters beside the board

counter-agreement = Empate só por acordo, em qualquer momento
counter-same-move = { $done ->
        [0] Ainda nenhuma jogada repetida: à { $limit }.ª vez seguida é empate
       *[other] { $move }: { $done } de { $limit } vezes seguidas
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Ainda nenhuma peça voltou: à segunda é empate
           *[other] Ainda nenhuma peça voltou: à { $limit }.ª vez é empate
        }
        [1] { $limit ->
            [2] De volta a { $square } uma vez: à segunda é empate
           *[other] De volta a { $square }: { $done } de { $limit } vezes
        }
       *[other] De volta a { $square }: { $done } de { $limit } vezes
    }
counter-repetition = { $done ->
        [0] Ainda sem repetição
        [1] Ainda sem repetição
       *[other] Mesma posição: { $done } de { $limit } vezes
    }
counter-quiet-moves = { $limit ->
        [one] { $done } de { $limit } lance sem capturas nem peões mexidos
       *[other] { $done } de { $limit } lances sem capturas nem peões mexidos
    }
counter-material = { $limit ->
        [one] { $done } de { $limit } lance para ganhar com tão poucas peças
       *[other] { $done } de { $limit } lances para ganhar com tão poucas peças
    }
counter-material-now = Com estas peças pode reclamar-se o empate
counter-balance = { $limit ->
        [one] { $done } de { $limit } lance sem mudar a relação de forças
       *[other] { $done } de { $limit } lances sem mudar a relação de forças
    }
counter-one-each = Empate assim que cada lado só tenha uma peça
counter-nobody-can-win = Empate assim que ninguém possa ganhar

## Rule sheets

sheet-hotte-nl = Hötte, folheto neerlandês
    .special = Tens de comer o maior número, e andar para lá e para cá dá empate.
sheet-hotte-fr = Hötte, folheto francês
    .special = Como a página neerlandesa, mas uma repetição só é empate se o pedires.
sheet-english = Hötte, folheto inglês
    .special = Começam as pretas. Damas curtas, e comes a peça que quiseres.
sheet-swedish = Hötte, folheto sueco
    .special = A dama cai logo atrás da peça que come. Captura esquecida? Exige-a, ou sopra.
sheet-danish = Hötte, folheto dinamarquês
    .special = Coroado a meio da captura, o peão segue já como dama.
sheet-norwegian = Hötte, folheto norueguês
    .special = Damas curtas, mas tens de comer o maior número. Um descuido fica ou refaz-se.
sheet-finnish = Hötte, folheto finlandês
    .special = Começam as pretas. Os peões comem só para a frente, as damas voam e tu escolhes a captura.
sheet-kndb = Folheto da Real Federação Neerlandesa de Damas
    .special = Dezasseis regras curtas. Aponta um descuido, ou simplesmente continua a jogar.
sheet-djeco = Folheto da Djeco
    .special = Azuis contra verdes em casas vermelhas; e quem se esquece de comer leva um sopro.
sheet-international = Damas internacionais
    .special = O jogo da federação mundial em 100 casas: damas que voam, e tens de comer o maior número.
sheet-frisian = Damas frísias
    .special = Come-se na diagonal e também a direito, e uma dama vale quase dois peões.
sheet-russian = Damas russas
    .special = Escolhe a tua captura; e um peão coroado a meio dela avança em força como dama.
sheet-brazilian = Damas brasileiras
    .special = As damas internacionais no tabuleiro pequeno, de 64 casas.
sheet-pool = Pool checkers
    .special = Damas que voam, captura à escolha, e começam as pretas.
sheet-english-wcdf = Damas inglesas
    .special = Checkers como os campeões o jogam: damas curtas, captura à escolha e empate aos 40 lances.
sheet-italian = Damas italianas
    .special = Nenhum peão come damas, e quatro regras dizem que captura tem prioridade.
sheet-spanish = Damas espanholas
    .special = Os peões comem só para a frente, as damas voam: come mais peças e, depois, mais damas.
sheet-portuguese = Damas clássicas portuguesas
    .special = O jogo espanhol nas casas escuras de um tabuleiro em espelho.
sheet-czech = Damas checas
    .special = As damas, que voam, comem antes dos peões; no resto, tu escolhes.
sheet-turkish = Damas turcas
    .special = Linhas direitas em todas as 64 casas, e cada peça comida é levantada logo.
sheet-thai = Damas tailandesas
    .special = Oito peões de cada lado. A dama cai logo atrás da peça que come e pode dar meia-volta.
sheet-canadian = Damas canadianas
    .special = O grande tabuleiro: 144 casas e trinta peões de cada lado.
sheet-srilankan = Damas do Sri Lanka
    .special = O grande tabuleiro de 144 casas, em espelho.
sheet-jamaican = Damas jamaicanas
    .special = Pool checkers num tabuleiro em espelho.
sheet-filipino = Damas filipinas
    .special = O jogo brasileiro num tabuleiro em espelho.
sheet-spantsiretti = Spantsiretti
    .special = Damas russas num tabuleiro com dez de largura e oito de altura.
sheet-killer = Damas killer
    .special = A dama que come outra dama em último lugar fica logo atrás dela, e assim duas damas ganham a uma.
sheet-breakthrough = Corrida à dama
    .special = Uma corrida: ganha a primeira dama.
sheet-antidraughts = Perde-ganha
    .special = O mundo às avessas: perde todas as peças e ganhas.
sheet-poddavki = Perde-ganha russo
    .special = Poddavki: a captura é obrigatória, por isso faz com que te comam tudo.
sheet-frysk = Frysk!
    .special = As damas frísias em miniatura: cinco peões de cada lado.

## Shelves

shelf-leaflet = Da caixa
shelf-federation = Como nas federações
shelf-other = Mais jogos
shelf-house = As tuas próprias regras

## Languages, the same in every catalogue

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = Regras: { $name }
heading-board = O tabuleiro
heading-moves = Movimentos
heading-capture = As capturas
heading-crowning = Fazer dama
heading-table = À mesa
heading-end = O fim da partida
heading-draws = Empates
heading-writing = Partidas escritas
heading-readings = Onde a folha se cala
article = Artigo { $article }
article-introduction = Introdução
reading-note = A folha não diz nada aqui; nós jogamos assim.
try-it = Experimenta
try-play = Jogam as { side.low }: experimenta { $move }.
try-refused = E que tal { $move }?
try-draw = Jogam as { side.low }: experimenta { $move } e observa o contador.

## Titles of articles

topic-board-size = O tamanho do tabuleiro
topic-board-squares = Em que casas se joga
topic-board-dark-corner = Como se põe o tabuleiro
topic-board-men-rows = A posição inicial
topic-start-first = Quem começa
topic-start-colours-by-lot = Quem joga com que cor
topic-colours-white = As peças
topic-colours-black = As peças
topic-colours-squares = A cor das casas
topic-lines-move = As linhas que as peças seguem
topic-lines-capture = Como se captura
topic-man-steps = Como anda o peão
topic-man-captures-backward = Como captura o peão
topic-man-captures-kings = Peões e damas
topic-king-flies = Como anda a dama
topic-king-lands = Onde cai a dama que captura
topic-king-limit = Lances com a mesma dama
topic-capture-compulsory = Capturar é obrigatório
topic-capture-finish = Até ao fim
topic-capture-priority = Que captura tem prioridade
topic-capture-priority-also = Dama ou peão
topic-capture-removal = Quando se levantam as peças capturadas
topic-capture-removal-also = Nunca duas vezes a mesma peça
topic-capture-turns-back = Virar entre saltos
topic-crowning-when = Fazer dama
topic-end-no-move = Ganhar e perder
topic-end-first-king-wins = A primeira dama
topic-table-remedies = Quando alguém se descuida
topic-table-offences = O que é um descuido
topic-table-huff-is-turn = O sopro
topic-touch-binds = Peça tocada, peça jogada
topic-touch-straightening = Endireitar as peças
topic-touch-hand-off-ends = Quando acaba uma jogada
topic-pdn-type = O número deste jogo
topic-pdn-notation = Os nomes das casas
topic-pdn-result = Os pontos
topic-pdn-result-order = Que pontos vêm primeiro
topic-draws = O empate

## The rules

rule-board-size = O tabuleiro tem { $width } × { $height } casas.
rule-board-squares-dark = Só se joga em metade das casas: uma sim, outra não.
rule-board-squares-all = Joga-se em todas as casas.
rule-board-dark-corner-left = Põe o tabuleiro de modo que o canto à tua esquerda seja uma casa em que se joga.
rule-board-dark-corner-right = Põe o tabuleiro de modo que o canto à tua direita seja uma casa em que se joga.
rule-board-men-rows = { $rows ->
        [1] Cada lado coloca { $men } peões na fila mais próxima de si.
       *[other] Cada lado coloca { $men } peões nas { $rows } filas mais próximas de si.
    }
rule-board-men-rows-apart = Cada lado coloca { $men } peões nas suas filas { $list }, contadas a partir da sua borda; as filas do meio e de trás ficam vazias.
rule-start-first = As { side.low } fazem a primeira jogada.
rule-start-colours-by-lot-yes = As cores são sorteadas.
rule-start-colours-by-lot-no = Os jogadores combinam quem joga com que cor; não há sorteio.
rule-colours-white-white = Um lado joga com as peças brancas.
rule-colours-white-blue = Um lado joga com as peças azuis.
rule-colours-white-red = Um lado joga com as peças vermelhas.
rule-colours-black-black = O outro lado joga com as peças pretas.
rule-colours-black-green = O outro lado joga com as peças verdes.
rule-colours-black-white = O outro lado joga com as peças brancas.
rule-colours-squares-dark = As peças ficam nas casas escuras.
rule-colours-squares-red = As peças ficam nas casas vermelhas.
rule-colours-squares-light = As peças ficam nas casas claras.

rule-lines-move-diagonal = As peças andam na diagonal.
rule-lines-move-orthogonal = As peças andam a direito, por filas e colunas.
rule-lines-capture-diagonal = Captura-se saltando na diagonal por cima de uma peça do outro lado para uma casa livre atrás dela.
rule-lines-capture-orthogonal = Captura-se saltando a direito, por uma fila ou uma coluna, por cima de uma peça do outro lado para uma casa livre atrás dela.
rule-lines-capture-both = Captura-se saltando por cima de uma peça do outro lado para uma casa livre atrás dela: na diagonal, e também a direito, por filas e colunas.
rule-man-steps-forward = Um peão anda uma casa para a frente.
rule-man-steps-forward-sideways = Um peão anda uma casa para a frente ou para o lado.
rule-man-captures-backward-yes = Um peão captura para a frente e para trás.
rule-man-captures-backward-no = Um peão nunca captura para trás.
rule-man-captures-kings-yes = Um peão pode capturar tanto peões como damas.
rule-man-captures-kings-no = Um peão não pode capturar uma dama; só outra dama pode.
rule-king-flies-yes = A dama voa: anda quantas casas livres quiser, para a frente e para trás, e também captura de longe.
rule-king-flies-no = A dama anda uma casa de cada vez, para a frente ou para trás.
rule-king-lands-anywhere = A dama que captura cai em qualquer casa livre atrás da peça que salta.
rule-king-lands-also = Se de uma dessas casas puder continuar a capturar, a dama tem de cair numa delas.
rule-king-lands-next = A dama que captura cai na casa logo atrás da peça que salta.
rule-king-lands-next-behind-last-king = A dama que captura cai em qualquer casa livre atrás da peça que salta; mas se a última peça que come for uma dama, fica logo atrás dela.
rule-king-limit = { $limit ->
        [one] Enquanto tiveres peões, a mesma dama não faz mais de { $limit } lance seguido sem capturar: joga outra peça pelo meio.
       *[other] Enquanto tiveres peões, a mesma dama faz no máximo { $limit } lances seguidos sem capturar: depois joga outra peça ou captura.
    }
rule-king-limit-none = A mesma dama pode jogar quantas vezes seguidas quiseres.

rule-capture-compulsory-yes = Se puderes capturar, tens de capturar.
rule-capture-compulsory-no = Podes capturar, mas não é obrigatório.
rule-capture-finish-yes = A captura continua enquanto a mesma peça puder saltar outra vez.
rule-capture-finish-no = Podes parar uma captura depois de qualquer salto.
rule-capture-priority-none = Se houver várias capturas possíveis, escolhe a que quiseres.
rule-capture-priority-most-pieces = { $place ->
        [1] Se houver várias capturas possíveis, faz a que come mais peças; uma dama conta como uma peça.
       *[other] Se ainda houver escolha, faz a que come mais peças.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Se houver várias capturas possíveis, faz a que vale mais: uma dama vale um pouco menos do que dois peões, mas mais do que um.
       *[other] Se ainda houver escolha, faz a que vale mais: uma dama vale um pouco menos do que dois peões, mas mais do que um.
    }
rule-capture-priority-with-king = { $place ->
        [1] Se tanto uma dama como um peão puderem capturar, captura com a dama.
       *[other] Se ainda houver escolha, captura com uma dama em vez de um peão.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Se houver várias capturas possíveis, faz a que come mais damas.
       *[other] Se ainda houver escolha, faz a que come mais damas.
    }
rule-capture-priority-king-first = { $place ->
        [1] Se houver várias capturas possíveis, faz a que encontra mais cedo uma dama.
       *[other] Se ainda houver escolha, faz a que encontra mais cedo uma dama.
    }
rule-capture-priority-also = A dama não tem prioridade: se nada mais decidir, captura com uma dama ou com um peão, como quiseres.
rule-capture-removal-after = As peças capturadas ficam no tabuleiro até toda a captura acabar.
rule-capture-removal-also = Numa captura nenhuma peça se pode saltar duas vezes, mas podes passar mais de uma vez por uma casa vazia.
rule-capture-removal-at-once = Cada peça capturada é levantada logo, o que pode abrir caminho ao salto seguinte.
rule-capture-turns-back-yes = Entre dois saltos, a peça pode virar para onde quiser.
rule-capture-turns-back-no = Entre dois saltos, a peça pode virar à esquerda ou à direita, mas não dar meia-volta.
rule-crowning-when-at-end = Um peão torna-se dama quando a sua jogada acaba na última fila. Se só lá passar enquanto captura, continua peão.
rule-crowning-when-stops = O peão que chega à última fila torna-se dama, e aí acaba a sua jogada.
rule-crowning-when-goes-on = O peão que chega à última fila torna-se logo dama; se puder continuar a capturar, fá-lo já como dama.

rule-end-no-move-loses = Perde quem tem a vez e já não tem peças ou não pode jogar.
rule-end-no-move-wins = Ganha quem tem a vez e já não tem peças ou não pode jogar.
rule-end-first-king-wins-yes = Ganha quem fizer dama primeiro.
rule-end-first-king-wins-no = Fazer dama não acaba a partida.

rule-table-remedies-none = Depois de um descuido o adversário não tem nenhum direito especial: essa jogada simplesmente não vale.
rule-table-remedies-huff = Se o teu adversário se descuidar, podes soprar: tiras do tabuleiro a peça que devia ter capturado.
rule-table-remedies-withdraw = Se o teu adversário se descuidar, podes pedir que a jogada volte atrás e a captura seja feita.
rule-table-remedies-stand = Se o teu adversário se descuidar, podes deixar passar e simplesmente continuar a jogar.
rule-table-offences-none = Nenhum descuido dá direitos ao adversário.
rule-table-offences-no-capture = É um descuido não capturar quando se deve.
rule-table-offences-too-few = É um descuido capturar menos peças do que se deve.
rule-table-offences-unfinished = É um descuido parar uma captura a meio.
rule-table-huff-is-turn-yes = Soprar conta como a tua vez.
rule-table-huff-is-turn-no = Soprar não gasta a vez: depois fazes a tua própria jogada.
rule-table-huff-is-turn-none = Não se sopra.
rule-touch-binds-no = Podes tocar numa peça e depois jogar outra.
rule-touch-binds-yes = A peça em que tocas é a peça que jogas.
rule-touch-binds-if-able = A peça em que tocas é a peça que jogas, se tiver jogada.
rule-touch-straightening-yes = Podes endireitar uma peça fora do sítio se o disseres antes.
rule-touch-straightening-no = Endireitar uma peça não é mencionado como exceção.
rule-touch-hand-off-ends-yes = A jogada acaba quando a tua mão larga a peça.
rule-touch-hand-off-ends-no = Largar uma peça ainda não acaba a tua jogada.

rule-pdn-type = Nos ficheiros de partidas, este jogo tem o número { $type }.
rule-pdn-type-none = Nos ficheiros de partidas, este jogo não tem número próprio.
rule-pdn-notation-n0 = Vistas pelas { side.low }, as casas são numeradas a partir do 1, começando em baixo à esquerda.
rule-pdn-notation-n1 = Vistas pelas { side.low }, as casas são numeradas a partir do 1, começando em baixo à direita.
rule-pdn-notation-n2 = Vistas pelas { side.low }, as casas são numeradas a partir do 1, começando em cima à esquerda.
rule-pdn-notation-n3 = Vistas pelas { side.low }, as casas são numeradas a partir do 1, começando em cima à direita.
rule-pdn-notation-a0 = Vistas pelas { side.low }, as casas têm uma letra e um algarismo, começando com a1 em baixo à esquerda.
rule-pdn-notation-a1 = Vistas pelas { side.low }, as casas têm uma letra e um algarismo, começando com a1 em baixo à direita.
rule-pdn-result-2-0 = Uma vitória escreve-se como dois pontos, um empate como um para cada lado.
rule-pdn-result-1-0 = Uma vitória escreve-se como um ponto, um empate como meio para cada lado.
rule-pdn-result-order-white-black = Os pontos das { side.low } escrevem-se primeiro.
rule-pdn-result-order-first-second = Os pontos do lado que começou escrevem-se primeiro.

## O que era estranho num ficheiro de partidas, e como foi lido.

pdn-read-variant = O ficheiro diz apenas «{ $variant }»: lido como { $game }.
pdn-read-moves = O ficheiro não diz que jogo é. Lido como { $game }, onde se pode jogar { $moves }.
pdn-read-squares = O ficheiro não diz que jogo é. Lido como { $game }: nenhuma casa passa de { $last }.
pdn-read-turned = Lido como { $game }, com as letras contadas do lado que começa.
pdn-read-glued = O resultado { $result } e a partida seguinte estavam colados. Lidos em separado.
pdn-read-quiet = { $written } não come nada. Lido como { $move }.
pdn-read-crowned = Um peão na última fila ({ $squares }). Lido como dama.

## Notes of the engine to a game

annotation-good = A única boa jogada aqui.
annotation-brilliant = Um belo sacrifício.
annotation-dubious = { $move } era um pouco melhor.
annotation-mistake = { $move } era melhor.
annotation-blunder = Isso custa caro. A jogada era { $move }.
annotation-missed-win = { $move } teria ganho.
graph = Como correu a partida
    .description = As { side.low } estão melhor onde a linha passa acima do meio, o outro lado onde passa abaixo. As marcas mostram as jogadas que merecem um segundo olhar.
