### damier, terminal: Turkish. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Oyna
terminal-resume = Devam: { $name }, { $number }. hamle
terminal-term-rival = Rakip
terminal-term-level = Düzey
terminal-term-colour = Senin rengin
terminal-term-control = Saat
terminal-term-mode = Oyun biçimi
terminal-term-touch-move = Dokunan oynar
terminal-term-draw = Beraberlik kuralı
terminal-term-deck = Kurayla açılış
terminal-term-language = Dil
terminal-rival = Rakip
    .computer = Bilgisayar
    .beside = Yanındaki biri
    .hub = Bir Hub motoru
terminal-rival-computer = { $level ->
        [best] bilgisayar, tüm gücüyle
       *[other] bilgisayar, düzey { $level }
    }
terminal-rival-beside = yanındaki
terminal-rival-hub = Hub motoru
terminal-level-best = tüm gücüyle
terminal-lot = kurayla
terminal-clock-none = yok
terminal-clock-game = { $seconds ->
        [0] { $minutes } dk
       *[other] { $minutes } dk + { $seconds } sn
    }
terminal-clock-move = hamle başına { $seconds } sn
terminal-mode-guided = rehberli
terminal-mode-table = masada
terminal-mode-silent = masa, uyarısız
terminal-touch = Dokunan oynar
    .sheet = kâğıttaki gibi
    .yes = evet
    .no = hayır
terminal-hub = motoru başlatan komut

## During a game

terminal-your-move = Senin hamlen:
terminal-wait = Karşı taraf hâlâ düşünüyor.
terminal-which-way = Birkaç alma orada bitiyor. Hangi yoldan?
terminal-claim = Bir hamleyle beraberlik talep et…
terminal-proof = Oyun sonu tablosu kanıtlıyor: en iyi oyunla berabere.
terminal-answer-first = Önce son hamlenin ne olacağını söyle.
terminal-slipped = Karşı taraf şimdi bir şey fark edebilir.
terminal-not-a-move = “{ $words }” bir hamle değil. 32-28 yaz, almak için 19x28.
terminal-nothing-back = Geri alacağın bir hamlen henüz yok.
terminal-hint = Buna ne dersin?
terminal-engine-gone = Motor oyundan ayrıldı: { $words } Taşlarını sen oynayabilirsin.
terminal-browser-wait = Bir saniye: oyun tarayıcı için hazırlanıyor…
terminal-in-browser = Oyun tarayıcıda da açık. Burada ya da orada oyna:
terminal-browser-gone = Tarayıcı artık yok. Oyun burada sürüyor.
terminal-browser-hub = Bu motor yalnızca burada oynar; oyun terminalde kalıyor.
terminal-browser-none = Tarayıcıyla olmadı: { $words }
terminal-words = { $words }
terminal-looking = Geriye bakış
    .how = ] ileri gider, End oyuna döner.
terminal-in-hand = Nereye gideceğini seç. Esc yerine koyar.
terminal-must = { $count ->
        [1] { $squares } karesindeki taş almalı.
       *[other] Bunlardan biriyle al: { $squares }
    }
terminal-thinking = Düşünüyor…
terminal-depth = derinlik { $depth }, { $count } konum

## Keys, in the bar below, the menu and the help

terminal-do-hint = İpucu
terminal-do-analyse = Analiz
terminal-do-menu = Menü
terminal-do-help = Yardım
terminal-do-turn = Çevir
terminal-do-new = Yeni oyun
terminal-do-save = Kaydet
terminal-do-open = Aç
terminal-do-browser = Tarayıcı
terminal-do-rules = Kurallar
terminal-do-language = Dil
terminal-do-numbers = Numaralar
terminal-do-quit = Çık
terminal-back = Geri
# From the game that is read: play it on yourself.
terminal-do-play-on = Oynamayı sürdür
terminal-do-search = Ara
terminal-yes = Evet
terminal-no = Hayır

## Saving, opening, leaving

terminal-save-hint = Bir PDN dosyası. Zaten varsa oyun ona eklenir.
terminal-saved = Kaydedildi: { $words }.
terminal-not-saved = Kaydedilemedi: { $words }
terminal-open-hint = Bir PDN dosyası: oyunları listelenir. Ya da tarayıcındaki bir masanın bağlantısı.
terminal-not-opened = Açılamadı: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Ara: bir ad, bir yer, bir yıl
terminal-games-none = Buna uyan oyun yok.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Ortalama yıl
terminal-no-collection = Henüz bir oyun derlemesi yok. damier’i --collection DOSYA ile başlat.
terminal-leave = Oyunun ortasında çıkıyor musun?
terminal-leave-keep = Çık, gelecek sefer devam et
terminal-leave-save = Dosyaya kaydet ve çık
terminal-leave-stay = Kal

## Help

terminal-help-walk = tahtada dolaş
terminal-help-enter = taşı kaldır, koy; iki kez: bırak
terminal-help-escape = almada bir adım geri ya da taşı yerine koy
terminal-help-type = hamleyi yaz, Enter; harf için /: c3-d4
terminal-help-look = önceki hamlelere tek tek bak
terminal-help-ends = ilk konum ve oyunun şimdiki hâli
terminal-mark-must = Sarı: almalı.
terminal-mark-last = Açık renk: son hamle.
terminal-mark-held = Yeşil: elinde. Nokta: oraya gidebilir.
terminal-mark-ghost = Soluk: alındı, alma bitince kaldırılır.
terminal-mark-plain = Renksiz: ○ beyaz, ● siyah, K dama, ! almalı, * elinde, + oraya gidebilir.
terminal-small = Bu pencere tahta için çok küçük.
