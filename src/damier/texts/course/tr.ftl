### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Bir hamle yap.
course-capture = { turn }. Alınabilecek taşı al.
course-most = { turn }. Öncelikli olan almayı bul.
course-crown = { turn }. Dama çıkar.
course-win = { turn }. Kazandıran hamleyi bul.
course-draw = { turn }. Beraberliği kurtaran hamleyi bul.
