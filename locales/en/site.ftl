# The pages around the tables.
