### damier, Türkçe yorumlar: bir kural neden böyle oynanıyor.

## Hiçbir metnin söylemediği yerlerde

why-house = Senin kendi kuralın.
why-agree = İki oyuncu her zaman anlaşabilir.
why-agree-no-circles = İki oyuncu her zaman anlaşabilir; dama yokken oyun dönüp duramaz.
why-agree-endgame = Metin oyun sonundan söz ediyor; burada iki oyuncu her an anlaşabilir.
why-usual = Çoğu metin bundan söz etmez; çoğu oyunda olduğu gibidir.
why-as-played = Genelde böyle oynanır; elimizde bir federasyon metni yoktu.
why-as-played-online = İnternette böyle oynanır; elimizde bir federasyon metni yoktu.
why-as-tournaments = Turnuvalarda böyle oynanır; elimizde bir federasyon metni yoktu.
why-federation-plays = Federasyonun oyuncuları böyle oynar; metni elimizde yoktu.
why-brief-rules = Federasyonun kısa kuralları böyle der; numaraları yoktur.
why-brief-rules-fifteen = Federasyonun kısa kuralları böyle der: her taraf için on beş hamle.
why-only-difference = Bu oyunu en yakın akrabasından ayıran budur; elimizde bir federasyon metni yoktu.
why-taken-over = Geldiği oyundan alınmıştır.
why-aim = İnternette oynandığı biçimiyle bu oyunun amacı.
why-king-means = Dama çıkarmak amaç değil, araçtır.
why-no-limit = Aynı damayla yapılan hamleler için bilinen bir sınır yok.
why-never-comes-up = Üstünden atlanan taş sona kadar yerinde kalır, o yüzden bu hiç olmaz.
why-no-endless-game = Bilinen bir kural yok; hiçbir oyun sonsuza dek sürmesin diye çoğu oyundaki gibi beraberlik talep edilebilir.
why-taken-as-claim = Beraberlik talep edilir diye anlaşıldı; sözleri elimizde yoktu.

## Tahta ve başlangıç

why-size-hundred = Boyut yazmıyor; yirmişer taş, 100 karelik bir tahtada dört sırayı doldurur.
why-size-sixty-four = Boyut yazmıyor; on ikişer taş, 64 karelik bir tahtada üç sırayı doldurur.
why-size-sister = Boyut yazmıyor; aynı kutudaki öbür kural kâğıtlarının tahtası.
why-size-kndb = Boyut yazmıyor; federasyon 100 karede oynar.
why-men-kndb = Başlangıç yazmıyor; en yakın dört sırada yirmişer taş.
why-men-sister = Taş sayısı yazmıyor; öbür kural kâğıtlarındaki gibi on ikişer.
why-corner-right-white = Sağdaki köşe beyaz, öyleyse soldaki koyu.
why-corner-hundred = Sözle yazmıyor; 100 karelik bütün tahtalardaki gibi.
why-corner-czech = Kısa kurallara göre Beyaz b8, d8, f8 ve h8’de dama olur, öyleyse a1 koyudur.
why-corner-both = Tahta iki türlü de konur; aynadaki gibi olanı daha bilinir.
why-light-squares = İspanya’da taşlar açık renkli karelerde durur.
why-all-squares = Bütün kareler kullanılır, o yüzden fark etmez.
why-red-squares = Kırmızı karelerde oynanır.
why-green-squares = Federasyonun kendi tahtalarında yeşildir.
why-lighter-pieces = Daha açık renkli taşlar.
why-darker-pieces = Daha koyu renkli taşlar; turnuvalarda kırmızıdır.
why-black-as-usual = Yalnız Beyaz’ın adı geçiyor; öbür taraf her zamanki gibi siyahtır.
why-first-blue = Mavi başlar; başka oyunlarda bu tarafa Beyaz denir.
why-first-darker = Koyu taşlar başlar; madde elimizde yoktu.
why-first-thai = Kaynaklar farklı söylüyor; PDN’ye göre Siyah başlar.
why-colours-unsaid = Renklerin nasıl paylaşıldığı yazmıyor.
why-colours-pairing = Renkleri turnuvanın eşleştirmesi belirler.
why-colours-toss = Kurayı kazanan rengini seçer.

## Hamleler ve taş alma

