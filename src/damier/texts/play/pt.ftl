### damier, play: Portuguese. Written from en.ftl.

## Header

shell-skip = Ir para o conteúdo
shell-home = damier: ao início
shell-pages = Páginas
shell-play = Jogar
shell-lobby = Sala
shell-learn = Aprender
shell-club = Clube
shell-games = Partidas
shell-sign-in = Entrar
shell-analysis = Análise
shell-rules = Regras
shell-language = Idioma
shell-lamp = Tema claro
shell-menu = Menu
shell-about = As damas segundo o folheto da tua caixa: contra o computador, lado a lado ou por um link.
shell-noscript = Esta página precisa de JavaScript. Ativa-o no teu navegador e carrega a página de novo.

## Start page

start-tab = damier: as damas como diz o teu folheto
start-title = Que jogo está na tua caixa?
start-subtitle = Nove folhetos, jogados à letra
start-sheets = Folha de regras
start-all = Os { $count } jogos
start-fewer = Mostrar menos
start-world = Para além da caixa
start-search = Procura um jogo
start-nothing = Aqui nenhum jogo se chama assim.
start-more-letters = +{ $count }
start-printed-in = Impresso em { $list }
start-house = Regras da casa
start-house-by = Escritas por ti
start-house-note = Muda um artigo, joga-o, partilha-o com um link.
start-read = Ler
start-about = { $count ->
        [1] { $count } peão de cada lado. Começam as { side.low }.
       *[other] { $count } peões de cada lado. Começam as { side.low }.
    }
start-opponent = Contra quem jogas?
start-computer = Computador
start-beside = Alguém ao meu lado
start-elsewhere = Alguém online
start-where = Como se vão encontrar?
start-link = Envio um link
start-lobby = Na sala
start-level = Que nível?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Jogas com
start-lot = Sorteio
start-clock = Relógio
start-clock-none = Sem relógio
start-clock-days = Dias
start-clock-own = Outro
start-clock-kind = Tipo de relógio
start-clock-minutes = Minutos
start-clock-seconds = Segundos
start-clock-periods = Períodos
clock-fischer = Cada jogada acrescenta tempo
clock-bronstein = Cada jogada recupera algum tempo
clock-byo-yomi = Depois, alguns períodos extra
clock-each-move = Cada jogada tem o seu tempo
start-mode = Se alguém se descuidar
start-guided = Guiada
start-guided-hint = Uma jogada que a folha não permite volta atrás, e mostra-se o artigo.
start-table = À mesa
start-table-hint = Ninguém te para. Quem notar um descuido faz o que a folha lhe permite.
start-slips = Ninguém avisa dos descuidos.
start-slips-hint = Tens de ver tu o descuido e apontar a peça, antes da tua jogada.
start-touch = Peça tocada, peça jogada
start-touch-article = (artigo { $article })
start-draws = Mais regras de empate
start-name = O teu nome
start-names = Quem joga?
start-name-hint = Para quem está à tua frente; podes deixar em branco.
start-go = Montar o tabuleiro
start-going = A montar…
start-again-computer = { $level ->
        [best] Outra vez: { $name }, { level-best }
       *[other] Outra vez: { $name }, nível { $level }
    }
start-again = Outra vez: { $name }
start-unfinished = Partidas por acabar
start-your-turn = É a tua vez, lance { $number }
start-their-turn = É a vez do outro lado, lance { $number }
start-with = { $name }, com { $opponent }
start-failed = Isso não chegou à mesa. Tenta mais uma vez.

## Levels of the computer

level-1 = uma criança no primeiro dia
level-2 = deixa escapar coisas
level-3 = aprende depressa
level-4 = joga aos domingos
level-5 = o tio que ganha sempre
level-6 = nunca falta ao clube
level-7 = o melhor do clube
level-8 = joga no campeonato
level-9 = um mestre
level-10 = um grande mestre
level-best = o mais forte possível

## The table: people

