### damier, play. Written from en.ftl.
