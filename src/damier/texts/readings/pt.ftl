### damier, leituras em português: porque é que uma regra se joga assim.

## Onde nenhum texto o diz

why-house = A tua própria regra.
why-agree = Dois jogadores podem sempre chegar a acordo.
why-agree-no-circles = Dois jogadores podem sempre chegar a acordo; sem damas, uma partida não pode andar às voltas.
why-agree-endgame = O texto fala do final; aqui dois jogadores podem chegar a acordo a qualquer momento.
why-usual = A maioria dos textos não fala disto; é como na maioria dos jogos.
why-as-played = Como se costuma jogar; não tínhamos à mão o texto de nenhuma federação.
why-as-played-online = Como se joga online; não tínhamos à mão o texto de nenhuma federação.
why-as-tournaments = Como se joga nos torneios; não tínhamos à mão o texto de nenhuma federação.
why-federation-plays = Como jogam os jogadores da federação; não tínhamos à mão o texto dela.
why-brief-rules = É o que dizem as regras breves da federação, que não têm números.
why-brief-rules-fifteen = É o que dizem as regras breves da federação: quinze lances, contados para cada lado.
why-only-difference = É isto que distingue o jogo do seu parente mais próximo; não tínhamos à mão o texto de nenhuma federação.
why-taken-over = Herdado do jogo de onde vem.
why-aim = O objetivo deste jogo, como se joga online.
why-king-means = Fazer dama é um meio, não o fim.
why-no-limit = Não se conhece um limite de lances com a mesma dama.
why-never-comes-up = A peça saltada fica até ao fim, por isso isto nunca acontece.
why-no-endless-game = Não se conhece nenhuma regra; o empate reclama-se como na maioria dos jogos, para que nenhuma partida seja infindável.
why-taken-as-claim = Entendido como empate que se reclama; não tínhamos à mão o texto exato.

## O tabuleiro e o começo

why-size-hundred = O tamanho não vem impresso; vinte peões de cada lado enchem quatro filas de um tabuleiro de 100 casas.
why-size-sixty-four = O tamanho não vem impresso; doze peões de cada lado enchem três filas de um tabuleiro de 64 casas.
why-size-sister = O tamanho não vem impresso; é o tabuleiro dos outros folhetos da mesma caixa.
why-size-kndb = O tamanho não vem impresso; a federação joga em 100 casas.
why-men-kndb = A posição inicial não vem impressa; vinte peões de cada lado nas quatro filas mais próximas.
why-men-sister = O número de peões não vem impresso; doze de cada lado, como nos outros folhetos.
why-corner-right-white = O canto da direita é branco, por isso o da esquerda é escuro.
why-corner-hundred = Não está em palavras; como em qualquer outro tabuleiro de 100 casas.
why-corner-czech = Segundo as regras breves, as brancas fazem dama em b8, d8, f8 e h8, por isso a1 é escura.
why-corner-both = O tabuleiro põe-se das duas maneiras; a de espelho é a mais conhecida.
why-light-squares = Em Espanha os peões estão nas casas claras.
why-all-squares = Usam-se todas as casas, por isso não faz diferença.
why-red-squares = Joga-se nas casas vermelhas.
why-green-squares = Verdes nos tabuleiros da própria federação.
why-lighter-pieces = As peças mais claras.
why-darker-pieces = As peças mais escuras; nos torneios são vermelhas.
why-black-as-usual = Só se fala das brancas; o outro lado é preto, como é costume.
why-first-blue = Começam as azuis, que noutros lados se chamam brancas.
why-first-darker = Começam as peças mais escuras; não tínhamos o artigo à mão.
why-first-thai = As fontes não concordam; em PDN começam as pretas.
why-colours-unsaid = Não se diz como se distribuem as cores.
why-colours-pairing = O emparceiramento do torneio distribui as cores.
why-colours-toss = Quem ganha o sorteio escolhe a cor.

## Lances e capturas

why-one-at-a-time = Uma casa de cada vez, como na introdução.
why-diagonal-only = Não se fala de nenhuma direção além da diagonal.
why-king-both-ways = Só da dama se diz que captura nos dois sentidos.
why-backward-swedish = O artigo 1 só fala de saltos para a frente; o artigo 4 permite-os expressamente para trás, e é isso que decide.
why-king-is-piece = Fala-se de peças, e uma dama é uma delas.
why-takes-kings-english = Só fala de peões; a dama come-se da mesma maneira, senão nunca se perdia.
why-takes-kings-djeco = Compara comer uma dama com comer um peão.
why-takes-kings-frisian = Uma dama capturada tem valor próprio, por isso os peões também comem damas.
why-lands-any = Atrás da peça pode haver várias casas livres, e a dama pode parar em qualquer delas.
why-lands-finnish = As notas dos desenhos admitem várias casas vazias no caminho. Mas é preciso comer sempre que se pode (artigo 4), por isso a dama cai onde a captura continua.
why-lands-goes-on = Uma captura joga-se até ao fim, por isso a dama cai onde pode continuar.
why-lands-next = Uma dama de um só passo salta para a casa seguinte.
why-lands-killer = Como jogam os motores: só conta a última paragem, e só se a última peça comida for uma dama.
why-most-is-whole = Quem tem de comer o maior número não pode parar a meio.
why-finish-djeco = O peão continua; a dama pode continuar (6), mas comer o maior número é obrigatório (7).
why-finish-finnish = É preciso comer sempre que se pode, por isso também a segunda peça seguida.
why-finish-last-row = Diz do peão na última fila que tem de continuar enquanto puder capturar.
why-chosen-to-the-end = Pode escolher-se qualquer captura, mas tem de se jogar até ao fim.
why-quantity-quality = Primeiro a lei da quantidade, depois a da qualidade.
why-most-is-natural = Escolher a captura maior é dito natural; entendido como obrigação, como nos outros folhetos.
why-priority-kndb = O texto francês só pede uma captura de duas ou mais; todos os outros, a que come o maior número.
why-priority-italian = Um artigo para cada uma, de 6.6 a 6.9.
why-frisian-tie = Que com igual valor captura a dama é o artigo 12.
why-removal-international = Não se diz quando; joga-se como nas damas internacionais.
why-removal-after = Não se diz quando; as peças saem quando a jogada acaba.
why-turkish-strike = O golpe turco: as peças saltadas ficam até ao fim e só se passam uma vez.