game-tab = damier: { $name }
game-you = Tu
game-guest = Convidado
game-call = É a tua vez
game-periods = Restam { $count } períodos
game-silent = ninguém avisa dos descuidos
game-computer = Computador
game-level = { $level ->
        [best] O mais forte possível
       *[other] Nível { $level }, { $name }
    }
game-open-seat = Uma cadeira vazia
game-your-move = { side }, é a tua vez
game-your-choice = { side }, tu escolhes
game-their-move = { side }, a jogar
game-their-choice = As { side.low } vão escolher
game-beside-move = É a tua vez
game-beside-choice = Tu escolhes
game-thinking = { side }, a pensar
game-away = { side }, voltam já
game-waiting-seat = { side }, ainda ninguém
game-guided = guiada
game-table = à mesa
game-watching = a assistir
game-agreed = Combinado para esta partida
game-clock = Relógio das { side.low }
game-taken = As { side.low } { $count ->
        [0] ainda não perderam nada
        [1] perderam { $count } peça
       *[other] perderam { $count } peças
    }

## The table: the board

game-moves = Lances
game-no-moves = Ainda nenhum lance
game-replay = Rever
game-first = Ao início
game-earlier = Um lance atrás
game-later = Um lance à frente
game-last = Ao último lance
game-replaying = Estás a ver o lance { $number }.
game-back-to-now = Voltar à partida
game-entry-huff = Sopro { $square }
game-entry-withdrawn = { $move }, anulada
game-counter = Contador do empate
game-counter-article = artigo { $article }

## The table: buttons

game-turn = Rodar
game-turn-label = Rodar o tabuleiro
game-take-back = Desfazer
game-hint = Dica
game-draw = Empate
game-claim = Reclamar o empate
game-resign = Desistir
game-abort = Anular
over-tournament = Voltar ao torneio
game-point = Apontar
game-straighten = Endireitar
game-more = Mais
game-close = Fechar
game-new = Nova partida

## The table: what the paper says

slip-where = Artigo { $article }, { $name }
slip-where-plain = { $name }
slip-close = Está bem
slip-pull = Ler tudo
article-whole = Todas as regras, noutro separador
article-failed = O artigo não chegou. Tenta mais uma vez.
routes-title = { $count ->
        [1] { $count } caminho para { $square }
       *[other] { $count } caminhos para { $square }
    }
