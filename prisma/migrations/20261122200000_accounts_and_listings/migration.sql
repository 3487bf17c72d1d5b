-- Accounts and listings. Each table is defined with all of its keys, checks and indexes; Prisma's schema can't express checks and partial
-- indexes. What only searches need is in the migration "search"; functions are in prisma/functions.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

CREATE TYPE "role" AS ENUM ('user', 'seller', 'commercial_seller', 'admin');
CREATE TYPE "verification_status" AS ENUM ('unverified', 'pending', 'verified', 'rejected');
CREATE TYPE "animal_category" AS ENUM ('bovine', 'ovine', 'caprine', 'equine', 'aviary');
CREATE TYPE "highlight_duration" AS ENUM ('week', 'month');
CREATE TYPE "equipment_category" AS ENUM ('tools', 'machinery', 'feed', 'supplies', 'vehicles', 'structures', 'other');
CREATE TYPE "equipment_condition" AS ENUM ('new', 'like_new', 'good', 'fair', 'poor');
CREATE TYPE "upload_kind" AS ENUM ('image', 'video', 'document');
CREATE TYPE "search_frequency" AS ENUM ('daily', 'weekly');

CREATE TABLE "users" (
  "id" UUID PRIMARY KEY,
  "email" TEXT NOT NULL,
  "email_confirmed_at" TIMESTAMPTZ(3),
  "password" TEXT NOT NULL,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "profile_image_url" TEXT,
  "phone" TEXT,
  "phone_confirmed_at" TIMESTAMPTZ(3),
  "location" TEXT,
  "role" "role" NOT NULL DEFAULT 'user',
  "language" TEXT NOT NULL DEFAULT 'es',
  "time_zone" TEXT,
  "mails_off" TEXT[] NOT NULL DEFAULT '{}',
  "verification_status" "verification_status" NOT NULL DEFAULT 'unverified',
  "verification_documents" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "verification_notes" TEXT,
  "verification_submitted_at" TIMESTAMPTZ(3),
  "verification_reviewed_at" TIMESTAMPTZ(3),
  "verification_reviewed_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "business_name" TEXT,
  "business_type" TEXT,
  "suspended_at" TIMESTAMPTZ(3),
  "suspended_until" TIMESTAMPTZ(3),
  "suspension_reason" TEXT,
  "closed_at" TIMESTAMPTZ(3),
  "bidding_limit" DECIMAL(12,2),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
  CONSTRAINT "users_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  CONSTRAINT "users_confirmed_phone_is_international" CHECK ("phone_confirmed_at" IS NULL OR ("phone" IS NOT NULL AND "phone" ~ '^\+[1-9][0-9]{6,14}$'))
);
-- One phone confirms one account.
CREATE UNIQUE INDEX "users_confirmed_phone" ON "users" ("phone") WHERE "phone_confirmed_at" IS NOT NULL;
-- Accounts that wait for their deletion.
CREATE INDEX "users_closed" ON "users" ("closed_at") WHERE "closed_at" IS NOT NULL;

-- An address belongs to one account at most; any number may claim it until one of them confirms it.
CREATE UNIQUE INDEX "users_confirmed_email" ON "users" ("email") WHERE "email_confirmed_at" IS NOT NULL;
CREATE INDEX "users_email_idx" ON "users" ("email");
-- Other accounts of a mailbox or a phone (lib/accounts/contacts/signal-siblings.ts).
CREATE INDEX "users_mailbox" ON "users" (replace(split_part(split_part("email", '@', 1), '+', 1), '.', ''), split_part("email", '@', 2))
  WHERE "email_confirmed_at" IS NOT NULL;
