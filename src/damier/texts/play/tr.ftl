### damier, play: Turkish. Written from en.ftl.

## Header

shell-skip = İçeriğe geç
shell-home = damier: başa dön
shell-pages = Sayfalar
shell-play = Oyna
shell-lobby = Salon
shell-learn = Öğren
shell-club = Kulüp
shell-games = Oyunlarım
shell-sign-in = Giriş yap
shell-analysis = Analiz
shell-rules = Kurallar
shell-language = Dil
shell-lamp = Açık tema
shell-menu = Menü
shell-about = Kutundaki kural kâğıdına göre dama: bilgisayara karşı, yan yana ya da bağlantıyla.
shell-noscript = Bu sayfa JavaScript olmadan çalışmaz. Tarayıcında aç, sonra sayfayı yeniden yükle.

## Start page

start-tab = damier: kural kâğıdındaki gibi dama
start-title = Kutundan hangi oyun çıktı?
start-subtitle = Dokuz kural kâğıdı, harfi harfine
start-sheets = Kural kâğıdı
start-all = { $count } oyunun hepsi
start-fewer = Daha az göster
start-world = Kutunun dışındakiler
start-search = Oyun ara
start-nothing = Burada bu adda bir oyun yok.
start-more-letters = +{ $count }
start-printed-in = Basıldığı diller: { $list }
start-house = Kendi kuralların
start-house-by = Yazan: sen
start-house-note = Bir maddeyi değiştir, oyna, bağlantıyla paylaş.
start-read = Oku
start-about = Taraf başına { $count } taş. { side } başlar.
start-opponent = Rakibin kim?
start-computer = Bilgisayar
start-beside = Yanımdaki biri
start-elsewhere = İnternetten biri
start-where = Nasıl buluşacaksınız?
start-link = Bağlantı yolla
start-lobby = Salonda
start-level = Ne kadar güçlü?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Senin rengin
start-lot = Kurayla
start-clock = Saat
start-clock-none = Yok
start-clock-days = Günler
start-clock-own = Başka
start-clock-kind = Saatin türü
start-clock-minutes = Dakika
start-clock-seconds = Saniye
start-clock-periods = Ek süre
clock-fischer = Her hamle süre ekler
clock-bronstein = Her hamle biraz süre geri verir
clock-byo-yomi = Sonra birkaç ek süre
clock-each-move = Her hamlenin kendi süresi var
start-mode = Biri dalgınlık ederse
start-guided = Rehberli
start-guided-hint = Kural kâğıdına uymayan hamle geri alınır, maddesi gösterilir.
start-table = Masada
start-table-hint = Seni kimse durdurmaz. Dalgınlığı gören, kural kâğıdının verdiği hakkı kullanır.
start-slips = Kimse hataları söylemez.
start-slips-hint = Hatayı kendin görüp kendi hamlenden önce taşı göstermelisin.
start-touch = Dokunan oynar
start-touch-article = (madde { $article })
start-draws = Ek beraberlik kuralları
start-name = Adın
start-names = Kimler oynuyor?
start-name-hint = Karşındaki görsün diye; boş bırakabilirsin.
start-go = Tahtayı kur
start-going = Kuruluyor…
start-again-computer = { $level ->
        [best] Yine oyna: { $name }, { level-best }
       *[other] Yine oyna: { $name }, düzey { $level }
    }
start-again = Yine oyna: { $name }
start-unfinished = Yarım kalan oyunlar
start-your-turn = Sıra sende, { $number }. hamle
start-their-turn = Sıra rakipte, { $number }. hamle
start-with = { $name }, rakip: { $opponent }
start-failed = Bu masaya ulaşmadı. Bir kez daha dene.

## Levels of the computer

level-1 = ilk gününde bir çocuk
level-2 = gözünden çok şey kaçar
level-3 = çabuk öğreniyor
level-4 = pazar günleri oynar
level-5 = hep kazanan amca
level-6 = hevesli bir kulüp oyuncusu
level-7 = kulübün en iyisi
level-8 = ligde oynar
level-9 = usta
level-10 = büyükusta
level-best = olabildiğince güçlü

## The table: people

