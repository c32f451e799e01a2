### The systems of tournaments and what parts players with the same points.

tournament-swiss = İsviçre sistemi
    .about = Herkes her turda, yaklaşık kendi puanında biriyle oynar; kimse aynı rakiple iki kez karşılaşmaz.
tournament-round-robin = Lig usulü
    .about = Herkes herkesle oynar.
tournament-knockout = Eleme usulü
    .about = Maçı kazanan devam eder, kaybeden elenir.
tournament-arena = Arena
    .about = Oyunun biter bitmez yeni bir rakip gelir. Üst üste iki galibiyetten sonra, kazanamadığın ana kadar puanlar iki katı sayılır.
tiebreak-solkoff = Solkoff
    .about = Bütün rakiplerinin puanlarının toplamı.
tiebreak-solkoff-cut = En düşüğü çıkarılmış Solkoff
    .about = En az puanı olan dışında bütün rakiplerinin puanlarının toplamı.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Yendiklerinin puanları ile berabere kaldıklarının puanlarının yarısı.
tiebreak-direct = Aralarındaki sonuç
    .about = Hepsi birbiriyle karşılaşmışsa, aynı puandaki diğerlerine karşı kim daha çok puan aldıysa.
tiebreak-wins = Galibiyetler
    .about = Tahta başında kaç oyun kazandığın.
tiebreak-game-points = Oyun puanı
    .about = Maçlarındaki bütün oyunların puanlarının toplamı.
tiebreak-unplayed = Oynamadığın bir tur, seninle aynı puandaki biriyle oynanmış gibi sayılır.
