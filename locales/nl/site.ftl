# De pagina’s rond de tafels.