CREATE INDEX "users_phone_tail" ON "users" ("right"(regexp_replace("phone", '[^0-9]', '', 'g'), 7)) WHERE "phone" IS NOT NULL;
-- For the job that deletes accounts whose address nobody confirmed.
CREATE INDEX "users_unconfirmed" ON "users" ("created_at") WHERE "email_confirmed_at" IS NULL;
CREATE INDEX "users_verification_reviewed_by_idx" ON "users" ("verification_reviewed_by");
-- The administrators' list of users, and its search.
CREATE INDEX "users_newest" ON "users" ("created_at" DESC, "id" DESC);
CREATE INDEX "users_search" ON "users"
  USING gin (corral_normalize("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);

CREATE TABLE "sessions" (
  "sid" TEXT PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "sess" JSONB NOT NULL,
  "expire" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "passkey_challenge" TEXT
);
CREATE INDEX "sessions_user_id_idx" ON "sessions" ("user_id");
CREATE INDEX "sessions_expire_idx" ON "sessions" ("expire");

CREATE TABLE "password_reset_tokens" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "token" TEXT NOT NULL,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "password_reset_tokens_attempts" CHECK ("attempts" >= 0)
);
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens" ("user_id");

CREATE TABLE "authenticator_apps" (
  "user_id" UUID PRIMARY KEY REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "secret" TEXT NOT NULL,
  "last_step" INTEGER NOT NULL DEFAULT 0,
  "confirmed_at" TIMESTAMPTZ(3),
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "passkeys" (
  "id" TEXT PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[] NOT NULL DEFAULT '{}',
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "passkeys_counter" CHECK ("counter" >= 0),
  CONSTRAINT "passkeys_name" CHECK (char_length("name") BETWEEN 1 AND 60)
);
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" ("user_id");

CREATE TABLE "recovery_codes" (
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "hash" TEXT NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  PRIMARY KEY ("user_id", "hash")
);

CREATE TABLE "account_alerts" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL,
  "had_factor" BOOLEAN NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "account_alerts_user_id_idx" ON "account_alerts" ("user_id");

-- Copies of all data of a person, made by a job and deleted when they expire.
CREATE TABLE "data_exports" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "started_at" TIMESTAMPTZ(3),
  "ready_at" TIMESTAMPTZ(3),
  "failed_at" TIMESTAMPTZ(3),
  "size" BIGINT,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "data_exports_ready" CHECK (("ready_at" IS NULL) = ("size" IS NULL) AND ("ready_at" IS NULL OR "failed_at" IS NULL))
);
CREATE INDEX "data_exports_user_id_idx" ON "data_exports" ("user_id");
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports" ("expires_at");
-- One at a time for each person.
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" ("user_id") WHERE "ready_at" IS NULL AND "failed_at" IS NULL;

CREATE TABLE "sign_in_challenges" (
  "id" TEXT PRIMARY KEY,
  "user_id" UUID REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "passkey_challenge" TEXT,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sign_in_challenges_attempts" CHECK ("attempts" BETWEEN 0 AND 5)
);
CREATE INDEX "sign_in_challenges_user_id_idx" ON "sign_in_challenges" ("user_id");

CREATE TABLE "email_confirmations" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "email" TEXT NOT NULL,
  "replaced_email" TEXT,
  "code" TEXT NOT NULL,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "email_confirmations_attempts" CHECK ("attempts" >= 0),
  CONSTRAINT "email_confirmations_email_lower_case" CHECK ("email" = lower("email"))
);
CREATE INDEX "email_confirmations_user_id_created_at_idx" ON "email_confirmations" ("user_id", "created_at" DESC);

CREATE TABLE "phone_confirmations" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "phone" TEXT NOT NULL,
  "code" TEXT NOT NULL,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "owner_id" UUID REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "answered_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "phone_confirmations_attempts" CHECK ("attempts" >= 0),
  CONSTRAINT "phone_confirmations_not_oneself" CHECK ("owner_id" <> "user_id"),
  CONSTRAINT "phone_confirmations_asked_by_code" CHECK ("owner_id" IS NULL OR "used_at" IS NOT NULL)
);
CREATE INDEX "phone_confirmations_user_id_created_at_idx" ON "phone_confirmations" ("user_id", "created_at" DESC);
CREATE INDEX "phone_confirmations_owner_id_idx" ON "phone_confirmations" ("owner_id");

