### damier, study: Turkish. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = Tahtada { side.gen } { $count } taşı var, oysa kutudan yalnız { $most } tane çıkar.
setup-man-on-crown-row = { $square } karesindeki { $colour ->
        [black] siyah
        [blue] mavi
        [green] yeşil
        [red] kırmızı
       *[white] beyaz
    } taş son sırada duruyor: orada dama olur.
setup-run = Art arda dama hamlesi sayısı, tahtada olmayan bir damaya ait.
fen-too-long = Hiçbir konum bu kadar uzun olmaz: en çok { $most } karakter.
fen-turn = Bir konum, sıra kimdeyse W ya da B ile başlar. Burada başta “{ $got }” var.
fen-sides = Taşlar iki listede durur, W:W31-50:B1-20 gibi: biri W, biri B için.
fen-item = “{ $got }” bir kare değil. 31 yaz; dama için K12, yan yana taşlar için 31-35.
fen-no-such-square = Bu tahtada { $square } karesi yok: sonuncusu { $last }.
fen-letters = Bu tahtada { $count } kare var, oysa { $got } tane verilmiş.
fen-unclear = Bu henüz bir konum değil. Şöyle yaz: W:W31-50:B1-20.
move-unclear = Bu henüz bir hamle değil. Şöyle yaz: 32-28 ya da 19x28.
move-ambiguous = Böyle başlayıp böyle biten birkaç alma var. Aradaki kareleri de söyle.

## Written games

diagram-title = Dama tahtası

## Analysis

analysis-tab = Analiz · damier
analysis-board = Analiz tahtası
analysis-waiting = Motor başkaları için düşünüyor. Sırada sen varsın.
analysis-lost = Motorla bağlantı koptu. Sürdürmek için yeniden aç.
analysis-no-table = Bu oyun sana açık değil. İzleyici bağlantısını iste.
analysis-offline = Sunucuyla bağlantı koptu. Oyuna bakmayı sürdürebilirsin; hamleler ve motor bağlantı dönene dek bekler.
analysis-bad-link = Bu bağlantı okunamadı. Yarım kalmış olabilir.
analysis-threads = İş parçacığı
analysis-tables = Oyun sonu tabloları
analysis-deeper = Daha derine in
analysis-draw = Tahtaya çiz
analysis-bar = Kim önde
analysis-lines = Motorun yolları
analysis-play-line = Buraya kadar oyna
analysis-engine = Motor
analysis-multipv = Yollar
analysis-effort = Derinlik { $depth }, { $nodes } milyon konum, saniyede { $speed } milyon
analysis-moves = Hamleler
analysis-no-moves = Tahtada bir hamle yap ya da bir oyun aç.
analysis-not-playable = Bu oynanamadı.
analysis-put = yeni konum
analysis-first = Başa dön
analysis-earlier = Bir hamle geri
analysis-later = Bir hamle ileri
analysis-last = Sona git
analysis-turn = Tahtayı çevir
analysis-edit = Konum kur
analysis-papers = Aç, kaydet
analysis-from = Buradan oyna
from-hint = Bilgisayara karşı, tahtadaki konumdan.
from-go = Başla
analysis-judge = Oyunu değerlendir
analysis-judging = Oyun değerlendiriliyor
analysis-stop = Dur
analysis-table = Oyun sonu tablosu:
analysis-table-draw = en iyi oyunla berabere.
analysis-table-plies = { $plies ->
        [1] tek hamlede belli olur.
       *[other] iki tarafınki sayılınca { $plies } hamlede belli olur.
    }
analysis-graph-ahead = { side } önde
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Başlangıç

## The verdict above the lines

verdict-even = Aşağı yukarı eşit
verdict-better = { side } biraz daha iyi
verdict-ahead = { side } yaklaşık { $men } taş önde
verdict-wins = { side } { $moves } hamlede kazanıyor
verdict-table-win = { $moves ->
        [0] { side } kazandı
       *[other] { side } { $moves } hamlede kesin kazanıyor
    }
verdict-table-draw = Kesin berabere

## A reader's notes to a move

note-title = { $move } için notlar
note-signs = İşaret
note-comment = { $move } için yorum
note-promote = Bu yolu öne al
note-remove = { $move } hamlesini ve sonrasını sil
note-drawn = Çizilen:
note-draw-how = Ok için iki kareye, halka için aynı kareye iki kez dokun.
note-wipe = Sil
sign-1 = İyi hamle
sign-2 = Zayıf hamle
sign-3 = Çok iyi hamle
sign-4 = Çok zayıf hamle
sign-5 = İlginç hamle
sign-6 = Kuşkulu hamle

## Setting up a position

edit-title = Konum kur
edit-hint = Değiştirmek için bir kareye tıkla: taş, dama, boş. Öbür fare düğmesi öbür rengi koyar; ya da önce taşı, sonra karelerini seç.
edit-rules = Kurallar
edit-pieces = Taş
edit-cycle = Her tıklamada değiştir
edit-turn = Sıra kimde
edit-fen = Metin olarak (FEN)
edit-done = Analiz et
edit-clear = Tahtayı boşalt
edit-start = Başlangıç dizilişi
edit-leave = Geri
edit-over = Burada oyun bitti. { $text }

## Games in and out

papers-title = Aç ve kaydet
papers-paste = Oyun yapıştır (PDN)
papers-read = Aç
papers-upload = Dosyadan…
papers-several = { $count ->
        [1] { $count } oyun. Aç:
       *[other] { $count } oyun. Hangisi?
    }
