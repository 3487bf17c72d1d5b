-- Search: the dictionaries of words and places, an index of terms, covering indexes per order and filter, and counts kept by the writes.

-- Dictionaries -----------------------------------------------------------------------------------------------------------

-- The words that listings use. They stay few (tens of thousands) however many listings there are, and are never removed: a word whose last
-- listing went away only costs a search that finds nothing.
CREATE TABLE "search_words" ("word" text PRIMARY KEY);
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "search_words_beginnings" ON "search_words" ("word" text_pattern_ops);

-- The places that listings are in, as sellers wrote them, and without case and accents.
CREATE TABLE "search_places" (
  "place" text PRIMARY KEY,
  "normal" text NOT NULL GENERATED ALWAYS AS (corral_normalize("place")) STORED
);
CREATE INDEX "search_places_trgm" ON "search_places" USING gin ("normal" gin_trgm_ops);
-- Trigrams do not hold a beginning of one letter or two.
CREATE INDEX "search_places_beginnings" ON "search_places" ("normal" text_pattern_ops);

CREATE TRIGGER "cattle_listings_learn_words_insert" AFTER INSERT ON "cattle_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "cattle_listings_learn_words_update" AFTER UPDATE ON "cattle_listings"
  FOR EACH ROW WHEN (OLD."search_text" IS DISTINCT FROM NEW."search_text") EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "equipment_listings_learn_words_insert" AFTER INSERT ON "equipment_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "equipment_listings_learn_words_update" AFTER UPDATE ON "equipment_listings"
  FOR EACH ROW WHEN (OLD."search_text" IS DISTINCT FROM NEW."search_text") EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "auction_lots_learn_words" AFTER INSERT ON "auction_lots"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();

CREATE TRIGGER "cattle_listings_learn_place_insert" AFTER INSERT ON "cattle_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_place();
CREATE TRIGGER "cattle_listings_learn_place_update" AFTER UPDATE ON "cattle_listings"
  FOR EACH ROW WHEN (OLD."location" IS DISTINCT FROM NEW."location") EXECUTE FUNCTION corral_learn_place();
CREATE TRIGGER "equipment_listings_learn_place_insert" AFTER INSERT ON "equipment_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_place();
CREATE TRIGGER "equipment_listings_learn_place_update" AFTER UPDATE ON "equipment_listings"
  FOR EACH ROW WHEN (OLD."location" IS DISTINCT FROM NEW."location") EXECUTE FUNCTION corral_learn_place();

-- Terms ------------------------------------------------------------------------------------------------------------------
-- "IS TRUE" where other indexes say "WHERE is_active": PostgreSQL combines indexes of the same condition, which would cost ten times what it
-- saves. The pending list is compared row by row with every term, so it is kept at 256 kB instead of 4 MB.