CREATE TABLE "user_blocks" (
  "blocker_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "blocked_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("blocker_id", "blocked_id"),
  CONSTRAINT "user_blocks_not_oneself" CHECK ("blocker_id" <> "blocked_id")
);
CREATE INDEX "user_blocks_blocked_id_idx" ON "user_blocks" ("blocked_id");

-- Units of a currency for a US dollar, by day. An administrator's own rate ("manual") goes before others of its day; one that jumps
-- waits for an administrator ("pending").
CREATE TABLE "fx_rates" (
  "currency" CHAR(3) NOT NULL,
  "day" DATE NOT NULL,
  "per_usd" DECIMAL(18,8) NOT NULL,
  "source" TEXT NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'accepted',
  "note" VARCHAR(40),
  "set_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("currency", "day", "source"),
  CONSTRAINT "fx_rates_per_usd" CHECK ("per_usd" > 0),
  CONSTRAINT "fx_rates_source" CHECK ("source" IN ('snapshot', 'fetched', 'manual', 'demo')),
  CONSTRAINT "fx_rates_status" CHECK ("status" IN ('accepted', 'pending', 'refused'))
);
CREATE INDEX "fx_rates_set_by_idx" ON "fx_rates" ("set_by");
CREATE VIEW "fx_now" AS
  SELECT DISTINCT ON ("currency") "currency", "day", "per_usd", "source", "note" FROM "fx_rates" WHERE "status" = 'accepted'
  ORDER BY "currency", "day" DESC, "source" = 'manual' DESC, "fetched_at" DESC;
-- What money costs in a currency, in percent a month: what a price with a term comes to at once. Without a percentage there is none.
CREATE TABLE "discount_rates" (
  "currency" CHAR(3) NOT NULL,
  "day" DATE NOT NULL,
  "monthly_percent" DECIMAL(5,2),
  "set_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("currency", "day"),
  CONSTRAINT "discount_rates_monthly_percent" CHECK ("monthly_percent" BETWEEN 0 AND 50)
);
CREATE INDEX "discount_rates_set_by_idx" ON "discount_rates" ("set_by");
CREATE VIEW "discount_now" AS
  SELECT DISTINCT ON ("currency") "currency", "day", "monthly_percent" FROM "discount_rates" ORDER BY "currency", "day" DESC;
-- Rounded market rates of one day, so that prices can be compared before the first ones are fetched or entered.
INSERT INTO "fx_rates" ("currency", "day", "per_usd", "source") VALUES
  ('ARS', '2026-09-29', 1525, 'snapshot'), ('UYU', '2026-09-29', 40.1, 'snapshot'), ('BRL', '2026-09-29', 5.224, 'snapshot'),
  ('MXN', '2026-09-29', 18.01, 'snapshot'), ('PYG', '2026-09-29', 5884, 'snapshot'), ('COP', '2026-09-29', 3369, 'snapshot'),
  ('CLP', '2026-09-29', 967.7, 'snapshot'), ('EUR', '2026-09-29', 0.8802, 'snapshot'), ('GBP', '2026-09-29', 0.7554, 'snapshot'),
  ('AUD', '2026-09-29', 1.425, 'snapshot'), ('BOB', '2026-09-29', 12.16, 'snapshot'), ('CRC', '2026-09-29', 455.2, 'snapshot'),
  ('PEN', '2026-09-29', 3.416, 'snapshot');

