### Kontor: what is done, refused and counted.
###
### Every id begins with "kontor-".
