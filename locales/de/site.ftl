# Die Seiten rund um die Tische.