-- Columns that searches read come first and wide ones last: reading a column has to skip all columns before it.
CREATE TABLE "cattle_listings" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "category" "animal_category" NOT NULL DEFAULT 'bovine',
  "breed" TEXT NOT NULL,
  "age" INTEGER NOT NULL,
  "weight" INTEGER,
  -- What the asked price comes to in US$ per head, per kilogram of live weight and for the whole lot (corral_price_listing).
  "price" DECIMAL(10,2) NOT NULL DEFAULT 0,
  "price_kg" DECIMAL(10,4),
  -- What searches compare per kilogram: paid at once, and only at a current rate.
  "compared_kg" DECIMAL(10,4),
  "price_lot" DECIMAL(14,2) NOT NULL DEFAULT 0,
  "class" TEXT,
  -- What title and description of a listing without a class say: searches by class find both.
  "said_class" TEXT,
  "search_class" TEXT GENERATED ALWAYS AS (coalesce("class", "said_class")) STORED,
  "head_count" INTEGER NOT NULL DEFAULT 1,
  "price_negotiable" BOOLEAN NOT NULL DEFAULT false,
  "location" TEXT NOT NULL,
  -- What the gazetteer knows of "location": public, and no nearer than the centre of the place (lib/places).
  "place_id" INTEGER,
  "country" CHAR(2),
  "region_id" INTEGER,
  "lat" REAL,
  "lon" REAL,
  "vaccinated" BOOLEAN NOT NULL DEFAULT false,
  "health_certificate" BOOLEAN NOT NULL DEFAULT false,
  "pregnancy_tested" BOOLEAN NOT NULL DEFAULT false,
  -- Facts that title and description say, as searches ask for them: "horns=polled".
  "said_facts" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  "featured_until" TIMESTAMPTZ(3),
  "highlight_duration" "highlight_duration",
  "highlight_until" TIMESTAMPTZ(3),
  "is_highlighted" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "expiry_notice_at" TIMESTAMPTZ(3),
  "sold_at" TIMESTAMPTZ(3),
  "taken_down_at" TIMESTAMPTZ(3),
  "held_at" TIMESTAMPTZ(3),
  "search_vector" TSVECTOR NOT NULL GENERATED ALWAYS AS (
    corral_search_vector("title" || ' ' || "description" || ' ' || "breed" || ' ' || "location")
  ) STORED,
  "search_place" TEXT NOT NULL GENERATED ALWAYS AS (corral_normalize("location")) STORED,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "health_status" TEXT,
  "images" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "image_details" JSONB NOT NULL DEFAULT '[]',
  "youtube_url" TEXT,
  "video_file" TEXT,
  "language" TEXT NOT NULL DEFAULT 'es',
  -- The price as asked, and the rate that it was converted with.
  "price_amount" DECIMAL(14,4) NOT NULL,
  "price_basis" TEXT NOT NULL DEFAULT 'head',
  "price_currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "price_rate" DECIMAL(18,8) NOT NULL,
  "price_rate_on" DATE,
  "price_rate_source" TEXT,
  "price_rate_note" TEXT,
  -- The same paid at once, where a term is asked: in US$ per head, as asked, in US$ for the whole lot, and the percentage a month.
  "cash_price" DECIMAL(10,2),
  "cash_amount" DECIMAL(14,4),
  "cash_lot" DECIMAL(14,2),
  "cash_percent" DECIMAL(5,2),
  "payment" JSONB NOT NULL DEFAULT '{"kind":"cash"}',
  "buyer_commission" DECIMAL(4,2),
  -- The lot: weights per head in kilograms, ages in months, dentition in pairs of teeth.
  "weight_min" INTEGER,
  "weight_max" INTEGER,
  "weight_method" TEXT,
  "weighed_on" DATE,
  "curfew_hours" SMALLINT,
  "shrink_percent" DECIMAL(4,2) NOT NULL DEFAULT 0,
  "dressing_percent" DECIMAL(4,1),
  "sell_mode" TEXT NOT NULL DEFAULT 'whole',
  "min_heads" INTEGER,
  "cut_percent" SMALLINT,
  "deliver_from" DATE,
  "deliver_to" DATE,
  "freight_payer" TEXT NOT NULL DEFAULT 'buyer',
  "age_min" INTEGER,
  "age_max" INTEGER,
  "teeth_min" SMALLINT,
  "teeth_max" SMALLINT,
  "horns" TEXT,
  "condition" DECIMAL(2,1),
  "frame" TEXT,
  "weaned_days" SMALLINT,
  "origin" TEXT,
  "traits" JSONB NOT NULL DEFAULT '{}',
  "title_auto" BOOLEAN NOT NULL DEFAULT false,
  "pay_days" INTEGER GENERATED ALWAYS AS (corral_pay_days("payment")) STORED,
  CONSTRAINT "cattle_listings_head_count" CHECK ("head_count" BETWEEN 1 AND 100000),
  CONSTRAINT "cattle_listings_weight_range" CHECK ("weight_min" <= coalesce("weight", "weight_max") AND coalesce("weight", "weight_min") <= "weight_max"),
  CONSTRAINT "cattle_listings_shrink" CHECK ("shrink_percent" BETWEEN 0 AND 15),
  CONSTRAINT "cattle_listings_dressing" CHECK ("dressing_percent" BETWEEN 35 AND 70),
  CONSTRAINT "cattle_listings_price_amount" CHECK ("price_amount" >= 0),
  CONSTRAINT "cattle_listings_price_basis" CHECK ("price_basis" IN ('head', 'live_kg', 'carcass_kg', 'arroba', 'live_lb', 'live_cwt', 'lot')),
  CONSTRAINT "cattle_listings_teeth" CHECK ("teeth_min" <= "teeth_max" AND "teeth_max" <= 8),
  CONSTRAINT "cattle_listings_min_heads" CHECK ("min_heads" BETWEEN 1 AND "head_count"),
  CONSTRAINT "cattle_listings_delivery" CHECK ("deliver_from" <= "deliver_to"),
  CONSTRAINT "cattle_listings_ages" CHECK ("age_min" <= "age_max"),
  CONSTRAINT "cattle_listings_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  CONSTRAINT "cattle_listings_spot" CHECK (("lat" IS NULL) = ("lon" IS NULL) AND ("lat" IS NULL OR "place_id" IS NOT NULL)),
  CONSTRAINT "cattle_listings_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  CONSTRAINT "cattle_listings_age_months" CHECK ("age" BETWEEN 0 AND 300),
  CONSTRAINT "cattle_listings_weight_kg" CHECK ("weight" >= 0),
  -- Whatever is public is active, so this keeps a held listing out of everything public.
  CONSTRAINT "cattle_listings_held" CHECK ("held_at" IS NULL OR NOT "is_active"),
  CONSTRAINT "cattle_listings_price" CHECK ("price" >= 0),
  CONSTRAINT "cattle_listings_images_count" CHECK (cardinality("images") <= 5),
  CONSTRAINT "cattle_listings_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images")),
  -- A highlight without an end would never expire.
  CONSTRAINT "cattle_listings_highlight" CHECK (NOT "is_highlighted" OR "highlight_until" IS NOT NULL)
);
-- With "is_active", because a listing that comes back on sale is shown at the rates of today.
CREATE TRIGGER "cattle_listings_price" BEFORE INSERT OR UPDATE OF "price", "price_amount", "price_basis", "price_currency", "weight", "head_count",
  "shrink_percent", "dressing_percent", "class", "payment", "is_active" ON "cattle_listings" FOR EACH ROW EXECUTE FUNCTION corral_price_listing();
