### The systems of tournaments and what parts players with the same points.

tournament-swiss = Svizzero
    .about = Tutti giocano ogni turno contro qualcuno con più o meno gli stessi punti; nessuno incontra due volte lo stesso avversario.
tournament-round-robin = Girone all'italiana
    .about = Ognuno gioca contro tutti gli altri.
tournament-knockout = Eliminazione diretta
    .about = Chi vince un incontro passa il turno, chi perde è fuori.
tournament-arena = Arena
    .about = Appena finisce la tua partita arriva il prossimo avversario. Dopo due vittorie di fila i punti valgono doppio, finché non smetti di vincere.
tiebreak-solkoff = Solkoff
    .about = La somma dei punti di tutti i tuoi avversari.
tiebreak-solkoff-cut = Solkoff senza il più basso
    .about = La somma dei punti di tutti i tuoi avversari, tranne quello che ne ha meno.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = I punti di tutti quelli che hai battuto, più la metà dei punti di quelli con cui hai fatto patta.
tiebreak-direct = Scontro diretto
    .about = Chi ha fatto di più nelle partite contro gli altri con gli stessi punti, se si sono incontrati tutti.
tiebreak-wins = Vittorie
    .about = Quante partite hai vinto alla damiera.
tiebreak-game-points = Punti partita
    .about = La somma dei punti di tutte le partite dei tuoi incontri.
tiebreak-unplayed = Un turno che non hai giocato conta come una partita contro qualcuno con i tuoi stessi punti.
