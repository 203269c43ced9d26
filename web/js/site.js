// The pages around the tables: everything there also works without this.
