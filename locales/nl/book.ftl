# De spelregels en hoe je speelt.
