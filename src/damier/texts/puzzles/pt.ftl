### damier, puzzles: Portuguese. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Capturar uma
theme-take-2 = Capturar duas
theme-take-3 = Capturar três
theme-take-4 = Capturar quatro
theme-take-5 = Capturar cinco ou mais
theme-give-1 = Dar uma
theme-give-2 = Dar duas
theme-give-3 = Dar três ou mais
theme-breakthrough = Rutura
theme-crowning-capture = Captura que faz dama
theme-through-crown-row = Pela linha de coroação
theme-backward = Captura para trás
theme-most-first = Obrigar com a captura maior
theme-long-king = Grande captura da dama
theme-turkish-stroke = Golpe turco
theme-coup-royal = Golpe real
theme-coup-philippe = Golpe Philippe
theme-choice = Que captura?
theme-quiet-move = Lance calmo
theme-opposition = Oposição
theme-trapped-king = Dama presa
theme-blockade = Bloqueio
theme-ending = Final
theme-saved-draw = Salvar o empate

learn-tab = Aprender · damier
learn-title = Aprende e resolve
learn-today = O problema de hoje
learn-solve = Resolve
learn-none = Ainda não há problemas para estas regras.
learn-count = { $count ->
        [one] Um problema para estas regras.
       *[other] { $count } problemas para estas regras.
    }
learn-solved = { $count ->
        [one] Já resolveste um.
       *[other] Já resolveste { $count }.
    }
learn-sheet = Regras
learn-repeat = { $count ->
        [0] Hoje não há nada para rever
        [one] Um problema para rever
       *[other] { $count } problemas para rever
    }
learn-repeat-about = O que falhaste volta passados alguns dias, até o saberes.
learn-repeat-go = Rever
learn-repeat-done = Por hoje está tudo revisto.
learn-race = Três minutos
learn-race-about = Quantos consegues resolver?
learn-race-best = O teu recorde: { $count }
learn-race-go = Começar
learn-levels = Por dificuldade
learn-any = Um problema qualquer
learn-easy = Fácil
learn-middle = Médio
learn-hard = Difícil
learn-themes = Por tema
learn-all = Todos os problemas
learn-kept = O que aprendeste
learn-kept-about = Fica aqui guardado para ti, como as tuas partidas.
learn-save = Guardar uma cópia
learn-forget = Esquecer tudo
learn-forget-sure = Esquecer mesmo tudo o que resolveste?
learn-forget-yes = Esquecer
learn-forget-no = Guardar
learn-forgotten = Tudo esquecido.
learn-offline = Sem ligação neste momento. Tenta outra vez.
puzzle-tab = Problema · damier
puzzle-win = { $takes ->
        [0] As { side.low } ganham
        [1] As { side.low } ganham: captura uma
       *[other] As { side.low } ganham: captura { $takes }
    }
puzzle-draw = As { side.low } salvam o empate
puzzle-hint-1 = Dá-me uma pista
puzzle-hint-2 = O primeiro passo
puzzle-hint-3 = O lance inteiro
puzzle-said-1 = Olha para a casa { $square }.
puzzle-said-2 = Começa de { $from } para { $to }.
puzzle-said-3 = Joga { $move }.
puzzle-helped = Com uma pista não conta para a tua série.
puzzle-right = Certo! Continua.
puzzle-solved = Resolvido!
puzzle-shown = É assim
puzzle-after = Depois de { $move }
puzzle-wrong = Esse não
puzzle-more = Nada mau, mas há melhor.
puzzle-not-win = Assim a vitória escapa.
puzzle-not-draw = Isso não salva a partida.
puzzle-again = Tentar outra vez
puzzle-solution = Mostrar a solução
puzzle-next = Problema seguinte
puzzle-skip = Saltar
puzzle-row = { $count ->
        [0] Dez seguidos fazem uma dama.
       *[other] { $count } seguidos. Dez fazem uma dama.
    }
