"""Notices to people who are not looking: by push to their devices, and by mail."""
