### damier, Turkish (Türkçe). Written from en.ftl, which explains the variables and the tone.
###
### No suffix ever hangs on a variable: a square is "28 karesi", a move "32-28 hamlesi". Sides:
### .loc (-da), .gen (-ın), lower case for the middle of a sentence; loser.gen has a capital for the
### start. Pieces: .acc (-ı), .dat (-a), .with (-ınla: with your ...).

# The two endings of a draw rule.
-may-claim = her iki oyuncu da beraberlik talep edebilir
-drawn = oyun berabere biter

## Sides and pieces

side = { $colour ->
        [black] Siyah
        [blue] Mavi
        [green] Yeşil
        [red] Kırmızı
       *[white] Beyaz
    }
    .loc = { $colour ->
        [black] siyahta
        [blue] mavide
        [green] yeşilde
        [red] kırmızıda
       *[white] beyazda
    }
    .gen = { $colour ->
        [black] siyahın
        [blue] mavinin
        [green] yeşilin
        [red] kırmızının
       *[white] beyazın
    }
winner = { $winner ->
        [black] Siyah
        [blue] Mavi
        [green] Yeşil
        [red] Kırmızı
       *[white] Beyaz
    }
    .mid = { $winner ->
        [black] siyah
        [blue] mavi
        [green] yeşil
        [red] kırmızı
       *[white] beyaz
    }
loser = { $loser ->
        [black] Siyah
        [blue] Mavi
        [green] Yeşil
        [red] Kırmızı
       *[white] Beyaz
    }
    .mid = { $loser ->
        [black] siyah
        [blue] mavi
        [green] yeşil
        [red] kırmızı
       *[white] beyaz
    }
    .gen = { $loser ->
        [black] Siyahın
        [blue] Mavinin
        [green] Yeşilin
        [red] Kırmızının
       *[white] Beyazın
    }