routes-text = Começam e acabam nas mesmas casas. Que peças queres comer?
route = Saltando { $squares }
route-key = Tecla { $number }
routes-cancel = Pôr no lugar
draw-wait-title = Propuseste empate
draw-wait-text = A proposta vale até à próxima jogada.
claim-title = Que jogada dá o empate?
claim-text = Faz a jogada no tabuleiro: fica jogada, e com ela reclamas o empate.
resign-yes = Desistir
resign-no = Continuar
resign-hint = Assim ganha o outro lado.
resign-you = Jogas com as { side.low }. Ganha { $name }.
resign-who = Quem desiste?
resign-side = Desistem as { side.low }
resign-name = { $name } desiste
abort-title = Anular esta partida?
abort-text = Mal começou: ninguém ganha nem perde.
abort-yes = Anular
point-title = Que peça devia ter comido?
point-text = Toca-lhe no tabuleiro. Tens uma tentativa, antes da tua jogada.
point-stop = Deixa estar
point-found = As { side.low } apontam { $square }: essa peça devia ter comido.
point-missed = As { side.low } apontam { $square }, mas ali não havia nada para comer.
point-stuck-title = Já não podes jogar
point-stuck = Viste um descuido? Aponta-o, ou deixa ficar a jogada.
point-stuck-stand = Deixar ficar
left-title = { $name } não está há muito tempo
left-text = Podes reclamar a partida ou esperar mais um pouco.
left-claim = Reclamar a partida
left-wait = Esperar mais
watch-title = Estás a assistir
watch-text = És um dos jogadores? Abre a partida onde a começaste e escolhe «Mais» e depois «Continuar noutro aparelho».
takeback-yes = Deixar desfazer
takeback-yes-hint = A última jogada é anulada.
takeback-no = Não, a jogada fica
takeback-no-hint = A partida continua daqui.
draw-yes-hint = A partida acaba aqui, em paz.
draw-no-hint = A proposta cai, a partida continua.
over-analysis = Rever a partida
over-proof = A tabela de finais prova-o: empate se ambos jogarem o melhor possível.
over-rematch-asked = Pediste outra partida. Falta a resposta do outro lado.
over-rematch-offered = O outro lado gostava de outra partida.
over-next = Para a próxima partida
over-won = Ganhaste
over-lost = Perdeste
invite-title = Envia este link a quem joga contigo
invite-text = Quem o abrir primeiro senta-se à tua frente. Podes sair desta página e voltar.
invite-copy = Copiar o link
invite-copied = Copiado
invite-code = O link como código QR
device-title = Continuar noutro aparelho
device-text = Lê isto com o telemóvel ou abre lá o link. Não o dês a ninguém: quem o tiver joga as tuas peças.
device-local = Este endereço só serve neste computador. Inicia o damier com --host 0.0.0.0 e o telemóvel chega lá.
device-code = O teu lugar nesta mesa como código QR
device-link = Link para o teu lugar
invite-lobby-title = A tua mesa está na sala
invite-lobby-text = Começa assim que alguém se sentar. Podes sair desta página e voltar.
join-title = Há uma cadeira livre para ti
join-text = { $name } gostava de jogar contigo.
join-text-plain = Alguém gostava de jogar contigo.
join-sit = Sentar-me
join-watch = Assistir à partida
join-used-title = Essa cadeira está ocupada
join-used-text = Alguém já usou este convite. Podes assistir.
join-over-title = Esta partida acabou
join-over-text = Ainda a podes ver.
join-foreign-title = Este link não abre nenhum lugar aqui
join-foreign-text = É de outra partida, ou falta-lhe um bocado. Podes assistir.
join-failed-title = Não resultou
join-failed-text = O servidor não responde. Tenta daqui a pouco.
join-start = Ir para o início
lost-tab = damier: aqui não há nada
lost-title = Aqui não há nada
lost-text = Talvez haja um erro no endereço.
lost-table-title = Essa partida não existe
lost-table-text = Talvez o link esteja cortado ou a partida esteja noutro servidor. Pede o link inteiro.
game-lost-line = A ligação caiu. A tua partida está a salvo; a tentar outra vez…
game-pending = { $move } ainda não está guardado…
game-pending-down = A ligação caiu. { $move } espera e segue assim que ela voltar.
game-connecting = A chegar à mesa…
game-touched = Tocaste em { $square }, por isso joga-se essa peça.
game-asked-takeback = Pediste para desfazer a jogada

## The table: settings, sharing, talk

more-title = Esta mesa
more-board = Tabuleiro
more-numbers = Números
more-theme-sheet = Como na folha
more-theme-wood = Madeira
more-theme-tournament = Torneio
more-theme-djeco = Vermelho
more-theme-contrast = Contraste
more-theme-dark = Escuro
more-numbers-inside = Dentro
more-numbers-outside = Fora
more-numbers-a1 = a1
more-numbers-off = Sem
more-sound = Som
more-notify = Avisa-me quando for a minha vez
more-name-of = Nome das { side.low }
more-turns = Rodar o tabuleiro depois de cada lance
settings-title = Definições
settings-tap = Um toque joga o único lance
settings-confirm = Perguntar antes de um lance contar
settings-pieces = Peças
settings-pieces-board = Como no tabuleiro
settings-pieces-flat = Lisas
settings-pieces-red = Vermelhas e brancas
settings-motion = Movimento
settings-motion-full = Normal
settings-motion-quick = Rápido
settings-motion-off = Nenhum
keys-title = Teclas
keys-walk = Andar pelo tabuleiro
keys-pick = Pegar numa peça, pousá-la
keys-type = Escrever um lance
keys-road = Escolher um caminho
keys-back = Voltar um passo atrás
keys-leave = Sair do tabuleiro
keys-replay = Fora do tabuleiro: um lance atrás ou à frente
keys-ends = Fora do tabuleiro: primeiro e último lance
keys-help = Mostrar ou esconder as teclas
more-watch = Link para assistir
more-invite = Link para quem joga contigo
more-pdn = Guardar como PDN
more-analysis = Abrir na análise
more-watchers = { $count ->
        [0] Ninguém está a assistir
        [1] { $count } pessoa a assistir
       *[other] { $count } pessoas a assistir
    }