game-tab = damier: { $name }
game-you = Sen
game-guest = Konuk
game-call = Sıra sende
game-periods = Kalan ek süre: { $count }
game-silent = kimse hataları söylemez
game-computer = Bilgisayar
game-level = { $level ->
        [best] Olabildiğince güçlü
       *[other] Düzey { $level }, { $name }
    }
game-open-seat = Boş sandalye
game-your-move = { side }, sıra sende
game-your-choice = { side }, seçim senin
game-their-move = { side }, sıra onda
game-their-choice = { side }, birazdan seçecek
game-beside-move = Sıra sende
game-beside-choice = Seçim senin
game-thinking = { side }, düşünüyor
game-away = { side }, biraz uzaklaştı
game-waiting-seat = { side }, henüz kimse yok
game-guided = rehberli
game-table = masada
game-watching = izleyici
game-agreed = Bu oyun için kararlaştırılanlar
game-clock = Saat: { side }
game-taken = { $count ->
        [0] { side } henüz taş vermedi
       *[other] { side } { $count } taş verdi
    }

## The table: the board

game-moves = Hamleler
game-no-moves = Henüz hamle yok
game-replay = Yeniden izle
game-first = Başa dön
game-earlier = Bir hamle geri
game-later = Bir hamle ileri
game-last = Son hamleye git
game-replaying = { $number }. hamleye bakıyorsun.
game-back-to-now = Oyuna dön
game-entry-huff = Üflendi: { $square }
game-entry-withdrawn = { $move }, geri alındı
game-counter = Beraberlik sayacı
game-counter-article = madde { $article }

## The table: buttons

game-turn = Çevir
game-turn-label = Tahtayı çevir
game-take-back = Geri al
game-hint = İpucu
game-draw = Beraberlik
game-claim = Talep et
game-resign = Pes et
game-abort = İptal
over-tournament = Turnuvaya dön
game-point = Göster
game-straighten = Düzelt
game-more = Diğer
game-close = Kapat
game-new = Yeni oyun

## The table: what the paper says