papers-more = Yalnız ilk { $count } oyun listede.
papers-keep = Bu oyun
papers-save = PDN kaydet
papers-copy = PDN kopyala
papers-copied = Kopyalandı
papers-position = Bu konum
papers-link = Bağlantıyı kopyala
players-title = Oyuncular
players-edit = Adları değiştir
recent-title = Son analizlerin
recent-where = Yalnızca bu tarayıcıda saklanır: son { $most }.
recent-moves = { $count ->
       *[other] { $count } hamle
    }
recent-remove = Kaldır: { $name }
recent-removed = Kaldırıldı: { $name }.
recent-restore = Geri koy
recent-none = Bu tarayıcı hiçbir şey saklamıyor. Yeniden görmek istediğini PDN olarak kaydet.
papers-link-game = Oyunun bağlantısını kopyala
papers-link-too-long = Bu oyun bir bağlantı için çok uzun. PDN olarak kaydet.
papers-problem = Dosyanın { $line }. satırı: { $message }

## Openings: what was played in a position

openings-title = Oyunlar
openings-looking = Bakılıyor…
openings-whose = Kimin oyunları
openings-all = { $count ->
       *[other] { $count } oyun
    }
openings-own = Oyunlarım
openings-none = Buraya kimse gelmemiş. Buradan sonra yalnızsın.
openings-none-own = Bu konumu daha oynamadın.
openings-move = Hamle
openings-count = Oyun
openings-results = Sonuçlar
openings-last = En son

## House rules: why a rule does not go with the others

house-clash = Bu, öbür kurallarla bağdaşmıyor.
house-clash-board-width = Tahtanın eni 4 ile 14 kare arasında bir çift sayıdır; bütün karelerde oynanıyorsa en çok 10.
house-clash-board-height = Tahtanın boyu 4 ile 14 kare arasında bir çift sayıdır; bütün karelerde oynanıyorsa en çok 10.
house-clash-board-men-rows = Taşlar kendi yarısının sıralarında durur; iki taraf arasında en az bir sıra boş kalır.
house-clash-colours-black = İki tarafa ayrı renkler gerek.
house-clash-lines-move = Karelerin yarısında oynanıyorsa taşlar çapraz gider; bütün karelerde oynanıyorsa düz gider.
house-clash-lines-capture = Düz giden taşlar düz alır; çapraz gidenler çapraz ya da iki türlü de alır.
house-clash-man-steps = Yana gitmek için bütün karelerinde oynanan bir tahta gerekir.
house-clash-king-lands = Bir kare giden dama her zaman aldığı taşın hemen arkasına konar.
house-clash-king-limit = Sınır, 0 ile 255 arasında bir sayıdır.
house-clash-capture-priority = Alma sırası için almak ve sonuna kadar gitmek zorunlu olmalı; her madde o sırada bir kez yer alır.
house-clash-end-first-king-wins = Her şeyini verenin kazandığı yerde ilk dama ayrıca oyunu kazandıramaz.
house-clash-table-offences = Dalgınlıklar ve verdikleri haklar birlikte gider: ikisini de seç ya da hiçbirini.
house-clash-table-remedies = Almak zorunlu değilse kimse almayı unutmuş sayılmaz.
house-clash-table-huff-is-turn = Bu kurallarda üflemek yok.
house-clash-touch-straightening = Düzeltmek, ancak dokunulan taşın oynandığı yerde bir istisnadır.
house-clash-draws = Anlaşarak beraberlik her zaman kurallardadır; her sayı en az 1 olur.

## Rules pages

rules-tab = Kurallar · damier
rules-shelf = Bütün oyunların kuralları
rules-all = Bütün kural kâğıtları
rules-course = Kursa başla
rules-change = Bu kuralları değiştir
rules-count = { $count } madde
rules-examples = Örnekler
rules-example = Örnek { $number }
rules-nothing-to-try = Burada tahtada denenecek bir şey yok.
rules-again = Yeniden diz
rules-done = İşte bu.
rules-other = Onu da oynayabilirsin. Madde { $move } hamlesini anlatıyor.

## House rules

house-tab = Kendi kuralların · damier
house-title = Kendi kuralların
house-intro = Her aile biraz başka oynar. Bir kural kâğıdıyla başla, istediğini değiştir ve oyna.
house-base = Başlangıç
house-name = Adı
house-own-name = { $name }, bizim usul
house-preview = Kurallar şimdi ne diyor
house-changes = { $count ->
        [0] değişiklik yok
       *[other] { $count } değişiklik
    }
house-earlier = Yukarı taşı: { $text }
house-draws = Beraberlik
house-count = Kaç kez
house-play = Oyna
house-share = Bağlantıyı kopyala
house-read = Oku ve dene
house-save = Dosyaya kaydet
house-back = Kurallara dön
house-bad-link = Bu kurallar okunamadı. Bağlantı yarım kalmış olabilir.
house-clashes = { $count ->
        [1] Bir kural öbürleriyle henüz bağdaşmıyor. İşaretlendi.
       *[other] { $count } kural öbürleriyle henüz bağdaşmıyor. İşaretlendiler.
    }

ballot-ask = Açılış kurayla
ballot-none = Hayır
ballot-drawn = Kurayla: { $opening }.
ballot-placed = Kurayla, yeri değişen taşlar: { $opening }.
ballot-free = Kurayla: serbest açılış.
ballot-off = Önce tahtadan alınan: { $squares }.
deck-english-two-move = İki hamle
deck-english-three-move = Üç hamle
deck-english-eleven-man = Her oyuncuya on bir taş
deck-italian-two-move = İki hamle
deck-russian-fmjd = FMJD tablosu
deck-brazilian-fmjd = FMJD tablosu
deck-russian-idf-basic = IDF tablosu, basit açılışlar
deck-brazilian-idf-basic = IDF tablosu, basit açılışlar
