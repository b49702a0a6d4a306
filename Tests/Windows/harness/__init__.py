"""Drives real windows: a private display, real pointer and key events, and a screen reader's view."""