slip-where = Madde { $article }, { $name }
slip-where-plain = { $name }
slip-close = Tamam
slip-pull = Hepsini oku
article-whole = Bütün kurallar, yeni sekmede
article-failed = Madde gelmedi. Bir kez daha dene.
routes-title = { $square } karesine { $count } yol
routes-text = Başladıkları ve bittikleri kare aynı. Hangi taşlar gitsin?
route = { $squares } üstünden
route-key = { $number } tuşu
routes-cancel = Yerine koy
draw-wait-title = Beraberlik önerdin
draw-wait-text = Öneri bir sonraki hamleye kadar geçerli.
claim-title = Hangi hamle beraberlik getirir?
claim-text = Onu tahtada oyna: hamle yapılır, beraberlik de onunla talep edilir.
resign-yes = Pes et
resign-no = Oyuna devam
resign-hint = O zaman oyunu karşı taraf kazanır.
resign-you = Senin rengin: { side }. O zaman kazanan: { $name }.
resign-who = Kim bırakıyor?
resign-side = { side } bırakıyor
resign-name = { $name } bırakıyor
abort-title = Bu oyun iptal edilsin mi?
abort-text = Daha yeni başladı: kimse kazanmaz, kimse kaybetmez.
abort-yes = İptal et
point-title = Hangi taş almalıydı?
point-text = Tahtada ona dokun. Kendi hamlenden önce tek hakkın var.
point-stop = Boş ver
point-found = { side } { $square } karesini gösterdi: o taş almalıydı.
point-missed = { side } { $square } karesini gösterdi, ama orada alacak taş yoktu.
point-stuck-title = Hamlen kalmadı
point-stuck = Bir hata gördün mü? Göster, ya da hamle kalsın.
point-stuck-stand = Kalsın
left-title = { $name } uzun süredir yok
left-text = Oyunu kazanmış sayılabilir ya da bekleyebilirsin.
left-claim = Oyunu al
left-wait = Bekle
watch-title = İzliyorsun
watch-text = Oyunculardan biri misin? Oyunu başladığın yerde aç, “Dahası”nı, sonra “Başka cihazda sürdür”ü seç.
takeback-yes = Geri alsın
takeback-yes-hint = Son hamle geri alınır.
takeback-no = Hayır, kalsın
takeback-no-hint = Oyun buradan sürer.
draw-yes-hint = Oyun burada barışla biter.
draw-no-hint = Öneri kalkar, oyun sürer.
over-analysis = Gözden geçir
over-proof = Oyun sonu tablosu kanıtlıyor: en iyi oyunla berabere.
over-rematch-asked = Bir oyun daha istedin. Karşı taraf bekleniyor.
over-rematch-offered = Karşı taraf bir oyun daha istiyor.
over-next = Sonraki oyuna
over-won = Kazandın
over-lost = Kaybettin
invite-title = Bu bağlantıyı öbür oyuncuya yolla
invite-text = Önce kim açarsa karşına o oturur. Bu sayfadan çıkıp geri dönebilirsin.
invite-copy = Bağlantıyı kopyala
invite-copied = Kopyalandı
invite-code = Bağlantının karekodu
device-title = Başka cihazda sürdür
device-text = Bunu telefonunla tara ya da bağlantıyı orada aç. Kimseye verme: kimdeyse senin taşlarını o oynar.
device-local = Bu adres yalnız bu bilgisayarda çalışır. damier’i --host 0.0.0.0 ile başlat, telefonun da ulaşsın.
device-code = Bu masadaki yerinin karekodu
device-link = Yerinin bağlantısı
invite-lobby-title = Masan salonda duruyor
invite-lobby-text = Biri oturunca oyun başlar. Bu sayfadan çıkıp geri dönebilirsin.
join-title = Senin için boş bir sandalye var
join-text = { $name } seninle oynamak istiyor.
join-text-plain = Biri seninle oynamak istiyor.
join-sit = Otur
join-watch = Oyunu izle
join-used-title = O sandalye dolu
join-used-text = Bu daveti biri çoktan kullanmış. İzleyebilirsin.
join-over-title = Bu oyun bitti
join-over-text = Yine de bakabilirsin.
join-foreign-title = Bu bağlantı burada bir yer açmıyor
join-foreign-text = Başka bir oyunun bağlantısı ya da bir parçası eksik. İzleyebilirsin.
join-failed-title = Olmadı
join-failed-text = Sunucuya ulaşılamıyor. Birazdan yine dene.
join-start = Başlangıç sayfasına
lost-tab = damier: burada bir şey yok
lost-title = Burada bir şey yok
lost-text = Adreste bir yazım hatası olabilir.
lost-table-title = Böyle bir oyun yok
lost-table-text = Bağlantı kesilmiş olabilir ya da oyun başka bir sunucudadır. Bağlantının tamamını iste.
game-lost-line = Bağlantı koptu. Oyunun güvende; yeniden deneniyor…
game-pending = { $move } henüz kaydedilmedi…
game-pending-down = Bağlantı koptu. { $move } bekliyor, bağlantı gelince gidecek.
game-connecting = Masaya bağlanılıyor…
game-touched = { $square } karesindeki taşa dokunuldu; o oynar.
game-asked-takeback = Geri almak istedin

## The table: settings, sharing, talk

more-title = Bu masa
more-board = Tahta
more-numbers = Numaralar
more-theme-sheet = Kâğıttaki gibi
more-theme-wood = Ahşap
more-theme-tournament = Turnuva
more-theme-djeco = Kırmızı
more-theme-contrast = Karşıtlık
more-theme-dark = Koyu
more-numbers-inside = İçeride
more-numbers-outside = Dışarıda
more-numbers-a1 = a1
more-numbers-off = Kapalı
more-sound = Ses
more-notify = Sıra bana gelince haber ver
more-name-of = İsim: { side }
more-turns = Her hamleden sonra tahtayı çevir
settings-title = Ayarlar
settings-tap = Tek dokunuş tek hamleyi oynar
settings-confirm = Hamle sayılmadan önce sor
settings-pieces = Taşlar
settings-pieces-board = Tahtadaki gibi
settings-pieces-flat = Düz
settings-pieces-red = Kırmızı ve beyaz
settings-motion = Hareket
settings-motion-full = Normal
settings-motion-quick = Hızlı
settings-motion-off = Yok
keys-title = Tuşlar
keys-walk = Tahtada gezin
keys-pick = Taşı kaldır, bırak
keys-type = Hamleyi yaz
keys-road = Bir yol seç
keys-back = Bir adım geri al
keys-leave = Tahtadan çık
keys-replay = Tahtanın dışında: bir hamle geri ya da ileri
keys-ends = Tahtanın dışında: ilk ve son hamle
keys-help = Tuşları göster ya da gizle
more-watch = İzleyiciler için bağlantı
more-invite = Öbür oyuncu için bağlantı
more-pdn = PDN olarak kaydet
more-analysis = Analizde aç
more-watchers = { $count ->
        [0] İzleyen yok
       *[other] { $count } kişi izliyor
    }