piece = { $piece ->
        [king] dama
       *[man] taş
    }
    .acc = { $piece ->
        [king] damayı
       *[man] taşı
    }
    .dat = { $piece ->
        [king] damaya
       *[man] taşa
    }
    .with = { $piece ->
        [king] damanla
       *[man] taşınla
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] siyah dama
           *[man] siyah taş
        }
        [blue] { $piece ->
            [king] mavi dama
           *[man] mavi taş
        }
        [green] { $piece ->
            [king] yeşil dama
           *[man] yeşil taş
        }
        [red] { $piece ->
            [king] kırmızı dama
           *[man] kırmızı taş
        }
       *[white] { $piece ->
            [king] beyaz dama
           *[man] beyaz taş
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, boş
turn = Sıra { side.loc }

## Refused moves

refusal-must-capture = { $count ->
        [1] { $squares } karesindeki taşınla rakip taş alabilirsin; önce taş alınır.
       *[other] { $squares } karelerindeki taşlarınla rakip taş alabilirsin; önce taş alınır. Birini seç.
    }
    .title = Önce taş al
refusal-must-finish-capture = Daha bitmedi: { $from } karesindeki { piece.with } alacak taş kalmayana kadar almaya devam et.
    .title = Almaya devam
refusal-must-take-most = { $count ->
        [1] Böyle { $taken } taş alıyorsun. { $squares } karesindeki taşınla { $most } taş alabilirsin; en çok taşı alman gerekir.
       *[other] Böyle { $taken } taş alıyorsun. { $squares } karelerindeki taşların her biriyle { $most } taş alabilirsin; en çok taşı alman gerekir.
    }
    .title = En çok taşı al
refusal-must-take-most-value = { $count ->
        [1] { $squares } karesindeki taşınla daha değerli taşlar alabilirsin. Bir dama neredeyse iki taş sayılır.
       *[other] { $squares } karelerindeki taşlarınla daha değerli taşlar alabilirsin. Bir dama neredeyse iki taş sayılır.
    }
    .title = En değerlisini al
refusal-must-capture-with-king = { $count ->
        [1] { $squares } karesindeki damanla da taş alabilirsin; önce dama alır.
       *[other] { $squares } karelerindeki damalarınla da taş alabilirsin; önce dama alır.
    }
    .title = Önce damalar alır
refusal-must-take-most-kings = { $count ->
        [1] { $squares } karesinden başlarsan aynı sayıda taş alırsın, aralarında daha çok dama olur. Önce o oynanır.
       *[other] { $squares } karelerinden başlarsan aynı sayıda taş alırsın, aralarında daha çok dama olur. Önce onlar oynanır.
    }
    .title = Önce daması çok olan
refusal-must-take-king-first = { $count ->
        [1] İki yol buraya kadar eşit. { $squares } karesinden başlayan, damayı daha erken alıyor; önce o oynanır.
       *[other] Birkaç yol buraya kadar eşit. { $squares } karelerinden başlayanlar, damayı daha erken alıyor; önce onlar oynanır.
    }
    .title = Önce damayı erken alan
refusal-king-limit = { $from } karesindeki daman art arda yeterince oynadı. Şimdi taş al ya da başka bir taş oyna.
    .title = O dama biraz dinlensin
refusal-out-of-turn = Şimdi sıra { side.loc }. Sonra sen oynayacaksın.
    .title = Bir dakika
refusal-game-over = Bu oyunun sonucu belli oldu. İstediğin zaman yenisine başla.
    .title = Oyun bitti
refusal-no-such-square = Bu tahtada böyle bir kare yok.
    .title = Tahtanın dışı
refusal-same-square = Hamle, başladığı kareden başka bir karede bitmeli.
    .title = Hâlâ aynı yerde
refusal-empty-square = { $from } karesinde oynanacak taş yok.
    .title = Boş kare
refusal-not-your-piece = { $from } karesindeki { piece } karşı tarafın.
    .title = Senin taşın değil
refusal-occupied = { $squares } karesinde zaten bir taş var. Her kareye tek taş sığar.
    .title = O kare dolu
refusal-off-line = Bu { piece } için { $from } karesinden { $squares } karesine giden bir çizgi yok.
    .title = Çizginin dışında
refusal-backward-move = Taş asla geri gitmez. Dama olunca gidebilir.
    .title = Taşlar geri gitmez
refusal-too-far = { $piece ->
        [king] Dama burada bir kare gider ya da hemen yanındaki taşın üstünden atlar.
       *[man] Taş bir kare gider ya da hemen yanındaki taşın üstünden atlar.
    }
    .title = Fazla uzak
refusal-jumps-own-piece = { $squares } karesindeki kendi taşın yolun üstünde; onun üstünden atlayamazsın.
    .title = Yolda kendi taşın var
refusal-no-room-behind = { $squares } karesindeki taşın arkasında konacak boş kare yok; o taş güvende.
    .title = Konacak yer yok
refusal-nothing-to-capture = { $squares } karesine giden yolda alınacak taş yok.
    .title = Orada alınacak taş yok
refusal-backward-capture = Taş geriye doğru almaz; { $squares } karesindeki taş ondan korkmaz.
    .title = Taşlar geriye doğru almaz
refusal-man-takes-king = { $squares } karesindeki dama taşlardan korkmaz: onu yalnız bir dama alabilir.
    .title = Taş damayı alamaz
refusal-jumped-twice = { $squares } karesindeki taş zaten alındı, yalnız kaldırılmayı bekliyor. Üstünden bir daha atlayamazsın.
    .title = Aynı taş iki kez alınmaz
refusal-turns-back = İki atlayış arasında sola ya da sağa dönebilirsin, ama geldiğin yöne dönemezsin.
    .title = Geri dönmek yok
refusal-must-land-next = { $squares } karesindeki taşın arkasında daman hemen ilk karede durur.
    .title = Hemen arkasına kon
refusal-must-stop-behind-king = Son aldığın taş, { $squares } karesindeki bir dama; bu yüzden hemen arkasındaki karede dur.
    .title = Damanın hemen arkasında dur
refusal-crowning-ends-turn = Taşın { $squares } karesinde dama oldu ve hamlesi orada biter.
    .title = Dama oldu, şimdilik bu kadar
refusal-touched-piece = Önce { $squares } karesindeki taşa dokundun; oynayacağın taş o.
    .title = Dokunan oynar

## Buttons under a refusal

action-play = Oyna: { $move }
action-show = Göster
action-read = Oku: madde { $article }

## Slips at the table

offence-no-capture = { $count ->
        [1] { $square } karesindeki { piece } senin bir taşını alabilirdi. { side } bunun yerine { $move } oynadı.
       *[other] { $square } karesindeki { piece } senin { $count } taşını alabilirdi. { side } bunun yerine { $move } oynadı.
    }
    .title = { side } almayı unuttu
offence-too-few = { side }, { $move } hamlesiyle { $taken } taş aldı. { $square } karesindeki { piece } { $count } taş alabilirdi.
    .title = { side } az aldı
offence-unfinished = { side }, { $move } hamlesinden sonra durdu. Böyle { $taken } taş aldı; sonuna kadar gitseydi { $count } taş alırdı.
    .title = { side } yarı yolda durdu

## What the opponent may do about it

remedy-huff = { $square } karesindeki { piece.acc } üfle
    .consequence = { $turn ->
        [yes] Tahtadan gider. Bu, senin hamlen sayılır.
       *[no] Tahtadan gider. Üflemek sıranı harcamaz: hamleni yine yaparsın.
    }
remedy-withdraw = Hamleyi geri aldır
    .consequence = Hamle geri alınır ve taş almak gerekir.
remedy-stand = Olduğu gibi bırak
    .consequence = Bir şey söyleme, oyuna devam et. Sonra fırsat kaçar.
huffed = { side }, { $square } karesindeki { piece.acc } üfledi.
withdrawn = { side } hamleyi geri aldırdı. Şimdi taş almak gerekir.
stood = { side } olduğu gibi bıraktı.
huff-cry = { $turn ->
        [yes] Üfledim, gitti!
       *[no] Üfledim! Üflemek hamle sayılmaz!
    }

## Touching pieces

touch-must-move = { $square } karesindeki { piece.dat } dokundun; onu oyna.
    .title = Dokunan oynar
touch-must-take = { $square } karesindeki { piece.dat } dokundun. Taş alabiliyor; onunla al.
    .title = Dokunan oynar
touch-straighten = Düzelt
    .announcement = Yalnızca düzeltiyorum.
touch-hand-off = Elin taşı bıraktı; hamle yapılmış sayılır.
    .title = Bırakan oynamıştır

## What a player may choose at any time

option-offer-draw = Beraberlik öner
option-accept-draw = Beraberliği kabul et
option-decline-draw = Oyuna devam
option-claim-draw = Beraberlik talep et
option-resign = Pes et
    .confirm = Pes ediyor musun?
option-take-back = Geri al
option-again = Bir daha, renkler değişsin
draw-offered = { side } beraberlik öneriyor. Olsun mu?
    .title = Berabere mi?
draw-declined = { side } oyuna devam etmek istiyor.
take-back-asked = { side } son hamleyi geri almak istiyor.
    .title = Geri alınsın mı?

## How a game ended

result-win = { winner } kazandı
result-draw = Berabere
result-aborted = İptal edildi
result-archived = Arşivden
result-unfinished = Oyun sürüyor

outcome-no-move = { loser.gen } oynayacak hamlesi kalmadı.
outcome-no-pieces = { loser.gen } hiç taşı kalmadı.
outcome-no-move-wins = { winner } artık oynayamıyor, burada bu kazandırır.
outcome-no-pieces-wins = { winner } bütün taşlarını verdi, burada bu kazandırır.
outcome-first-king = { winner } ilk damayı çıkardı; bu oyunda bu yeter.
outcome-resign = { loser } pes etti.
outcome-flag = { loser.gen } süresi bitti.
outcome-left = { loser } masadan kalktı.
outcome-aborted = Daha doğru dürüst başlamadan iptal edildi.
outcome-archived = Eski bir sürümle kaydedilmiş: bakabilirsin ama oyuna devam edemezsin.
outcome-agreement = İki taraf anlaştı.
outcome-same-move = Aynı hamle art arda { $times } kez oynandı.
outcome-return = Bir taş aynı kareye { $times ->
        [2] iki kez
       *[other] { $times } kez
    } geri döndü.
outcome-repetition = Aynı konum tahtada { $times } kez görüldü.
outcome-quiet-moves = İki taraf da taş almadan, yalnız damalarla { $moves } hamle yaptı.
outcome-material = Bu kadar az taşla tanınan hamleler bitti: taraf başına { $moves } hamle.
outcome-material-now = Bu taşlarla oyun berabere.
outcome-balance = Taş dengesi taraf başına { $moves } hamle boyunca değişmedi.
outcome-one-each = Her iki tarafın da birer taşı kaldı.
outcome-nobody-can-win = Artık iki taraf da kazanamaz.

## Draw rules on the rules page

draw-agreement = Oyuncular her an beraberlik için anlaşabilir.
draw-same-move = Bir oyuncu aynı hamleyi art arda { $times } kez oynayınca { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return = Bir oyuncu hep aynı taşı oynayıp aynı kareye { $times ->
        [2] iki kez
       *[other] { $times } kez
    } dönünce { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return-king = Bir oyuncu hep aynı damayı oynayıp aynı kareye { $times ->
        [2] iki kez
       *[other] { $times } kez
    } dönünce { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-repetition = Aynı konum, sıra aynı taraftayken tahtada { $times } kez görülünce { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-quiet-moves = İki taraf da taş almadan, yalnız damalarla art arda { $moves } hamle yapınca { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material = Bir tarafta kalanlar: { $stronger }; öbür tarafta kalanlar: { $weaker }. Taraf başına { $moves } hamle daha oynanır da kazanan çıkmazsa { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-road = Bir tarafta kalanlar: { $stronger }; en uzun çaprazı tutan öbür tarafta kalanlar: { $weaker }. Taraf başına { $moves } hamle daha oynanır da kazanan çıkmazsa { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
material-kings = { $kings ->
        [1] bir dama
        [2] iki dama
        [3] üç dama
       *[other] { $kings } dama
    }
material-kings-or-more = { $kings ->
        [1] bir ya da daha çok dama
        [2] iki ya da daha çok dama
        [3] üç ya da daha çok dama
       *[other] { $kings } ya da daha çok dama
    }
material-men = { $men ->
        [1] bir taş
        [2] iki taş
        [3] üç taş
       *[other] { $men } taş
    }
draw-balance = İki tarafın da daması varken tahtada en az { $fewest }, en çok { $most } taş kalır ve taraf başına { $moves } hamle boyunca ne taş alınır ne yeni dama çıkarsa { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-now = Bir tarafta kalanlar: { $stronger }; öbür tarafta kalanlar: { $weaker }. Bu durumda { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-one-each = İki tarafın da birer taşı kalınca { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-nobody-can-win = { $how ->
        [claim] Artık iki taraf da kazanamıyorsa oyun beraberedir: anlaşın ya da kanıtı program göstersin.
       *[automatic] Artık iki taraf da kazanamıyorsa oyun berabere biter.
    }
draw-option = Bu kural ancak iki oyuncu da oyundan önce isterse geçerlidir.

## Draw counters beside the board

counter-agreement = Beraberlik yalnız anlaşarak, her an
counter-same-move = { $done ->
        [0] Henüz tekrarlanan hamle yok: art arda { $limit } kez olursa berabere
       *[other] Art arda { $move }: { $done } / { $limit } kez
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Henüz geri dönen taş yok: iki kez olursa berabere
           *[other] Henüz geri dönen taş yok: { $limit } kez olursa berabere
        }
        [1] { $limit ->
            [2] Bir kez yeniden { $square } karesinde: iki kez olursa berabere
           *[other] Yeniden { $square } karesinde: { $done } / { $limit } kez
        }
       *[other] Yeniden { $square } karesinde: { $done } / { $limit } kez
    }
counter-repetition = { $done ->
        [0] Henüz tekrar yok
        [1] Henüz tekrar yok
       *[other] Aynı konum: { $done } / { $limit } kez
    }
counter-quiet-moves = Taş almadan, yalnız damalarla: { $done } / { $limit } hamle
counter-material = Bu kadar az taşla kazanmak için: { $done } / { $limit } hamle
counter-material-now = Bu taşlarla beraberlik talep edilebilir
counter-balance = Denge değişmeden: { $done } / { $limit } hamle
counter-one-each = İki tarafın da tek taşı kalınca berabere
counter-nobody-can-win = Kimse kazanamaz olunca berabere

## Rule sheets

sheet-hotte-nl = Hötte, Hollandaca kural kâğıdı
    .special = Önce en çok alan oynar; gidip gelmek beraberlik getirir.
sheet-hotte-fr = Hötte, Fransızca kural kâğıdı
    .special = Hollandaca kâğıt gibi; ama tekrar, ancak talep edersen beraberliktir.
sheet-english = Hötte, İngilizce kural kâğıdı
    .special = Siyah başlar. Dama bir kare gider; hangi taşı istersen onu alırsın.
sheet-swedish = Hötte, İsveççe kural kâğıdı
    .special = Dama, aldığı taşın hemen arkasına konar. Almayı unutana aldır ya da üfle.
sheet-danish = Hötte, Danca kural kâğıdı
    .special = Taş alırken dama olan, dama olarak almaya devam eder.
sheet-norwegian = Hötte, Norveççe kural kâğıdı
    .special = Dama bir kare gider; ama en çok taşı almak gerekir. Dalgınlık ya kalır ya düzeltilir.
sheet-finnish = Hötte, Fince kural kâğıdı
    .special = Siyah başlar. Taşlar yalnız ileri doğru alır, damalar uçar; neyi alacağını sen seçersin.
sheet-kndb = Hollanda Kraliyet Dama Federasyonu kural kâğıdı
    .special = On altı kısa kural. Dalgınlığı söyle ya da oyuna devam et.
sheet-djeco = Djeco kural kâğıdı
    .special = Kırmızı karelerde maviye karşı yeşil; almayı unutanın taşı üflenir.
sheet-international = Uluslararası dama
    .special = Dünya federasyonunun 100 karelik oyunu: uçan damalar, önce en çok alan.
sheet-frisian = Friz daması
    .special = Hem çapraz hem düz alınır; bir dama neredeyse iki taş eder.
sheet-russian = Rus daması
    .special = Neyi alacağını sen seç; alırken dama olan taş, dama olarak almayı sürdürür.
sheet-brazilian = Brezilya daması
    .special = 64 karelik küçük tahtada uluslararası dama.
sheet-pool = Pool checkers
    .special = Uçan damalar, almada serbest seçim; siyah başlar.
sheet-english-wcdf = İngiliz daması
    .special = Şampiyonların oynadığı checkers: dama bir kare gider, serbest seçim ve 40 hamlede beraberlik.
sheet-italian = İtalyan daması
    .special = Taş damayı alamaz; hangisinin önce alınacağını dört kural söyler.
sheet-spanish = İspanyol daması
    .special = Taşlar yalnız ileri doğru alır, damalar uçar: en çok taşı, sonra en çok damayı al.
sheet-portuguese = Portekiz daması
    .special = Koyu karelerde İspanyol oyunu; tahta aynadaki gibi durur.
sheet-czech = Çek daması
    .special = Uçan damalar taşlardan önce alır; gerisini sen seçersin.
sheet-turkish = Türk daması
    .special = 64 karenin hepsinde düz çizgiler; alınan her taş hemen kaldırılır.
sheet-thai = Tayland daması
    .special = Sekizer taş. Dama, aldığı taşın hemen arkasına konar ve geldiği yöne dönebilir.
sheet-canadian = Kanada daması
    .special = Büyük tahta: 144 kare ve otuzar taş.
sheet-srilankan = Sri Lanka daması
    .special = 144 karelik büyük tahta; aynadaki gibi durur.
sheet-jamaican = Jamaika daması
    .special = Pool checkers, ama tahta aynadaki gibi durur.
sheet-filipino = Filipin daması
    .special = Brezilya oyunu, ama tahta aynadaki gibi durur.
sheet-spantsiretti = Spantsiretti
    .special = On kare eninde, sekiz kare boyunda bir tahtada Rus daması.
sheet-killer = Killer dama
    .special = Son olarak dama alan dama, hemen onun arkasında durur; böylece iki dama bir damayı yener.
sheet-breakthrough = Damaya koş
    .special = Bir yarış: ilk damayı çıkaran kazanır.
sheet-antidraughts = Kaybeden kazanır
    .special = Her şey tersine: bütün taşlarını ver, oyunu kazan.
sheet-poddavki = Rus usulü kaybeden kazanır
    .special = Poddavki: almak zorunludur, öyleyse bütün taşlarını aldır.
sheet-frysk = Frysk!
    .special = Friz damasının küçüğü: beşer taş.

## Shelves

shelf-leaflet = Kutudan çıkanlar
shelf-federation = Federasyonların oyunları
shelf-other = Başka oyunlar
shelf-house = Senin kuralların

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

rules-title = Kurallar: { $name }
heading-board = Tahta
heading-moves = Hamleler
heading-capture = Taş almak
heading-crowning = Damaya çıkmak
heading-table = Masada
heading-end = Oyunun sonu
heading-draws = Beraberlik
heading-writing = Yazılı oyunlar
heading-readings = Kural kâğıdının sustuğu yerler
article = Madde { $article }
article-introduction = Giriş
reading-note = Kural kâğıdı burada susuyor; biz böyle oynuyoruz.
try-it = Kendin dene
try-play = Sıra { side.loc }: { $move } oyna.
try-refused = Peki ya { $move }?
try-draw = Sıra { side.loc }: { $move } oyna ve sayacı izle.

## Titles of articles

topic-board-size = Tahtanın büyüklüğü
topic-board-squares = Hangi karelerde oynanır
topic-board-dark-corner = Tahta nasıl konur
topic-board-men-rows = Taşların dizilişi
topic-start-first = Kim başlar
topic-start-colours-by-lot = Kim hangi renkle oynar
topic-colours-white = Taşlar
topic-colours-black = Taşlar
topic-colours-squares = Karelerin rengi
topic-lines-move = Taşların yolları
topic-lines-capture = Taş nasıl alınır
topic-man-steps = Taş nasıl gider
topic-man-captures-backward = Taş nasıl alır
topic-man-captures-kings = Taşlar ve damalar
topic-king-flies = Dama nasıl gider
topic-king-lands = Taş alan dama nereye konar
topic-king-limit = Aynı damayla hamleler
topic-capture-compulsory = Almak zorunlu
topic-capture-finish = Sonuna kadar
topic-capture-priority = Önce hangisi alınır
topic-capture-priority-also = Dama mı taş mı
topic-capture-removal = Alınan taşlar ne zaman kalkar
topic-capture-removal-also = Aynı taş iki kez alınmaz
topic-capture-turns-back = Atlayışlar arasında dönmek
topic-crowning-when = Damaya çıkmak
topic-end-no-move = Kazanmak ve kaybetmek
topic-end-first-king-wins = İlk dama
topic-table-remedies = Biri dalgınlık ederse
topic-table-offences = Dalgınlık nedir
topic-table-huff-is-turn = Üflemek
topic-touch-binds = Dokunan oynar
topic-touch-straightening = Taşları düzeltmek
topic-touch-hand-off-ends = Hamle ne zaman biter
topic-pdn-type = Bu oyunun numarası
topic-pdn-notation = Karelerin adları
topic-pdn-result = Puanlar
topic-pdn-result-order = Önce kimin puanı yazılır
topic-draws = Beraberlik

## The rules

rule-board-size = Tahtada { $width } × { $height } kare vardır.
rule-board-squares-dark = Karelerin yalnız yarısı kullanılır: biri kullanılır, yanındaki kullanılmaz.
rule-board-squares-all = Bütün karelerde oynanır.
rule-board-dark-corner-left = Tahtayı, sol elinin yanındaki köşe oynanan bir kare olacak biçimde koy.
rule-board-dark-corner-right = Tahtayı, sağ elinin yanındaki köşe oynanan bir kare olacak biçimde koy.
rule-board-men-rows = { $rows ->
        [1] Her taraf kendine en yakın sıraya { $men } taş dizer.
       *[other] Her taraf kendine en yakın { $rows } sıraya { $men } taş dizer.
    }
rule-board-men-rows-apart = Her taraf { $men } taş dizer; kendi kenarından sayınca taşların durduğu sıralar: { $list }. Aradaki ve arkadaki sıralar boş kalır.
rule-start-first = { side } ilk hamleyi yapar.
rule-start-colours-by-lot-yes = Renkler için kura çekilir.
rule-start-colours-by-lot-no = Kimin hangi renkle oynayacağına oyuncular karar verir; kura çekilmez.
rule-colours-white-white = Bir taraf beyaz taşlarla oynar.
rule-colours-white-blue = Bir taraf mavi taşlarla oynar.
rule-colours-white-red = Bir taraf kırmızı taşlarla oynar.
rule-colours-black-black = Öbür taraf siyah taşlarla oynar.
rule-colours-black-green = Öbür taraf yeşil taşlarla oynar.
rule-colours-black-white = Öbür taraf beyaz taşlarla oynar.
rule-colours-squares-dark = Taşlar koyu karelerde durur.
rule-colours-squares-red = Taşlar kırmızı karelerde durur.
rule-colours-squares-light = Taşlar açık renkli karelerde durur.

rule-lines-move-diagonal = Taşlar çapraz gider.
rule-lines-move-orthogonal = Taşlar düz gider: sıralar ve sütunlar boyunca.
rule-lines-capture-diagonal = Taş almak için rakip taşın üstünden çapraz atlanır ve arkasındaki boş kareye konulur.
rule-lines-capture-orthogonal = Taş almak için rakip taşın üstünden bir sıra ya da sütun boyunca düz atlanır ve arkasındaki boş kareye konulur.
rule-lines-capture-both = Taş almak için rakip taşın üstünden atlanır ve arkasındaki boş kareye konulur: çapraz, ayrıca sıralar ve sütunlar boyunca düz.
rule-man-steps-forward = Taş bir kare ileri gider.
rule-man-steps-forward-sideways = Taş bir kare ileri ya da yana gider.
rule-man-captures-backward-yes = Taş hem ileriye hem geriye doğru alır.
rule-man-captures-backward-no = Taş hiçbir zaman geriye doğru almaz.
rule-man-captures-kings-yes = Taş, taşı da damayı da alabilir.
rule-man-captures-kings-no = Taş damayı alamaz; damayı yalnız dama alabilir.
rule-king-flies-yes = Dama uçar: boş karelerde ileri ve geri istediği kadar gider, uzaktan da alır.
rule-king-flies-no = Dama her hamlede bir kare gider, ileri ya da geri.
rule-king-lands-anywhere = Taş alan dama, üstünden atladığı taşın arkasındaki boş karelerden istediğine konar.
rule-king-lands-also = Bu karelerin birinden taş almayı sürdürebiliyorsa dama öyle bir kareye konmak zorundadır.
rule-king-lands-next = Taş alan dama, üstünden atladığı taşın hemen arkasındaki kareye konar.
rule-king-lands-next-behind-last-king = Taş alan dama, üstünden atladığı taşın arkasındaki boş karelerden istediğine konar; ama son aldığı bir damaysa onun hemen arkasında durur.
rule-king-limit = Damaya çıkmamış taşın varken aynı dama, taş almadan art arda en çok { $limit } hamle yapar: sonra başka bir taş oyna ya da taş al.
rule-king-limit-none = Aynı dama art arda istediğin kadar oynayabilir.

rule-capture-compulsory-yes = Alabiliyorsan almalısın.
rule-capture-compulsory-no = Alabilirsin, ama zorunda değilsin.
rule-capture-finish-yes = Aynı taş yeniden atlayabildikçe almaya devam edilir.
rule-capture-finish-no = Taş alırken her atlayıştan sonra durabilirsin.
rule-capture-priority-none = Birkaç türlü alabiliyorsan istediğini seç.
rule-capture-priority-most-pieces = { $place ->
        [1] Birkaç türlü alabiliyorsan en çok taşı al; dama da bir taş sayılır.
       *[other] Hâlâ seçenek varsa en çok taşı al.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Birkaç türlü alabiliyorsan en değerlisini al: bir dama iki taştan biraz az, bir taştan çok eder.
       *[other] Hâlâ seçenek varsa en değerlisini al: bir dama iki taştan biraz az, bir taştan çok eder.
    }
rule-capture-priority-with-king = { $place ->
        [1] Hem dama hem taş alabiliyorsa damayla al.
       *[other] Hâlâ seçenek varsa taşla değil, damayla al.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Birkaç türlü alabiliyorsan en çok damayı al.
       *[other] Hâlâ seçenek varsa en çok damayı al.
    }
rule-capture-priority-king-first = { $place ->
        [1] Birkaç türlü alabiliyorsan damayı en erken alanı seç.
       *[other] Hâlâ seçenek varsa damayı en erken alanı seç.
    }
rule-capture-priority-also = Damanın önceliği yoktur: başka bir şey belirlemiyorsa ister damayla ister taşla al.
rule-capture-removal-after = Alınan taşlar, alma bütünüyle bitene kadar tahtada kalır.
rule-capture-removal-also = Bir almada hiçbir taşın üstünden iki kez atlanmaz; ama boş bir kareden birden çok kez geçilebilir.
rule-capture-removal-at-once = Alınan her taş hemen kaldırılır; bu, sonraki atlayışın yolunu açabilir.
rule-capture-turns-back-yes = İki atlayış arasında taş istediği yöne dönebilir.
rule-capture-turns-back-no = İki atlayış arasında taş sola ya da sağa dönebilir, ama geldiği yöne dönemez.
rule-crowning-when-at-end = Taşın hamlesi son sırada biterse taş dama olur. Alırken o sıradan yalnızca geçiyorsa taş olarak kalır.
rule-crowning-when-stops = Son sıraya varan taş dama olur ve hamlesi orada biter.
rule-crowning-when-goes-on = Son sıraya varan taş hemen dama olur; almaya devam edebiliyorsa dama olarak eder.

rule-end-no-move-loses = Sırası gelip de taşı ya da hamlesi kalmayan kaybeder.
rule-end-no-move-wins = Sırası gelip de taşı ya da hamlesi kalmayan kazanır.
rule-end-first-king-wins-yes = İlk damayı çıkaran kazanır.
rule-end-first-king-wins-no = Damaya çıkmak oyunu bitirmez.

rule-table-remedies-none = Dalgınlık rakibe ayrı bir hak vermez: o hamle sayılmaz, o kadar.
rule-table-remedies-huff = Rakibin dalgınlık ederse üfleyebilirsin: alması gereken taşı tahtadan kaldırırsın.
rule-table-remedies-withdraw = Rakibin dalgınlık ederse hamleyi geri aldırıp taş almasını isteyebilirsin.
rule-table-remedies-stand = Rakibin dalgınlık ederse olduğu gibi bırakıp oyuna devam edebilirsin.
rule-table-offences-none = Hiçbir dalgınlık rakibe hak vermez.
rule-table-offences-no-capture = Almak gerekirken almamak dalgınlık sayılır.
rule-table-offences-too-few = Gerekenden az taş almak dalgınlık sayılır.
rule-table-offences-unfinished = Almayı yarıda bırakmak dalgınlık sayılır.
rule-table-huff-is-turn-yes = Üflemek senin hamlen sayılır.
rule-table-huff-is-turn-no = Üflemek sıranı harcamaz: ardından kendi hamleni yaparsın.
rule-table-huff-is-turn-none = Üflemek yoktur.
rule-touch-binds-no = Bir taşa dokunup sonra başkasını oynayabilirsin.
rule-touch-binds-yes = Hangi taşa dokunursan onu oynarsın.
rule-touch-binds-if-able = Hangi taşa dokunursan onu oynarsın, hamlesi varsa.
rule-touch-straightening-yes = Eğri duran taşı, önceden söylersen düzeltebilirsin.
rule-touch-straightening-no = Taş düzeltmekten söz edilmez.
rule-touch-hand-off-ends-yes = Elin taşı bırakınca hamle biter.
rule-touch-hand-off-ends-no = Taşı bırakmak hamleni henüz bitirmez.

rule-pdn-type = Oyun dosyalarında bu oyunun numarası: { $type }.
rule-pdn-type-none = Oyun dosyalarında bu oyunun kendi numarası yoktur.
rule-pdn-notation-n0 = Kareler { side.gen } sol altından başlayarak 1, 2, 3 diye numaralanır.
rule-pdn-notation-n1 = Kareler { side.gen } sağ altından başlayarak 1, 2, 3 diye numaralanır.
rule-pdn-notation-n2 = Kareler { side.gen } sol üstünden başlayarak 1, 2, 3 diye numaralanır.
rule-pdn-notation-n3 = Kareler { side.gen } sağ üstünden başlayarak 1, 2, 3 diye numaralanır.
rule-pdn-notation-a0 = Karelerin adı bir harf ve bir rakamdır; a1 { side.gen } sol altındadır.
rule-pdn-notation-a1 = Karelerin adı bir harf ve bir rakamdır; a1 { side.gen } sağ altındadır.
rule-pdn-result-2-0 = Kazanana iki puan, beraberlikte her iki tarafa birer puan yazılır.
rule-pdn-result-1-0 = Kazanana bir puan, beraberlikte her iki tarafa yarımşar puan yazılır.
rule-pdn-result-order-white-black = Önce { side.gen } puanı yazılır.
rule-pdn-result-order-first-second = Önce oyuna başlayan tarafın puanı yazılır.

## Bir oyun dosyasında tuhaf olan ve onun ne olarak okunduğu.

pdn-read-variant = Dosyada yalnızca “{ $variant }” yazıyor; şöyle okundu: { $game }.
pdn-read-moves = Dosya hangi oyun olduğunu söylemiyor; şöyle okundu: { $game }. Orada { $moves } oynanabilir.
pdn-read-squares = Dosya hangi oyun olduğunu söylemiyor; şöyle okundu: { $game }. Hiçbir kare { $last } sınırını geçmiyor.
pdn-read-turned = Şöyle okundu: { $game }, harfler başlayan taraftan sayılarak.
pdn-read-glued = { $result } sonucu ile sonraki oyun bitişik yazılmış; ayrı ayrı okundu.
pdn-read-quiet = { $written } hiçbir şey almıyor; { $move } olarak okundu.
pdn-read-crowned = Son sırada bir taş ({ $squares }); dama olarak okundu.

## Notes of the engine to a game

annotation-good = Buradaki tek iyi hamle.
annotation-brilliant = Güzel bir feda.
annotation-dubious = { $move } biraz daha iyiydi.
annotation-mistake = { $move } daha iyiydi.
annotation-blunder = Bu pahalıya patlar. Doğru hamle { $move } idi.
annotation-missed-win = { $move } kazandırırdı.
graph = Oyunun gidişi
    .description = { side }, çizgi ortanın üstündeyken daha iyi durumda; altındayken öbür taraf. İşaretler bir kez daha bakmaya değer hamleleri gösterir.
