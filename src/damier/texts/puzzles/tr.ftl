### damier, puzzles: Turkish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Bir taş al
theme-take-2 = İki taş al
theme-take-3 = Üç taş al
theme-take-4 = Dört taş al
theme-take-5 = Beş taş ve daha çok al
theme-give-1 = Bir taş ver
theme-give-2 = İki taş ver
theme-give-3 = Üç taş ve daha çok ver
theme-breakthrough = Yarıp geçme
theme-crowning-capture = Alarak damaya çıkma
theme-through-crown-row = Dama sırasından geçme
theme-backward = Geriye alma
theme-most-first = En çok almaya zorlama
theme-long-king = Damayla uzun alma
theme-turkish-stroke = Türk vuruşu
theme-coup-royal = Kraliyet vuruşu
theme-coup-philippe = Philippe vuruşu
theme-choice = Hangisini almalı?
theme-quiet-move = Sessiz hamle
theme-opposition = Karşı duruş
theme-trapped-king = Kapana kısılan dama
theme-blockade = Kilitleme
theme-ending = Oyun sonu
theme-saved-draw = Beraberliği kurtarma

learn-tab = Öğren · damier
learn-title = Öğren ve bulmaca çöz
learn-today = Günün bulmacası
learn-solve = Çöz
learn-none = Bu kurallar için henüz bulmaca yok.
learn-count = Bu kurallar için { $count } bulmaca.
learn-solved = { $count } tanesini çözdün.
learn-sheet = Kurallar
learn-repeat = { $count ->
        [0] Bugün tekrar edilecek bir şey yok
       *[other] Tekrar edilecek { $count } bulmaca
    }
learn-repeat-about = Kaçırdıkların birkaç gün sonra geri gelir, öğrenene kadar.
learn-repeat-go = Tekrar et
learn-repeat-done = Bugünlük hepsi tekrar edildi.
learn-race = Üç dakika
learn-race-about = Kaç tane çözebilirsin?
learn-race-best = Rekorun: { $count }
learn-race-go = Başla
learn-levels = Zorluğa göre
learn-any = Herhangi bir bulmaca
learn-easy = Kolay
learn-middle = Orta
learn-hard = Zor
learn-themes = Temaya göre
learn-all = Bütün bulmacalar
learn-kept = Öğrendiklerin
learn-kept-about = Oyunların gibi burada senin için saklanır.
learn-save = Kopyasını kaydet
learn-forget = Hepsini unut
learn-forget-sure = Çözdüğün her şey gerçekten unutulsun mu?
learn-forget-yes = Unut
learn-forget-no = Sakla
learn-forgotten = Hepsi unutuldu.
learn-offline = Şu anda bağlantı yok. Yeniden dene.
puzzle-tab = Bulmaca · damier
puzzle-win = { $takes ->
        [0] { side } kazanır
        [1] { side } kazanır: bir taş al
       *[other] { side } kazanır: { $takes } taş al
    }
puzzle-draw = { side } beraberliği kurtarır
puzzle-hint-1 = İpucu ver
puzzle-hint-2 = İlk adım
puzzle-hint-3 = Hamlenin tamamı
puzzle-said-1 = { $square } karesine bak.
puzzle-said-2 = Başlangıç: { $from }, sonra { $to }.
puzzle-said-3 = { $move } oyna.
puzzle-helped = İpucuyla çözülen serine eklenmez.
puzzle-right = Doğru! Devam et.
puzzle-solved = Çözdün!
puzzle-shown = Çözüm böyle
puzzle-after = { $move } sonrası
puzzle-wrong = Bu değil
puzzle-more = Fena değil, ama daha iyisi var.
puzzle-not-win = Böyle galibiyet elden kaçar.
puzzle-not-draw = Bu, oyunu kurtarmaz.
puzzle-again = Yeniden dene
puzzle-solution = Çözümü göster
puzzle-next = Sonraki bulmaca
puzzle-skip = Geç
puzzle-row = { $count ->
        [0] Arka arkaya on tane bir dama eder.
       *[other] Arka arkaya { $count }. On tane bir dama eder.
    }
