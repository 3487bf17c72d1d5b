-- Search (lib/market/search/README.md): the dictionary of words, an index of words and filters, and an index per sort order.

-- Dictionary -------------------------------------------------------------------------------------------------------------

-- The words that listings use. There are only tens of thousands, however many listings there are, and they are never deleted: a word without
-- listings only costs a search without matches. The collation "C" lets the primary key find prefixes.
CREATE TABLE "search_words" ("word" text COLLATE "C" PRIMARY KEY);
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);

CREATE TRIGGER "cattle_listings_learn_words_insert" AFTER INSERT ON "cattle_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "cattle_listings_learn_words_update" AFTER UPDATE ON "cattle_listings"
  FOR EACH ROW WHEN (OLD."search_vector" IS DISTINCT FROM NEW."search_vector") EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "equipment_listings_learn_words_insert" AFTER INSERT ON "equipment_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "equipment_listings_learn_words_update" AFTER UPDATE ON "equipment_listings"
  FOR EACH ROW WHEN (OLD."search_vector" IS DISTINCT FROM NEW."search_vector") EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "auction_lots_learn_words" AFTER INSERT ON "auction_lots" FOR EACH ROW EXECUTE FUNCTION corral_learn_words();

-- Words and filters ------------------------------------------------------------------------------------------------------
-- One index, so that a text with filters needs a single scan. Searches read its pending list sequentially, hence 256 kB instead of 4 MB.

CREATE INDEX "cattle_listings_search" ON "cattle_listings" USING gin ("search_vector", "search_place" gin_trgm_ops, "category", "breed")
  WITH (gin_pending_list_limit = 256) WHERE "is_active";
CREATE INDEX "equipment_listings_search" ON "equipment_listings" USING gin ("search_vector", "search_place" gin_trgm_ops, "category")
  WITH (gin_pending_list_limit = 256) WHERE "is_active";

-- Orders -----------------------------------------------------------------------------------------------------------------
-- One index per sort order: highlighted first, and the id last so that pages neither repeat nor skip rows. Those of animals include the
-- filtered columns, for index-only scans.

CREATE INDEX "cattle_listings_newest" ON "cattle_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "compared_kg", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_price_asc" ON "cattle_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "compared_kg", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_price_desc" ON "cattle_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "compared_kg", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_price_kg_asc" ON "cattle_listings" ("is_highlighted" DESC, "compared_kg" ASC NULLS LAST, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_price_kg_desc" ON "cattle_listings" ("is_highlighted" DESC, "compared_kg" DESC NULLS LAST, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_heads_desc" ON "cattle_listings" ("is_highlighted" DESC, "head_count" DESC, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "compared_kg", "age", "weight", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_age_asc" ON "cattle_listings" ("is_highlighted" DESC, "age" ASC, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "compared_kg", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_age_desc" ON "cattle_listings" ("is_highlighted" DESC, "age" DESC, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "compared_kg", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
-- For a category or a class by price, for those whose listings come late in a sort order, and for listings like another one.
CREATE INDEX "cattle_listings_category" ON "cattle_listings" ("category", "breed", "price")
  INCLUDE ("search_class", "compared_kg", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted", "created_at", "id", "country", "lat", "lon") WHERE "is_active";
CREATE INDEX "cattle_listings_class" ON "cattle_listings" ("search_class", "compared_kg")
  INCLUDE ("category", "breed", "price", "age", "weight", "head_count", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted", "created_at", "id", "country", "lat", "lon") WHERE "is_active";
-- For a place by prefix: one or two letters are too short for trigrams.
CREATE INDEX "cattle_listings_place" ON "cattle_listings" ("search_place" text_pattern_ops)
  INCLUDE ("category", "breed", "search_class", "price", "compared_kg", "age", "weight", "head_count", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted", "created_at", "id") WHERE "is_active";

CREATE INDEX "equipment_listings_newest" ON "equipment_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_asc" ON "equipment_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_desc" ON "equipment_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_asc" ON "equipment_listings" ("is_highlighted" DESC, "year" ASC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_desc" ON "equipment_listings" ("is_highlighted" DESC, "year" DESC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_category_newest" ON "equipment_listings" ("category", "is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
