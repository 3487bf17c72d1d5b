-- What Prisma's schema cannot say of equipment: rules that hold whoever writes, and the indexes of its search.

ALTER TABLE "equipment_listings"
  ALTER COLUMN "images" SET NOT NULL,
  ADD CONSTRAINT "equipment_listings_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "equipment_listings_year" CHECK ("year" >= 1900),
  ADD CONSTRAINT "equipment_listings_price" CHECK ("price" >= 0),
  ADD CONSTRAINT "equipment_listings_images_count" CHECK (cardinality("images") <= 5),
  ADD CONSTRAINT "equipment_listings_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images")),
  ADD CONSTRAINT "equipment_listings_highlight" CHECK (NOT "is_highlighted" OR "highlight_until" IS NOT NULL);

ALTER TABLE "equipment_listings"
  ADD COLUMN "search_text" text NOT NULL GENERATED ALWAYS AS
    (corral_normalize("title" || ' ' || "description" || ' ' || coalesce("brand", '') || ' ' || coalesce("model", '') || ' ' || "location")) STORED;

CREATE INDEX "equipment_listings_search_text_trgm" ON "equipment_listings" USING gin ("search_text" gin_trgm_ops) WHERE "is_active";
CREATE INDEX "equipment_listings_location_trgm" ON "equipment_listings" USING gin (corral_normalize("location") gin_trgm_ops) WHERE "is_active";

CREATE TRIGGER "equipment_listings_learn_words_insert" AFTER INSERT ON "equipment_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "equipment_listings_learn_words_update" AFTER UPDATE ON "equipment_listings"
  FOR EACH ROW WHEN (OLD."search_text" IS DISTINCT FROM NEW."search_text") EXECUTE FUNCTION corral_learn_words();

CREATE INDEX "equipment_listings_newest" ON "equipment_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_asc" ON "equipment_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_price_desc" ON "equipment_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_asc" ON "equipment_listings" ("is_highlighted" DESC, "year" ASC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_year_desc" ON "equipment_listings" ("is_highlighted" DESC, "year" DESC NULLS LAST, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_category_newest" ON "equipment_listings" ("category", "is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "equipment_listings_highlight_lapse" ON "equipment_listings" ("highlight_until") WHERE "is_highlighted";
-- One report of a person waits per piece of equipment and per lot, as it does per animal.
CREATE UNIQUE INDEX "reports_one_pending_equipment" ON "reports" ("reported_by", "equipment_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "reports_one_pending_lot" ON "reports" ("reported_by", "auction_lot_id") WHERE "status" = 'pending';

CREATE INDEX "equipment_listings_expiry" ON "equipment_listings" ("expires_at") WHERE "is_active";
