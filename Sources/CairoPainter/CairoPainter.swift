// CairoPainter