chat-title = Conversa
chat-say = Diz alguma coisa
chat-send = Enviar
chat-mute = Silenciar
chat-unmute = Voltar a ouvir
chat-muted = Não ouves nada do outro lado.
chat-report = Denunciar
chat-report-what = O que está mal?
chat-report-why = Queres acrescentar algo?
chat-report-send = Enviar a denúncia
chat-reported = Obrigado. Quem gere o sítio vai ver.
chat-line = { $name }: { $words }
chat-watcher = Público

## Lobby

lobby-tab = damier: sala
lobby-title = Quem quer jogar?
lobby-subtitle = Mesas à espera de alguém, à medida que chegam
lobby-empty = Agora não há mesas à espera. Monta uma, e quem chegar a seguir senta-se.
lobby-open = Montar uma mesa
lobby-tournaments = Torneios
lobby-sit = Sentar-me
lobby-sit-with = Sentar-me com { $name }: { $sheet }
lobby-gone = Alguém foi mais rápido. Essa mesa já começou.
lobby-plays = Jogavas com as { side.low }
lobby-no-clock = Sem relógio
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, até { $seconds } s de volta por jogada
lobby-clock-byo-yomi = { $minutes } min, depois { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s por jogada
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } por lance
lobby-waiting = À procura de mesas…

## My games

games-tab = damier: as minhas partidas
games-title = As tuas partidas
games-subtitle = Guardadas para este navegador, sem conta
games-empty = Ainda não há partidas. A primeira está a dois cliques.
games-open = Ainda na mesa
games-done = Terminadas
games-all-pdn = Guardar todas como PDN
games-go-on = Continuar
games-moves = { $count ->
        [1] { $count } lance
       *[other] { $count } lances
    }

## Board

board-label = Tabuleiro, { $width } por { $height }
board-square-must = { square-label }, tem de comer { $count ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] { $count }
    }
board-square-movable = { square-label }, pode jogar
board-square-in-hand = { square-label }, na tua mão
board-square-target = { square-empty }, podes ir para aqui
board-said-move = { side }: de { $from } para { $to }
board-said-capture = { $count ->
        [1] { side }: { $from } come uma peça e acaba em { $to }
       *[other] { side }: { $from } come { $count } peças e acaba em { $to }
    }
board-said-crowned = Uma nova dama.
board-said-step = Em { $square }. A captura continua. Escape desfaz o salto.
board-said-choice = { $count } caminhos vão lá dar. Carrega num número de 1 a { $count }, ou em Escape.
board-said-road = { $number }: saltando { $squares }
board-said-premove = De { $from } para { $to } assim que for a tua vez
board-said-ask = De { $from } para { $to }? Enter joga, Escape devolve.
board-said-back = De volta ao lugar
board-said-draw = De { $square }. Escolhe agora onde acaba a seta, ou { $square } outra vez para um círculo.
board-said-required = { $count ->
        [0] Essa não. Joga a partir da casa { $square }.
        [1] Essa não. A peça na casa { $square } come uma.
       *[other] Essa não. A peça na casa { $square } come { $count }.
    }
board-said-refused = Essa jogada não dá. A peça voltou à sua casa.
board-said-unread = Em «{ $text }» não leio nenhuma jogada. Escreve duas casas, como 32-28.
board-said-wait = Ainda não é a tua vez.

