### damier, terminal: Portuguese. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Jogar
terminal-resume = Continuar: { $name }, lance { $number }
terminal-term-rival = Adversário
terminal-term-level = Nível
terminal-term-colour = Jogas com
terminal-term-control = Relógio
terminal-term-mode = Modo
terminal-term-touch-move = Peça tocada
terminal-term-draw = Regra de empate
terminal-term-deck = Abertura por sorteio
terminal-term-language = Idioma
terminal-rival = Adversário
    .computer = Computador
    .beside = Alguém ao teu lado
    .hub = Um motor Hub
terminal-rival-computer = { $level ->
        [best] computador, no máximo
       *[other] computador, nível { $level }
    }
terminal-rival-beside = ao teu lado
terminal-rival-hub = motor Hub
terminal-level-best = no máximo
terminal-lot = por sorteio
terminal-clock-none = sem relógio
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s por lance
terminal-mode-guided = guiado
terminal-mode-table = à mesa
terminal-mode-silent = mesa, sem avisos
terminal-touch = Peça tocada, peça jogada
    .sheet = como diz a folha
    .yes = sim
    .no = não
terminal-hub = comando que inicia o motor

## During a game

terminal-your-move = A tua jogada:
terminal-wait = O outro lado ainda está a pensar.
terminal-which-way = Várias capturas acabam aí. Por onde?
terminal-claim = Reclamar o empate com uma jogada…
terminal-proof = A tabela de finais prova-o: empate se ambos jogarem o melhor possível.
terminal-answer-first = Diz primeiro o que fazer da última jogada.
terminal-slipped = Agora o outro lado pode notar alguma coisa.
terminal-not-a-move = «{ $words }» não é uma jogada. Escreve 32-28, ou 19x28 para comer.
terminal-nothing-back = Ainda não tens nenhuma jogada para desfazer.
terminal-hint = Que tal esta?
terminal-engine-gone = O motor deixou a partida: { $words } Podes jogar tu com as peças dele.
terminal-browser-wait = Um momento: a partida prepara-se para o navegador…
terminal-in-browser = A partida também está aberta no navegador. Joga aqui ou lá:
terminal-browser-gone = O navegador já não está lá. A partida continua aqui.
terminal-browser-hub = Este motor só joga aqui, por isso a partida fica no terminal.
terminal-browser-none = Com o navegador não resultou: { $words }
terminal-words = { $words }
terminal-looking = A rever
    .how = ] avança, End volta à partida.
terminal-in-hand = Escolhe para onde vai. Esc põe-na no lugar.
terminal-must = { $count ->
        [1] A peça na casa { $squares } tem de comer.
       *[other] Come com uma destas: { $squares }
    }
terminal-thinking = A pensar…
terminal-depth = { $depth } lances de profundidade, { $count } posições

## Keys, in the bar below, the menu and the help

terminal-do-hint = Dica
terminal-do-analyse = Análise
terminal-do-menu = Menu
terminal-do-help = Ajuda
terminal-do-turn = Rodar
terminal-do-new = Nova partida
terminal-do-save = Guardar
terminal-do-open = Abrir
terminal-do-browser = Navegador
terminal-do-rules = Regras
terminal-do-language = Idioma
terminal-do-numbers = Números
terminal-do-quit = Sair
terminal-back = Voltar
# From the game that is read: play it on yourself.
terminal-do-play-on = Continuar a jogar
terminal-do-search = Procurar
terminal-yes = Sim
terminal-no = Não

## Saving, opening, leaving

terminal-save-hint = Um ficheiro PDN. Se já existir, a partida é acrescentada.
terminal-saved = Guardada em { $words }.
terminal-not-saved = Não foi possível guardar: { $words }
terminal-open-hint = Um ficheiro PDN: mostra-se a lista das suas partidas. Ou a ligação para uma mesa no teu navegador.
terminal-not-opened = Não foi possível abrir: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Procura: um nome, um lugar, um ano
terminal-games-none = Nenhuma partida corresponde.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Ano médio
terminal-no-collection = Ainda não há nenhuma coleção de partidas. Inicia o damier com --collection FICHEIRO.
terminal-leave = Sair a meio de uma partida?
terminal-leave-keep = Sair, e continuar da próxima vez
terminal-leave-save = Guardá-la num ficheiro e sair
terminal-leave-stay = Ficar

## Help

terminal-help-walk = andar pelo tabuleiro
terminal-help-enter = levantar uma peça, pousá-la; duas vezes: largá-la
terminal-help-escape = um passo atrás na captura, ou pôr a peça no lugar
terminal-help-type = escrever uma jogada e Enter; / escreve letras: c3-d4
terminal-help-look = ver os lances anteriores, um a um
terminal-help-ends = a primeira posição, e a partida como está
terminal-mark-must = Amarelo: tem de comer.
terminal-mark-last = Claro: o último lance.
terminal-mark-held = Verde: na tua mão. Um ponto: pode ir para lá.
terminal-mark-ghost = Pálido: já comida, levanta-se quando a captura acabar.
terminal-mark-plain = Sem cores: ○ branca, ● preta, K dama, ! tem de comer, * na mão, + pode ir para lá.
terminal-small = Esta janela é demasiado pequena para o tabuleiro.
