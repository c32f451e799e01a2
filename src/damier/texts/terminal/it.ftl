### damier, terminal. Written from en.ftl.
