"""What can be asked over HTTP, a file a subject."""