puzzle-days = { $count } dias seguidos.
puzzle-analyse = Analisar
race-solved = { $count ->
        [one] { $count } resolvido
       *[other] { $count } resolvidos
    }
race-over = { $count ->
        [0] Tempo! Desta vez nenhum.
        [one] Tempo! Resolveste um.
       *[other] Tempo! Resolveste { $count }.
    }
race-again = Mais uma vez

learn-course = Curso
learn-course-about = { $count } lições curtas, do primeiro lance à combinação.
learn-course-count = { $done } de { $count } lições feitas.
learn-course-done = Terminado: as { $count } lições.
learn-course-go = Começar
learn-course-on = Continuar
learn-squares = Conhece as casas
learn-squares-about = Um minuto: quantas casas encontras?
lesson-tab = Lição · damier
lesson-number = Lição { $number } de { $count }
lesson-exercise = Exercício { $number } de { $count }
lesson-show = Mostra-me
lesson-once = Outra vez
lesson-next = Seguinte
lesson-on = Para a lição { $number }
lesson-well = É isso!
lesson-other = Podes jogar isso, mas não é o que se pede.
lesson-finished = A lição { $number } é tua.
lesson-last = Foi o curso todo. Muito bem!
lesson-all = Todas as lições
squares-tab = Casas · damier
squares-find = Encontra { $square }
squares-over = { $count ->
        [one] Tempo! Encontraste uma.
       *[other] Tempo! Encontraste { $count }.
    }
squares-turn = Virar o tabuleiro

worksheet-name = Nome
worksheet-date = Data
worksheet-solutions = Soluções
worksheet-print = Imprimir uma ficha

## Finais para treinar contra a melhor defesa

learn-endings = Treina um final
learn-endings-about = Ganha o que está ganho, segura o que é empate.
endings-tab = Finais · damier
endings-to-win = Para ganhar
endings-to-hold = Para segurar o empate
endings-kind = { $own } contra { $other }
endings-longest = { $count ->
        [one] um lance
       *[other] até { $count } lances
    }
endings-none = Ainda não há tabelas de finais para estas regras.
endings-none-here = Aqui não há tabelas de finais para estas regras, por isso ainda não há nada para treinar.
endings-offer = As tabelas até { $pieces } peças ocupam { $size } MB e demoram cerca de { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] um segundo
           *[other] { $seconds } segundos
        }
        [one] um minuto
       *[other] { $minutes } minutos
    }
endings-build = Calcular as tabelas
endings-building = A calcular as tabelas: { $percent }%
endings-left = Falta cerca de { $time }.
endings-busy = Estão a ser calculadas tabelas de outras regras. Depois podem vir as tuas.
endings-failed = Não foi possível acabar as tabelas. Tenta outra vez.
endings-win = { $count ->
        [one] As { side.low } ganham num lance
       *[other] As { side.low } ganham em { $count } lances
    }
endings-draw = As { side.low } seguram o empate: { $count } lances
endings-still-win = { $count ->
        [one] Bem! Falta um lance.
       *[other] Bem! Faltam { $count } lances.
    }
endings-longer = { $count ->
        [one] Continua ganho, mas havia um caminho mais curto. Falta um lance.
       *[other] Continua ganho, mas havia um caminho mais curto. Faltam { $count } lances.
    }
endings-still-draw = { $count ->
        [one] Continua empatado. Falta um lance.
       *[other] Continua empatado. Faltam { $count } lances.
    }
endings-won = Ganho!
endings-held = Empate seguro!
endings-took = Precisaste de { $count } lances, o caminho mais curto tem { $best }.
endings-took-best = { $count } lances: não há caminho mais curto.
endings-let-go = A vitória fugiu no lance { $number }
endings-lost = O empate fugiu no lance { $number }
endings-right = Isto segurava: { $moves }.
endings-back = Voltar atrás nesse lance
endings-shortest = Mostrar o caminho mais curto
endings-show = Mostrar o que segura
endings-way = O caminho mais curto
endings-way-draw = Isto segura
endings-next = Outra posição
endings-all = Todos os finais
