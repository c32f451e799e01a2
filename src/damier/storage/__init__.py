"""What is kept: tables, who sits at them, and every event, in SQLite or PostgreSQL."""
