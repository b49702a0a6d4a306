// Header only: see include/CMath.h.
