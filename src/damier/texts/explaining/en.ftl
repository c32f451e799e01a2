### Why a move was a mistake. Each message is a short sentence; two or three of them stand in a row,
### such as "Now comes 24-29. White must take two, and Black takes four and gets a king. 32-28 was
### better." What was better is said by annotation-… of the games' catalogue.
###
### $winner is the side that gains, $loser the other one: use { winner } and { loser }.
### $move and $line are ready-made texts: a move, moves in a row. $line may be empty: $shown is yes
### where there is one to show. $gain is explained-gain, ready-made. $taken, $given, $ahead and $moves
### are numbers; $crowns, $king and $shown are yes or no; $was and $now are win, draw or loss.

# What the opponent plays after a mistake.
explained-reply = Now comes { $move }.
# Parts of sentences. How many pieces the winner takes; $king: there is a king among them.
explained-count = { $taken ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] a king
           *[other] { explained-count } (a king among them)
        }
       *[no] { explained-count }
    }
# How many the loser takes.
explained-given = { $given ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $given }
    }
# What the winner does: it follows { winner } at once. Where nothing is taken, $taken is 0.
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] gets a king
           *[other] takes { explained-taken } and gets a king
        }
       *[no] takes { explained-taken }
    }
# The loser has to take first, the winner takes after that.
explained-shot = { loser } must take { explained-given }, and { winner } { $gain }.
# The winner takes at once.
explained-capture = { winner } { $gain }, and { loser } gets nothing back.
explained-exchange = { winner } { $gain }, and { loser } takes only { explained-given } back.
# After some moves the winner has $ahead pieces more than before; 0: or just better ones.
explained-attack = { $ahead ->
        [0] { winner } comes out ahead
        [1] { winner } wins a piece
        [2] { winner } wins two pieces
        [3] { winner } wins three pieces
       *[other] { winner } wins { $ahead } pieces
    }{ $shown ->
        [yes] , for example { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } gets a king, for example { $line }.
       *[no] { winner } gets a king.
    }
explained-ending = { $shown ->
        [yes] That leads to an ending that { winner } wins, for example { $line }.
       *[no] That leads to an ending that { winner } wins.
    }
# $moves of the winner to the end of the game.
explained-end = { $moves ->
        [1] { winner } wins at once.
       *[other] { winner } wins in { $moves } moves.
    }
# What an ending was and is for the side that moved.
explained-table = { $was ->
        [draw] This ending was a draw, and now it is lost.
       *[win] { $now ->
            [loss] This ending was won, and now it is lost.
           *[draw] This ending was won, and now it is only a draw.
        }
    }
# $rule is the heading of a rule, such as "Take the most"; $article is text such as 5 or 6.1.
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } was better, but the engine cannot put the reason into words.