chat-title = Sohbet
chat-say = Bir şey söyle
chat-send = Yolla
chat-mute = Sustur
chat-unmute = Yeniden duy
chat-muted = Karşı taraftan bir şey duymuyorsun.
chat-report = Bildir
chat-report-what = Ne uygunsuz?
chat-report-why = Eklemek istediğin bir şey var mı?
chat-report-send = Bildirimi gönder
chat-reported = Teşekkürler. Siteyi yönetenler görecek.
chat-line = { $name }: { $words }
chat-watcher = Bir izleyici

## Lobby

lobby-tab = damier: salon
lobby-title = Kim oynamak ister?
lobby-subtitle = Birini bekleyen masalar, geliş sırasıyla
lobby-empty = Şu an bekleyen masa yok. Bir tane kur; sonra gelen karşına otursun.
lobby-open = Masa kur
lobby-tournaments = Turnuvalar
lobby-sit = Otur
lobby-sit-with = Masaya otur: { $name }, { $sheet }
lobby-gone = Biri daha hızlıydı. O masada oyun başladı.
lobby-plays = Senin rengin: { side }
lobby-no-clock = Saat yok
lobby-clock = { $minutes } dk + { $seconds } sn
lobby-clock-bronstein = { $minutes } dk, hamle başına en çok { $seconds } sn geri
lobby-clock-byo-yomi = { $minutes } dk, sonra { $periods } × { $seconds } sn
lobby-clock-each-move = hamle başına { $seconds } sn
# Of how many days each move has, such as "3 days".
lobby-clock-days = hamle başına { $days }
lobby-waiting = Masalar aranıyor…

## My games

games-tab = damier: oyunlarım
games-title = Oyunların
games-subtitle = Bu tarayıcı için saklanır, hesap gerekmez
games-empty = Henüz oyun yok. İlki iki tık ötede.
games-open = Hâlâ masada
games-done = Oynananlar
games-all-pdn = Hepsini PDN olarak kaydet
games-go-on = Devam et
games-moves = { $count } hamle

## Board

board-label = Tahta, eni { $width }, boyu { $height }
board-square-must = { square-label }, almalı: { $count ->
        [1] bir taş
        [2] iki taş
        [3] üç taş
        [4] dört taş
        [5] beş taş
        [6] altı taş
       *[other] { $count } taş
    }
board-square-movable = { square-label }, oynayabilir
board-square-in-hand = { square-label }, elinde
board-square-target = { square-empty }, buraya gidebilirsin
board-said-move = { side }: { $from } karesinden { $to } karesine
board-said-capture = { $count ->
        [1] { side }: { $from } karesinden çıkıp bir taş alıyor, { $to } karesine konuyor
       *[other] { side }: { $from } karesinden çıkıp { $count } taş alıyor, { $to } karesine konuyor
    }
board-said-crowned = Yeni bir dama.
board-said-step = { $square } karesinde. Alma sürüyor. Escape son adımı geri alır.
board-said-choice = Oraya { $count } yol var. 1 ile { $count } arasında bir sayıya ya da Escape tuşuna bas.
board-said-road = { $number }: { $squares } üstünden
board-said-premove = Sıra sana gelince { $from } karesinden { $to } karesine
board-said-ask = { $from } karesinden { $to } karesine mi? Enter oynar, Escape geri koyar.
board-said-back = Yerine kondu
board-said-draw = { $square } karesinden. Şimdi okun biteceği kareyi seç; halka için yine { $square } karesini seç.
board-said-required = { $count ->
        [0] O değil. { $square } karesinden oyna.
        [1] O değil. { $square } karesindeki taş bir taş alır.
       *[other] O değil. { $square } karesindeki taş { $count } taş alır.
    }
board-said-refused = Bu hamle olmuyor. Taş yine kendi karesinde.
board-said-unread = “{ $text }” okunabilen bir hamle değil. İki kare yaz, örneğin 32-28.
board-said-wait = Sıra henüz sende değil.