## What the server says

server-refused = Agora não
server-stale = Entretanto aconteceu alguma coisa. Olha outra vez para o tabuleiro e depois escolhe.
server-not-your-turn = É a vez do outro lado.
server-not-a-player = Estás a assistir a esta partida: quem mexe as peças é quem joga.
server-game-over = Esta partida acabou.
server-waiting = Espera que alguém se sente do outro lado.
server-not-now = Neste momento isso não se pode fazer.
server-no-claim = Essa jogada não dá o empate. Mostra outra, ou continua.
server-ambiguous = Há várias maneiras de comer. Mostra a tua, casa a casa.
server-bad-move = Isso não é uma jogada neste tabuleiro.
server-used-id = Esta mensagem chegou duas vezes com conteúdos diferentes. Recarrega a página.
server-too-fast = Vais muito depressa. Espera um momento.
server-too-slow = A tua ligação não conseguiu acompanhar. Recarrega a página.
server-bad-message = O servidor não percebeu essa mensagem.
server-expected-hello = O servidor espera primeiro um cumprimento.
server-table-full = Esta partida ficou demasiado longa para continuar.
server-server-full = Há demasiadas partidas ao mesmo tempo. Tenta daqui a pouco.
server-try-again = Isso não ficou bem guardado. Estamos a restabelecer a ligação.
server-seat-taken = Já alguém se sentou aqui.
server-own-table = Esta mesa é a tua. Envia o link a outra pessoa.
server-bad-token = Este link não abre essa mesa.
server-newer-table = Esta partida continua num servidor mais recente. Recarrega a página.
server-no-table = Não há nenhuma mesa assim.
server-too-many-sockets = Há demasiadas janelas abertas a partir da tua ligação.
server-too-many-tables = Tens muitas partidas a decorrer. Acaba primeiro uma delas.
server-too-many-requests = Vais muito depressa. Espera um momento.
server-too-large = Isso é demasiado de uma só vez.
server-foreign-host = O servidor não responde por esse nome.
server-foreign-origin = Outro site não pode pedir isso.
server-not-found = Aqui não há nada.
server-no-such-method = Isso não se pode pedir assim.
server-not-here = Estes números são só para a própria máquina do servidor.
server-bad-request = No pedido falta alguma coisa, ou alguma coisa não encaixa.
server-no-sheet = Não há nenhuma folha de regras com esse nome.
server-bad-sheet = Com esta folha de regras ainda não se pode jogar.
server-bad-position = As peças não podem estar assim.
server-too-many-moves = Aqui há demasiadas capturas para as enumerar todas.
server-bad-notation = Não foi possível ler isso.
server-no-game = Nesse texto não há nenhuma partida. Uma partida é algo como 1. 32-28 18-23 2. 38-32…
server-no-analysis = O motor não consegue trabalhar com isso.
server-no-text = Não há nenhum texto assim.
server-no-puzzle = Não há nenhum problema assim.
server-no-ending = Esse final não se pode treinar aqui.
server-too-many-endings = Essas tabelas seriam grandes demais para este servidor.
server-building = Estão a ser calculadas outras tabelas. Tenta mais tarde.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Ver partidas
start-shown = Todos podem assistir
start-shown-hint = A partida aparece entre as que estão a ser jogadas.
game-shown = Todos podem encontrar esta partida e assistir.
embed-code = Código para uma página web
embed-hint = Mostra esta partida noutro site, e nada mais deste.
simul-next = Tabuleiro seguinte
simul-waits = Tabuleiros à tua espera: { $count }
simul-auto = Continuar sozinho
simul-all = Todos os tabuleiros
server-no-simul = Essa simultânea não existe.
server-simul-full = Já não há tabuleiros livres nesta simultânea.
server-simul-begun = Esta simultânea já começou.
server-simul-empty = Ainda ninguém se inscreveu.
server-too-many-follows = Já segues todos os que podes. Deixa primeiro de seguir alguém.