## Fazer dama

why-crown-danish = É dama assim que alcança a fila, por isso continua a capturar como dama.
why-crown-finnish = Segundo a nota do desenho 1, a nova dama continua a capturar na mesma jogada.
why-crown-djeco = Não fala de um peão que continua a capturar; continua peão, como é costume em França.
why-crown-norwegian = Não diz se a jogada continua; com damas curtas acaba, como no folheto inglês.
why-crown-forward = Um peão só captura para a frente, por isso a sua jogada acaba sempre na última fila.
why-crown-turkish = As fontes não concordam; na maioria o peão faz dama quando a sua jogada acaba.

## À mesa

why-no-remedy = Não se diz o que se pode fazer então, por isso essa jogada simplesmente não é permitida.
why-no-irregularities = Não tínhamos à mão o texto sobre irregularidades, por isso essa jogada simplesmente não é permitida.
why-referee = Essa jogada é com o árbitro; o adversário não tem nenhum direito.
why-remedies-are-rights = É um direito, não um dever, por isso a jogada também pode ficar.
why-remedy-czech = Uma captura esquecida volta atrás, a não ser que o adversário a aceite ao jogar.
why-offences-alike = Fala-se da captura esquecida; comer a menos ou parar a meio vale o mesmo.
why-offences-swedish = Comer a menos não é a captura que o artigo 5 pede. Se uma captura parar a meio, só conta a peça que parou.
why-offences-djeco = Comer a menos ou parar a meio não é a captura que 7 pede; pode soprar-se qualquer peça que a pudesse fazer.
why-offences-kndb = A regra 14 fala de qualquer jogada contra as regras. O que nenhuma peça pode fazer não se pode jogar aqui; meia captura come a menos.
why-offences-frisian = Fala da captura que não se faz ou não se faz bem: também a que come a menos ou para a meio.
why-huff-saying = Um ditado francês: soprar não é jogar.
why-no-huffing = Não se fala de soprar.
why-huffing-not-played = Não se sopra.
why-huffing-abolished = O sopro foi abolido; essa jogada simplesmente não é permitida.
why-touch-unmentioned = Não se fala de peças tocadas.
why-straightening-unnamed = Não se fala de nenhuma exceção para endireitar uma peça.
why-straightening-leave = Só se o adversário der licença antes.
why-move-over = Não se diz quando uma jogada acaba.

## Empates

why-own-turns = Uma série seguida de vezes do mesmo jogador com a mesma peça.
why-same-move-djeco = As línguas não concordam: só os textos inglês e dinamarquês pedem três vezes seguidas; os outros, a terceira vez. Joga-se como uma série seguida de vezes do mesmo jogador com a mesma peça.
why-return-square = O que conta é a casa: uma peça que anda em triângulo volta tal como uma que vai e vem.
why-by-each-side = Contado em lances de cada lado.
why-quiet-djeco = Vinte lances de cada lado sem capturas nem lances de peão; à letra, toda a partida acabava no lance 20.
why-quiet-spanish = Quarenta lances seguidos com damas, ou seja, vinte de cada lado.
why-proof = Decide-se por acordo, ou com a prova da tabela de finais.
why-proof-kndb = Decide-se por acordo, ou com a prova da tabela de finais. A página árabe diz que nenhum dos dois pode mover.
why-two-kings-swedish = É o exemplo do próprio folheto. Mas como a dama cai logo atrás do que come (artigo 4), duas damas ganham quase sempre: exemplo e regra contradizem-se. Como o folheto o diz, o empate pode reclamar-se.
why-same-player = De cada vez tem de ser o mesmo jogador a jogar.
why-thirteen = Os conhecidos treze lances; não tínhamos à mão a regra que o diz.
why-one-each-turkish = Uma peça de cada lado é empate; segundo algumas fontes, uma dama ganha a um peão sozinho.
why-king-against-king = Empate, a não ser que uma das damas possa capturar ou vá ser capturada depois do seu próximo lance; dois lances de cada lado mostram se é assim.

## Partidas escritas

why-pdn-type = O número que o PDN dá a este jogo.
why-pdn-no-type = O PDN não tem número para este jogo.
why-pdn-type-international = As peças jogam como nas damas internacionais.
why-pdn-type-lidraughts = O número que o Lidraughts escreve; o PDN não tem nenhum.
why-pdn-type-canadian = O PDN não tem número para este jogo; são as damas canadianas em espelho.
why-pdn-type-killer = O PDN não tem número para este jogo; todos os seus lances também o são das damas internacionais.
why-pdn-type-pool = O PDN inclui-o no pool checkers.
why-pdn-squares = Como o PDN chama às casas deste jogo.
why-pdn-no-numbering = O PDN não numera as casas deste jogo; conta-se de cima à esquerda, visto pelas brancas.
why-pdn-points = Como o PDN escreve os pontos.
why-pdn-white-first = O PDN nomeia primeiro as brancas.
why-pdn-blue-first = O PDN nomeia primeiro as brancas, aqui as azuis.
why-pdn-black-first = Nos ficheiros deste jogo, 1-0 quer dizer que ganharam as pretas, que começaram.