## What the server says when it cannot do something

server-refused = Şimdi değil
server-stale = Bu arada bir şey oldu. Tahtaya yeniden bak, sonra seç.
server-not-your-turn = Sıra karşı tarafta.
server-not-a-player = Bu oyunu izliyorsun; taşları yalnız oyuncular oynatır.
server-game-over = Bu oyun bitti.
server-waiting = Karşına biri oturana kadar bekle.
server-not-now = Bu, şu anda yapılamıyor.
server-no-claim = Bu hamle beraberlik getirmiyor. Başkasını göster ya da oyuna devam et.
server-ambiguous = Birkaç türlü alınabiliyor. Hangisini istediğini kare kare göster.
server-bad-move = Bu tahtada böyle bir hamle yok.
server-used-id = Bu ileti iki kez, farklı içerikle geldi. Sayfayı yeniden yükle.
server-too-fast = Çok hızlısın. Biraz bekle.
server-too-slow = Bağlantın yetişemedi. Sayfayı yeniden yükle.
server-bad-message = Sunucu bu iletiyi anlamadı.
server-expected-hello = Sunucu önce bir selam bekliyor.
server-table-full = Bu oyun sürdürülemeyecek kadar uzadı.
server-server-full = Şu anda çok fazla oyun var. Biraz sonra yeniden dene.
server-try-again = Bu güvenle saklanamadı. Yeniden bağlanıyorsun.
server-seat-taken = Buraya biri çoktan oturdu.
server-own-table = Bu senin kendi masan. Bağlantıyı başka birine yolla.
server-bad-token = Bu bağlantı o masayı açmıyor.
server-newer-table = Bu oyun daha yeni bir sunucuda sürüyor. Sayfayı yeniden yükle.
server-no-table = Böyle bir masa yok.
server-too-many-sockets = Bağlantından açık çok fazla pencere var.
server-too-many-tables = Süren çok oyunun var. Önce birini bitir.
server-too-many-requests = Çok hızlısın. Biraz bekle.
server-too-large = Bu, bir kerede alınamayacak kadar çok.
server-foreign-host = Sunucu bu ada yanıt vermiyor.
server-foreign-origin = Bunu başka bir site isteyemez.
server-not-found = Burada bir şey yok.
server-no-such-method = Bu, bu yolla istenmez.
server-not-here = Bu sayılar yalnız sunucunun kendi makinesi için.
server-bad-request = Soruda bir şey eksik ya da yerine oturmuyor.
server-no-sheet = Bu adda bir kural kâğıdı yok.
server-bad-sheet = Bu kural kâğıdıyla henüz oynanamıyor.
server-bad-position = Taşlar böyle duramaz.
server-too-many-moves = Burada hepsi sayılamayacak kadar çok alma yolu var.
server-bad-notation = Bu okunamadı.
server-no-game = Bu metinde oyun yok. Bir oyun şöyle görünür: 1. 32-28 18-23 2. 38-32…
server-no-analysis = Motor bununla çalışamaz.
server-no-text = Böyle bir metin yok.
server-no-puzzle = Böyle bir bulmaca yok.
server-no-ending = Bu oyun sonu burada çalışılamaz.
server-too-many-endings = Bu tablolar bu sunucu için fazla büyük.
server-building = Şu anda başka tablolar hesaplanıyor. Daha sonra yeniden dene.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Oyunları izle
start-shown = Herkes izleyebilir
start-shown-hint = Oyun, şu anda oynananlar arasında görünür.
game-shown = Bu oyunu herkes bulup izleyebilir.
embed-code = Web sayfası için kod
embed-hint = Bu oyunu başka bir sitede gösterir, bu siteden başka hiçbir şeyi göstermez.
simul-next = Sıradaki tahta
simul-waits = Seni bekleyen tahtalar: { $count }
simul-auto = Kendiliğinden devam et
simul-all = Bütün tahtalar
server-no-simul = Böyle bir simultane yok.
server-simul-full = Bu simultanede boş tahta kalmadı.
server-simul-begun = Bu simultane çoktan başladı.
server-simul-empty = Henüz kimse katılmadı.
server-too-many-follows = Takip edebileceğin kadarını takip ediyorsun. Önce birini bırak.
