"""The hall: tournaments as they are held, stored event by event, with tables for their games."""