why-one-at-a-time = Girişteki gibi her seferinde bir kare.
why-diagonal-only = Çaprazdan başka bir yön hiç geçmiyor.
why-king-both-ways = İki yöne de aldığı yalnız dama için yazıyor.
why-backward-swedish = Madde 1 yalnız ileri atlamaktan söz ediyor; madde 4 geriye almaya açıkça izin veriyor, belirleyici olan da o.
why-king-is-piece = Söz konusu olan taşlardır, dama da bir taştır.
why-takes-kings-english = Yalnız düz taşlar geçiyor; dama da aynı biçimde alınır, yoksa hiç kaybedilmezdi.
why-takes-kings-djeco = Dama almayı düz taş almakla karşılaştırıyor.
why-takes-kings-frisian = Alınan damanın kendi değeri var, öyleyse düz taşlar da dama alır.
why-lands-any = Taşın arkasında birkaç boş kare olabilir, dama bunların istediğinde durabilir.
why-lands-finnish = Çizimlerin açıklamaları yolda birkaç boş kareye izin veriyor. Ama alabilen her zaman almak zorunda (madde 4), o yüzden dama, almanın sürdüğü kareye konar.
why-lands-goes-on = Başlanan alma hamlesi sonuna kadar oynanır, o yüzden dama sürdürebileceği kareye konar.
why-lands-next = Bir kare giden dama hemen arkadaki kareye atlar.
why-lands-killer = Motorların oynadığı gibi: yalnız son durak önemli, o da son alınan taş damaysa.
why-most-is-whole = En çok taşı alması gereken yarıda duramaz.
why-finish-djeco = Düz taş sürdürür; dama sürdürebilir (6), ama en çok taşı almak zorunludur (7).
why-finish-finnish = Alabilen her zaman almak zorunda, demek ki art arda ikinci taşı da.
why-finish-last-row = Son sıradaki taş için, alabildiği sürece devam etmesi gerektiği yazıyor.
why-chosen-to-the-end = İstenen alma hamlesi seçilebilir, ama sonuna kadar oynanır.
why-quantity-quality = Önce sayı yasası, sonra değer yasası.
why-most-is-natural = En çok alanı seçmek doğal diye geçiyor; öbür kural kâğıtlarındaki gibi zorunlu sayıldı.
why-priority-kndb = Fransızca metin yalnız iki ya da daha çok taş alınmasını istiyor; bütün öbürleri en çok alanı.
why-priority-italian = Her biri için bir madde, 6.6’dan 6.9’a.
why-frisian-tie = Değer eşitse damanın alacağını madde 12 söylüyor.
why-removal-international = Ne zaman olduğu yazmıyor; uluslararası damadaki gibi oynanır.
why-removal-after = Ne zaman olduğu yazmıyor; taşlar hamle bitince kaldırılır.
why-turkish-strike = Türk vuruşu: üstünden atlanan taşlar sona kadar kalır ve yalnız bir kez geçilir.

## Dama olmak

why-crown-danish = Sıraya varır varmaz dama olur, o yüzden almayı dama olarak sürdürür.
why-crown-finnish = 1. çizimin açıklamasında yeni dama aynı hamlede almayı sürdürüyor.
why-crown-djeco = Almayı sürdüren taştan söz edilmiyor; Fransa’daki âdet gibi düz taş kalır.
why-crown-norwegian = Hamlenin sürüp sürmediği yazmıyor; bir kare giden damayla biter, İngilizce kural kâğıdındaki gibi.
why-crown-forward = Düz taş yalnız ileriye alır, o yüzden hamlesi hep son sırada biter.
why-crown-turkish = Kaynaklar farklı söylüyor; çoğunda taş, hamlesi bitince dama olur.

## Masada