CREATE INDEX "cattle_listings_drawn_terms" ON "cattle_listings" USING gin (
  corral_animal_terms("id", "search_text", "category", "breed", "price", "age", "created_at", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted")
) WITH (gin_pending_list_limit = 256) WHERE "is_active" IS TRUE;
CREATE INDEX "equipment_listings_drawn_terms" ON "equipment_listings" USING gin (
  corral_equipment_terms("id", "search_text", "category", "condition", "price", "created_at", "is_highlighted")
) WITH (gin_pending_list_limit = 256) WHERE "is_active" IS TRUE;

-- How common the commonest two thousand terms are: without it the planner takes every term for one in a hundred.
CREATE STATISTICS "cattle_listings_drawn_terms_known" ON (
  corral_animal_terms("id", "search_text", "category", "breed", "price", "age", "created_at", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted")
) FROM "cattle_listings";
CREATE STATISTICS "equipment_listings_drawn_terms_known" ON (
  corral_equipment_terms("id", "search_text", "category", "condition", "price", "created_at", "is_highlighted")
) FROM "equipment_listings";
ALTER STATISTICS "cattle_listings_drawn_terms_known" SET STATISTICS 200;
ALTER STATISTICS "equipment_listings_drawn_terms_known" SET STATISTICS 200;

-- Orders and filters of animals --------------------------------------------------------------------------------------------
-- One index per order, highlighted first, the id last so that pages neither repeat nor skip. Each holds all that filters ask: a page is
-- found without reading rows.

CREATE INDEX "cattle_listings_newest_facts" ON "cattle_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC)
  INCLUDE ("category", "breed", "price", "age", "location", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_price_asc_facts" ON "cattle_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC)
  INCLUDE ("category", "breed", "age", "location", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_price_desc_facts" ON "cattle_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC)
  INCLUDE ("category", "breed", "age", "location", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_age_asc_facts" ON "cattle_listings" ("is_highlighted" DESC, "age" ASC, "id" DESC)
  INCLUDE ("category", "breed", "price", "location", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
CREATE INDEX "cattle_listings_age_desc_facts" ON "cattle_listings" ("is_highlighted" DESC, "age" DESC, "id" DESC)
  INCLUDE ("category", "breed", "price", "location", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";

-- By filter; PostgreSQL skips through the categories and breeds that a search does not name.
CREATE INDEX "cattle_listings_facts" ON "cattle_listings" ("category", "breed", "price")
  INCLUDE ("age", "vaccinated", "health_certificate", "pregnancy_tested", "location", "is_highlighted", "created_at", "id") WHERE "is_active";
CREATE INDEX "cattle_listings_age_facts" ON "cattle_listings" ("category", "age")
  INCLUDE ("breed", "price", "vaccinated", "health_certificate", "pregnancy_tested", "location", "is_highlighted", "created_at", "id") WHERE "is_active";
CREATE INDEX "cattle_listings_place_facts" ON "cattle_listings" ("location")
  INCLUDE ("category", "breed", "price", "age", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted", "created_at", "id") WHERE "is_active";

-- Orders and filters of equipment ------------------------------------------------------------------------------------------

CREATE INDEX "equipment_listings_newest" ON "equipment_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_asc" ON "equipment_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_desc" ON "equipment_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_asc" ON "equipment_listings" ("is_highlighted" DESC, "year" ASC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_desc" ON "equipment_listings" ("is_highlighted" DESC, "year" DESC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_category_newest" ON "equipment_listings" ("category", "is_highlighted" DESC, "created_at" DESC, "id" DESC)
  WHERE "is_active";
CREATE INDEX "equipment_listings_facts" ON "equipment_listings" ("category", "condition", "price")
  INCLUDE ("year", "location", "is_highlighted", "created_at", "id") WHERE "is_active";
CREATE INDEX "equipment_listings_place_facts" ON "equipment_listings" ("location")
  INCLUDE ("category", "condition", "price", "year", "is_highlighted", "created_at", "id") WHERE "is_active";

-- Counts -----------------------------------------------------------------------------------------------------------------

-- How many listings are on sale, by category and breed: counting a million takes a tenth of a second, and every page of the market shows it.
-- A write adds rows and changes none, so writers never wait for each other; the sum is the count. Now and then a writer folds them.
CREATE TABLE "listing_counts" (
  "topic" text NOT NULL,
  "category" text NOT NULL,
  "breed" text NOT NULL,
  "amount" integer NOT NULL
);

CREATE TRIGGER "cattle_listings_count_insert" AFTER INSERT ON "cattle_listings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"');
CREATE TRIGGER "cattle_listings_count_update" AFTER UPDATE ON "cattle_listings"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"');
CREATE TRIGGER "cattle_listings_count_delete" AFTER DELETE ON "cattle_listings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"');
CREATE TRIGGER "equipment_listings_count_insert" AFTER INSERT ON "equipment_listings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''');
CREATE TRIGGER "equipment_listings_count_update" AFTER UPDATE ON "equipment_listings"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''');
CREATE TRIGGER "equipment_listings_count_delete" AFTER DELETE ON "equipment_listings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''');
