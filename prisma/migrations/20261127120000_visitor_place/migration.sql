-- What somebody last answered where their own place was asked: a place of the gazetteer, a country, or that they don't say.
ALTER TABLE "users" ADD COLUMN "visitor_place" TEXT;
