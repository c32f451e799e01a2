### What an exercise of a course asks. See en.ftl.

course-move = { turn }. العب نقلة.
course-capture = { turn }. كُلْ ما يمكن أكله.
course-most = { turn }. اعثر على الأكل الذي له الأولوية.
course-crown = { turn }. ارفع قرصك إلى ملك.
course-win = { turn }. اعثر على النقلة التي تفوز.
course-draw = { turn }. اعثر على النقلة التي تنقذ التعادل.
