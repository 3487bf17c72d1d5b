-- Search (lib/search/README.md): the dictionary of words, an index of words and facts, and an index per order.

-- Dictionary -------------------------------------------------------------------------------------------------------------

-- The words that listings use. They stay few (tens of thousands) however many listings there are, and are never removed: a word whose last
-- listing went away only costs a search that finds nothing. "C" sorts so that the key finds beginnings.
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
CREATE TRIGGER "auction_lots_learn_words" AFTER INSERT ON "auction_lots"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();

-- Words and facts --------------------------------------------------------------------------------------------------------
-- One index, so that a text within a filter is one question. Searches read its pending list row by row: 256 kB of it, instead of 4 MB.

CREATE INDEX "cattle_listings_search" ON "cattle_listings" USING gin ("search_vector", "search_place" gin_trgm_ops, "category", "breed")
  WITH (gin_pending_list_limit = 256) WHERE "is_active";
CREATE INDEX "equipment_listings_search" ON "equipment_listings" USING gin ("search_vector", "search_place" gin_trgm_ops, "category")
  WITH (gin_pending_list_limit = 256) WHERE "is_active";

-- Orders -----------------------------------------------------------------------------------------------------------------
-- One index per order, highlighted first, the id last so that pages neither repeat nor skip. Those of animals hold what filters ask: they are
-- scanned without reading rows.

CREATE INDEX "cattle_listings_newest" ON "cattle_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC)
  INCLUDE ("category", "breed", "price", "age", "search_place", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_price_asc" ON "cattle_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC)
  INCLUDE ("category", "breed", "age", "search_place", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_price_desc" ON "cattle_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC)
  INCLUDE ("category", "breed", "age", "search_place", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_age_asc" ON "cattle_listings" ("is_highlighted" DESC, "age" ASC, "id" DESC)
  INCLUDE ("category", "breed", "price", "search_place", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_age_desc" ON "cattle_listings" ("is_highlighted" DESC, "age" DESC, "id" DESC)
  INCLUDE ("category", "breed", "price", "search_place", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
-- For a category by price, and for all of a category that an order holds late.
CREATE INDEX "cattle_listings_category" ON "cattle_listings" ("category", "breed", "price")
  INCLUDE ("age", "vaccinated", "health_certificate", "pregnancy_tested", "search_place", "is_highlighted", "created_at", "id") WHERE "is_active";
-- For a place by its beginning, which trigrams of one letter or two don't tell.
CREATE INDEX "cattle_listings_place" ON "cattle_listings" ("search_place" text_pattern_ops)
  INCLUDE ("category", "breed", "price", "age", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted", "created_at", "id") WHERE "is_active";

CREATE INDEX "equipment_listings_newest" ON "equipment_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_asc" ON "equipment_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_desc" ON "equipment_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_asc" ON "equipment_listings" ("is_highlighted" DESC, "year" ASC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_desc" ON "equipment_listings" ("is_highlighted" DESC, "year" DESC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_category_newest" ON "equipment_listings" ("category", "is_highlighted" DESC, "created_at" DESC, "id" DESC)
  WHERE "is_active";
