### damier, study. Written from en.ftl.
