-- What Prisma's schema cannot say: rules that hold whoever writes, and the indexes of the listing search.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Rules ----------------------------------------------------------------------------------------------------------------

ALTER TABLE "users"
  ALTER COLUMN "verification_documents" SET NOT NULL,
  ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "users_language_known" CHECK ("language" IN ('es', 'en', 'pt'));

ALTER TABLE "password_reset_tokens"
  ADD CONSTRAINT "password_reset_tokens_attempts" CHECK ("attempts" >= 0);

ALTER TABLE "cattle_listings"
  ALTER COLUMN "images" SET NOT NULL,
  ADD CONSTRAINT "cattle_listings_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "cattle_listings_age_months" CHECK ("age" BETWEEN 0 AND 300),
  ADD CONSTRAINT "cattle_listings_weight_kg" CHECK ("weight" >= 0),
  ADD CONSTRAINT "cattle_listings_price" CHECK ("price" >= 0),
  ADD CONSTRAINT "cattle_listings_images_count" CHECK (cardinality("images") <= 5),
  ADD CONSTRAINT "cattle_listings_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images")),
  ADD CONSTRAINT "cattle_listings_highlight" CHECK (NOT "is_highlighted" OR "highlight_until" IS NOT NULL);

ALTER TABLE "messages"
  ADD CONSTRAINT "messages_not_to_oneself" CHECK ("from_user_id" <> "to_user_id");

ALTER TABLE "transactions"
  ADD CONSTRAINT "transactions_amount" CHECK ("amount" >= 0);

-- Search text ----------------------------------------------------------------------------------------------------------
-- Case and accents do not count. unaccent() is only STABLE because its dictionary could be changed; ours never is, and
-- naming the dictionary makes the result depend on the argument alone, so the wrapper may be used in indexes.

CREATE FUNCTION corral_normalize(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- A LIKE pattern that finds `value` anywhere, with %, _ and \ taken as plain characters.
CREATE FUNCTION corral_contains_pattern(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT '%' || regexp_replace(corral_normalize(value), '([\\%_])', '\\\1', 'g') || '%' $$;

ALTER TABLE "cattle_listings"
  ADD COLUMN "search_text" text NOT NULL GENERATED ALWAYS AS
    (corral_normalize("title" || ' ' || "description" || ' ' || "breed" || ' ' || "location")) STORED;

CREATE INDEX "cattle_listings_search_text_trgm" ON "cattle_listings" USING gin ("search_text" gin_trgm_ops) WHERE "is_active";
CREATE INDEX "cattle_listings_location_trgm" ON "cattle_listings" USING gin (corral_normalize("location") gin_trgm_ops) WHERE "is_active";

-- The words that listings use. A word of a query that no listing has is corrected against this list, which stays small
-- (tens of thousands) however many listings there are. Words are added in order so that two writers cannot deadlock, and
-- are never removed: a word whose last listing went away only costs a search that finds nothing.
CREATE TABLE "search_words" ("word" text PRIMARY KEY);
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);

CREATE FUNCTION corral_learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "token"
    FROM regexp_split_to_table(NEW."search_text", '[^[:alnum:]]+') AS "token"
    WHERE char_length("token") BETWEEN 4 AND 40 AND "token" !~ '[0-9]'
      AND NOT EXISTS (SELECT 1 FROM "search_words" WHERE "search_words"."word" = "token")
    ORDER BY "token"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER "cattle_listings_learn_words_insert" AFTER INSERT ON "cattle_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_words();
CREATE TRIGGER "cattle_listings_learn_words_update" AFTER UPDATE ON "cattle_listings"
  FOR EACH ROW WHEN (OLD."search_text" IS DISTINCT FROM NEW."search_text") EXECUTE FUNCTION corral_learn_words();

-- Orders ---------------------------------------------------------------------------------------------------------------
-- One index per order, highlighted first, id as the last word so that pages neither repeat nor skip.

CREATE INDEX "cattle_listings_newest" ON "cattle_listings" ("is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_price_asc" ON "cattle_listings" ("is_highlighted" DESC, "price" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_price_desc" ON "cattle_listings" ("is_highlighted" DESC, "price" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_age_asc" ON "cattle_listings" ("is_highlighted" DESC, "age" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_age_desc" ON "cattle_listings" ("is_highlighted" DESC, "age" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_category_newest" ON "cattle_listings" ("category", "is_highlighted" DESC, "created_at" DESC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_category_breed_price" ON "cattle_listings" ("category", "breed", "is_highlighted" DESC, "price" ASC, "id" DESC) WHERE "is_active";
CREATE INDEX "cattle_listings_highlight_lapse" ON "cattle_listings" ("highlight_until") WHERE "is_highlighted";