CREATE INDEX "cattle_listings_user_id_created_at_id_idx" ON "cattle_listings" ("user_id", "created_at" DESC, "id" DESC);
-- For the jobs that end highlights and listings, and for figures by day.
CREATE INDEX "cattle_listings_highlight_lapse" ON "cattle_listings" ("highlight_until") WHERE "is_highlighted";
CREATE INDEX "cattle_listings_expiry" ON "cattle_listings" ("expires_at") WHERE "is_active";
CREATE INDEX "cattle_listings_created" ON "cattle_listings" ("created_at");
-- The sitemap reads this index alone.
CREATE INDEX "cattle_listings_sitemap" ON "cattle_listings" ("id") INCLUDE ("updated_at") WHERE "is_active";
-- For what is around a place, and in a region; class and category, because local pages and the filters of areas count by them.
-- Maps count every listing by place, with the filters that are asked for most; id and highlight, so that the order of distance
-- reads this index alone.
CREATE INDEX "cattle_listings_spot" ON "cattle_listings" ("lat", "lon", "place_id", "country", "region_id")
  INCLUDE ("id", "is_highlighted", "category", "breed", "search_class", "price", "compared_kg", "age", "weight", "head_count", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
-- For facts that few listings state or say, which the entries of an order would not show, and for texts of listings without a place.
CREATE INDEX "cattle_listings_horns" ON "cattle_listings" ("horns") WHERE "is_active" AND "horns" IS NOT NULL;
CREATE INDEX "cattle_listings_teeth" ON "cattle_listings" ((coalesce("teeth_min", "teeth_max"))) WHERE "is_active" AND coalesce("teeth_min", "teeth_max") IS NOT NULL;
CREATE INDEX "cattle_listings_pay" ON "cattle_listings" ("pay_days") WHERE "is_active" AND "pay_days" > 0;
CREATE INDEX "cattle_listings_delivery" ON "cattle_listings" ((coalesce("deliver_from", "deliver_to"))) WHERE "is_active" AND coalesce("deliver_from", "deliver_to") IS NOT NULL;
CREATE INDEX "cattle_listings_said" ON "cattle_listings" USING gin ("said_facts") WHERE "is_active";
CREATE INDEX "cattle_listings_unplaced" ON "cattle_listings" USING gin ("search_vector", "category", "breed") WHERE "is_active" AND "lat" IS NULL;
CREATE INDEX "cattle_listings_region" ON "cattle_listings" ("country", "region_id", "search_class", "category") WHERE "is_active";

CREATE TABLE "equipment_listings" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "language" TEXT NOT NULL DEFAULT 'es',
  "category" "equipment_category" NOT NULL,
  "condition" "equipment_condition" NOT NULL,
  -- What the asked price comes to in US$ (corral_price_equipment).
  "price" DECIMAL(10,2) NOT NULL DEFAULT 0,
  "price_negotiable" BOOLEAN NOT NULL DEFAULT false,
  "brand" TEXT,
  "model" TEXT,
  "year" INTEGER,
  "location" TEXT NOT NULL,
  -- What the gazetteer knows of "location": public, and no nearer than the centre of the place (lib/places).
  "place_id" INTEGER,
  "country" CHAR(2),
  "region_id" INTEGER,
  "lat" REAL,
  "lon" REAL,
  "images" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "image_details" JSONB NOT NULL DEFAULT '[]',
  "youtube_url" TEXT,
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  "featured_until" TIMESTAMPTZ(3),
  "highlight_duration" "highlight_duration",
  "highlight_until" TIMESTAMPTZ(3),
  "is_highlighted" BOOLEAN NOT NULL DEFAULT false,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "expiry_notice_at" TIMESTAMPTZ(3),
  "sold_at" TIMESTAMPTZ(3),
  "taken_down_at" TIMESTAMPTZ(3),
  "held_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "search_vector" TSVECTOR NOT NULL GENERATED ALWAYS AS (
    corral_search_vector("title" || ' ' || "description" || ' ' || coalesce("brand", '') || ' ' || coalesce("model", '') || ' ' || "location")
  ) STORED,
  "search_place" TEXT NOT NULL GENERATED ALWAYS AS (corral_normalize("location")) STORED,
  -- The price as asked, and the rate that it was converted with.
  "price_amount" DECIMAL(14,4) NOT NULL,
  "price_currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "price_rate" DECIMAL(18,8) NOT NULL,
  "price_rate_on" DATE,
  "price_rate_source" TEXT,
  "price_rate_note" TEXT,
  CONSTRAINT "equipment_listings_spot" CHECK (("lat" IS NULL) = ("lon" IS NULL) AND ("lat" IS NULL OR "place_id" IS NOT NULL)),
  CONSTRAINT "equipment_listings_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  CONSTRAINT "equipment_listings_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  CONSTRAINT "equipment_listings_year" CHECK ("year" >= 1900),
  -- Whatever is public is active, so this keeps a held listing out of everything public.
  CONSTRAINT "equipment_listings_held" CHECK ("held_at" IS NULL OR NOT "is_active"),
  CONSTRAINT "equipment_listings_price" CHECK ("price" >= 0),
  CONSTRAINT "equipment_listings_price_amount" CHECK ("price_amount" >= 0),
  CONSTRAINT "equipment_listings_images_count" CHECK (cardinality("images") <= 5),
  CONSTRAINT "equipment_listings_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images")),
  CONSTRAINT "equipment_listings_highlight" CHECK (NOT "is_highlighted" OR "highlight_until" IS NOT NULL)
);
CREATE TRIGGER "equipment_listings_price" BEFORE INSERT OR UPDATE OF "price", "price_amount", "price_currency", "is_active" ON "equipment_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_price_equipment();
CREATE INDEX "equipment_listings_user_id_created_at_id_idx" ON "equipment_listings" ("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "equipment_listings_highlight_lapse" ON "equipment_listings" ("highlight_until") WHERE "is_highlighted";
CREATE INDEX "equipment_listings_expiry" ON "equipment_listings" ("expires_at") WHERE "is_active";
CREATE INDEX "equipment_listings_spot" ON "equipment_listings" ("lat", "lon") WHERE "is_active";
CREATE INDEX "equipment_listings_region" ON "equipment_listings" ("country", "region_id") WHERE "is_active";

-- How many listings are on sale, by category, breed and class: counting a million takes a tenth of a second, and every search page shows the count.
-- The count is the sum of the rows. Writes only add rows, so writers never wait for each other; now and then a writer merges the rows.
CREATE TABLE "listing_counts" (
  "topic" text NOT NULL,
  "category" text NOT NULL,
  "breed" text NOT NULL,
  "class" text NOT NULL,
  "amount" integer NOT NULL
);

CREATE TRIGGER "cattle_listings_count_insert" AFTER INSERT ON "cattle_listings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"', 'coalesce("search_class", '''')');
CREATE TRIGGER "cattle_listings_count_update" AFTER UPDATE ON "cattle_listings"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"', 'coalesce("search_class", '''')');
CREATE TRIGGER "cattle_listings_count_delete" AFTER DELETE ON "cattle_listings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"', 'coalesce("search_class", '''')');
CREATE TRIGGER "equipment_listings_count_insert" AFTER INSERT ON "equipment_listings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''', '''''');
CREATE TRIGGER "equipment_listings_count_update" AFTER UPDATE ON "equipment_listings"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''', '''''');
CREATE TRIGGER "equipment_listings_count_delete" AFTER DELETE ON "equipment_listings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''', '''''');

