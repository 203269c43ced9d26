### The command line.
###
### Every id begins with "cli-".
