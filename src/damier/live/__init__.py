"""What lives while people play and study: no HTTP, no widgets."""