why-no-remedy = O zaman ne yapılabileceği yazmıyor, o yüzden böyle bir hamleye izin yok.
why-no-irregularities = Kural dışı durumlarla ilgili metin elimizde yoktu, o yüzden böyle bir hamleye izin yok.
why-referee = Böyle bir hamleye hakem bakar; rakibin ayrıca bir hakkı yok.
why-remedies-are-rights = Bu bir hak, görev değil; o yüzden hamle olduğu gibi de kalabilir.
why-remedy-czech = Unutulan alma hamlesi geri alınır; rakip kendi hamlesini yaparsa kabul etmiş olur.
why-offences-alike = Unutulan alma hamlesi geçiyor; az almak ya da yarıda durmak da aynı sayılır.
why-offences-swedish = Az almak, madde 5’in istediği hamle değildir. Alma yarıda kalırsa yalnız duran taş sorumludur.
why-offences-djeco = Az almak ya da yarıda durmak, 7’nin istediği hamle değildir; onu yapabilecek her taş üflenebilir.
why-offences-kndb = Kural 14, kurallara uymayan her hamle içindir. Hiçbir taşın yapamayacağı şey burada oynanamaz; yarım alma az almaktır.
why-offences-frisian = Yapılmayan ya da doğru yapılmayan alma hamlesinden söz ediyor: az alan ya da yarıda duran da öyle.
why-huff-saying = Bir Fransız sözü: üflemek oynamak değildir.
why-no-huffing = Üflemeden söz edilmiyor.
why-huffing-not-played = Üflenmez.
why-huffing-abolished = Üfleme kaldırıldı; böyle bir hamleye izin yok.
why-touch-unmentioned = Dokunulan taşlardan söz edilmiyor.
why-straightening-unnamed = Taş düzeltmek için bir istisna geçmiyor.
why-straightening-leave = Yalnız rakip önceden izin verirse.
why-move-over = Bir hamlenin ne zaman bittiği yazmıyor.

## Beraberlik

why-own-turns = Aynı taşla, kendi sıralarında ara vermeden.
why-same-move-djeco = Diller farklı söylüyor: yalnız İngilizce ve Danca metin art arda üç kez istiyor, öbürleri üçüncü kez. Şöyle oynanıyor: aynı taşla, kendi sıralarında ara vermeden.
why-return-square = Önemli olan karedir: üçgen çizen taş da gidip gelen taş gibi geri dönmüş olur.
why-by-each-side = Her tarafın hamlesi olarak sayılır.
why-quiet-djeco = Taş alınmadan ve düz taş oynanmadan her taraftan yirmi hamle; harfi harfine alınsa her oyun 20. hamlede biterdi.
why-quiet-spanish = Damalarla art arda kırk hamle, yani her taraftan yirmi.
why-proof = Anlaşmayla ya da oyun sonu tablosunun kanıtıyla belli olur.
why-proof-kndb = Anlaşmayla ya da oyun sonu tablosunun kanıtıyla belli olur. Arapça sayfada iki tarafın da oynayamadığı yazıyor.
why-two-kings-swedish = Örnek, kural kâğıdının kendisinden. Ama dama aldığı taşın hemen arkasına konduğu için (madde 4) iki dama neredeyse hep kazanır: örnekle kural çelişiyor. Kural kâğıdı öyle dediği için beraberlik talep edilebilir.
why-same-player = Her seferinde sıra aynı oyuncuda olmalı.
why-thirteen = Bilinen on üç hamle; bunu söyleyen kural elimizde yoktu.
why-one-each-turkish = Birer taş beraberedir; kimi kaynaklara göre dama tek düz taşı yener.
why-king-against-king = Berabere; damalardan biri taş alabiliyor ya da sonraki hamlesinin ardından alınıyorsa değil. İkişer hamle bunu gösterir.

## Yazılı oyunlar

why-pdn-type = PDN’nin bu oyuna verdiği numara.
why-pdn-no-type = PDN’de bu oyunun numarası yok.
why-pdn-type-international = Taşlar uluslararası damadaki gibi oynar.
why-pdn-type-lidraughts = Lidraughts’un yazdığı numara; PDN’nin kendisinde yok.
why-pdn-type-canadian = PDN’de bu oyunun numarası yok; Kanada damasının aynadaki hâli.
why-pdn-type-killer = PDN’de bu oyunun numarası yok; her hamlesi uluslararası damada da vardır.
why-pdn-type-pool = PDN onu pool checkers’ın içinde sayıyor.
why-pdn-squares = PDN bu oyunun karelerini böyle adlandırır.
why-pdn-no-numbering = PDN bu oyunun karelerini numaralamaz; Beyaz’ın sol üstünden sayılır.
why-pdn-points = PDN puanları böyle yazar.
why-pdn-white-first = PDN önce Beyaz’ı yazar.
why-pdn-blue-first = PDN önce Beyaz’ı yazar, burada Mavi’yi.
why-pdn-black-first = Bu oyunun dosyalarında 1-0, oyuna başlayan Siyah kazandı demektir.