CREATE TABLE "declared_ids" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "scheme" TEXT NOT NULL,
  "number" TEXT NOT NULL,
  "checked_at" TIMESTAMPTZ(3),
  "checked_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "declared_ids_number" CHECK ("number" ~ '^[A-Z0-9]{5,20}$')
);
-- Identifiers of premises have no listing.
CREATE UNIQUE INDEX "declared_ids_user_id_listing_id_number_key" ON "declared_ids" ("user_id", "listing_id", "number") NULLS NOT DISTINCT;
CREATE INDEX "declared_ids_listing_id_idx" ON "declared_ids" ("listing_id");
CREATE INDEX "declared_ids_checked_by_idx" ON "declared_ids" ("checked_by");

CREATE TABLE "papers" (
  "id" UUID PRIMARY KEY,
  "owner_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL,
  "number" TEXT,
  "country" CHAR(2) NOT NULL,
  "issued_on" DATE NOT NULL,
  "expires_on" DATE,
  "heads" INTEGER,
  "key" TEXT NOT NULL,
  "checked_at" TIMESTAMPTZ(3),
  "checked_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "expiry_notice_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "papers_number_length" CHECK (char_length("number") <= 60),
  CONSTRAINT "papers_heads" CHECK ("heads" > 0),
  CONSTRAINT "papers_dates" CHECK ("expires_on" >= "issued_on")
);
CREATE INDEX "papers_owner_id_idx" ON "papers" ("owner_id");
CREATE INDEX "papers_listing_id_idx" ON "papers" ("listing_id");
CREATE UNIQUE INDEX "papers_key_key" ON "papers" ("key");
CREATE INDEX "papers_checked_by_idx" ON "papers" ("checked_by");
-- What administrators have not looked at, and what its owner is to be notified of.
CREATE INDEX "papers_unchecked" ON "papers" ("id") WHERE "checked_at" IS NULL;
CREATE INDEX "papers_expiry" ON "papers" ("expires_on") WHERE "expiry_notice_at" IS NULL;

