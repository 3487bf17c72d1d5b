-- Set when an administrator took a listing down: its owner can't bring it back.
ALTER TABLE "cattle_listings" ADD COLUMN "taken_down_at" TIMESTAMPTZ(3);

-- What administrators search advertisements by.
CREATE INDEX "banner_ads_search" ON "banner_ads" USING gin (corral_normalize("title" || ' ' || "company_name" || ' ' || "contact_email") gin_trgm_ops);