puzzle-days = Arka arkaya { $count } gün.
puzzle-analyse = Analiz et
race-solved = { $count } çözüldü
race-over = { $count ->
        [0] Süre bitti! Bu kez hiç olmadı.
       *[other] Süre bitti! { $count } tane çözdün.
    }
race-again = Bir daha

learn-course = Kurs
learn-course-about = İlk hamleden kombinezona { $count } kısa ders.
learn-course-count = { $count } dersten { $done } tanesi bitti.
learn-course-done = Bitti: { $count } dersin hepsi.
learn-course-go = Başla
learn-course-on = Devam et
learn-squares = Kareleri tanı
learn-squares-about = Bir dakika: kaç kare bulabilirsin?
lesson-tab = Ders · damier
lesson-number = Ders { $number }/{ $count }
lesson-exercise = Alıştırma { $number }/{ $count }
lesson-show = Göster
lesson-once = Bir daha
lesson-next = Sonraki
lesson-on = { $number }. derse geç
lesson-well = İşte bu!
lesson-other = Bunu oynayabilirsin, ama istenen bu değil.
lesson-finished = { $number }. ders senin.
lesson-last = Bütün kurs buydu. Aferin!
lesson-all = Bütün dersler
squares-tab = Kareler · damier
squares-find = { $square } nerede?
squares-over = { $count ->
       *[other] Süre bitti! { $count } tane buldun.
    }
squares-turn = Tahtayı çevir

worksheet-name = Ad
worksheet-date = Tarih
worksheet-solutions = Çözümler
worksheet-print = Çalışma kâğıdı yazdır

## En iyi savunmaya karşı çalışılacak oyun sonları

learn-endings = Oyun sonu çalış
learn-endings-about = Kazanılanı kazan, berabereyi koru.
endings-tab = Oyun sonları · damier
endings-to-win = Kazanılacaklar
endings-to-hold = Beraberlik korunacak
endings-kind = { $own } – { $other }
endings-longest = en çok { $count } hamle
endings-none = Bu kurallar için henüz oyun sonu tablosu yok.
endings-none-here = Bu kurallar için burada oyun sonu tablosu yok, çalışılacak bir şey de henüz yok.
endings-offer = { $pieces } taşa kadar olan tablolar { $size } MB ve yaklaşık { $time } ister.
endings-time = { $minutes ->
        [0] { $seconds } saniye
       *[other] { $minutes } dakika
    }
endings-build = Tabloları hesapla
endings-building = Tablolar hesaplanıyor: %{ $percent }
endings-left = Yaklaşık { $time } kaldı.
endings-busy = Şu anda başka kuralların tabloları hesaplanıyor. Sonra sıra sende olabilir.
endings-failed = Tablolar tamamlanamadı. Yeniden dene.
endings-win = { side } { $count } hamlede kazanır
endings-draw = { side } beraberliği korur: { $count } hamle
endings-still-win = Güzel! { $count } hamle kaldı.
endings-longer = Hâlâ kazanılıyor ama daha kısa bir yol vardı. { $count } hamle kaldı.
endings-still-draw = Hâlâ berabere. { $count } hamle kaldı.
endings-won = Kazandın!
endings-held = Beraberlik korundu!
endings-took = Sana { $count } hamle gerekti, en kısa yol { $best } hamle.
endings-took-best = { $count } hamle: daha kısası yok.
endings-let-go = Galibiyet { $number }. hamlede kaçtı
endings-lost = Beraberlik { $number }. hamlede kaçtı
endings-right = Bu korurdu: { $moves }.
endings-back = O hamleyi geri al
endings-shortest = En kısa yolu göster
endings-show = Neyin koruduğunu göster
endings-way = En kısa yol
endings-way-draw = Bu korur
endings-next = Başka bir konum
endings-all = Bütün oyun sonları
