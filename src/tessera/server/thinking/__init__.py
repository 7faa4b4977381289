"""What thinks for a seat: processes of its own, shared fairly between people."""