CREATE TABLE "paper_grants" (
  "paper_id" UUID NOT NULL REFERENCES "papers" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "granted_at" TIMESTAMPTZ(3),
  "ends_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  PRIMARY KEY ("paper_id", "user_id"),
  CONSTRAINT "paper_grants_end" CHECK (("granted_at" IS NULL) = ("ends_at" IS NULL))
);
CREATE INDEX "paper_grants_user_id_idx" ON "paper_grants" ("user_id");
CREATE INDEX "paper_grants_listing_id_idx" ON "paper_grants" ("listing_id");

CREATE TABLE "paper_views" (
  "id" UUID PRIMARY KEY,
  "paper_id" UUID NOT NULL REFERENCES "papers" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "how" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "paper_views_paper_id_idx" ON "paper_views" ("paper_id");
CREATE INDEX "paper_views_user_id_idx" ON "paper_views" ("user_id");

CREATE TABLE "uploads" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "upload_kind" NOT NULL,
  "key" TEXT NOT NULL,
  "details" JSONB NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "uploads_key_key" ON "uploads" ("key");
CREATE INDEX "uploads_user_id_created_at_idx" ON "uploads" ("user_id", "created_at");

CREATE TABLE "direct_uploads" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "completing_at" TIMESTAMPTZ(3),
  "result" JSONB,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "direct_uploads_user_id_idx" ON "direct_uploads" ("user_id");

CREATE TABLE "favorites" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "listing_id" UUID NOT NULL REFERENCES "cattle_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "favorites_user_id_created_at_id_idx" ON "favorites" ("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "favorites_listing_id_idx" ON "favorites" ("listing_id");
CREATE UNIQUE INDEX "favorites_user_id_listing_id_key" ON "favorites" ("user_id", "listing_id");

CREATE TABLE "saved_searches" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "query" TEXT NOT NULL,
  "frequency" "search_frequency" NOT NULL DEFAULT 'daily',
  "last_checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "saved_searches_frequency_last_checked_at_idx" ON "saved_searches" ("frequency", "last_checked_at");
CREATE UNIQUE INDEX "saved_searches_user_id_name_key" ON "saved_searches" ("user_id", "name");

CREATE TABLE "submissions" (
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "fingerprint" TEXT NOT NULL,
  "result_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("user_id", "fingerprint")
);
CREATE INDEX "submissions_created_at_idx" ON "submissions" ("created_at");
