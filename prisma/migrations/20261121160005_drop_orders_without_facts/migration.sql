DROP INDEX IF EXISTS "cattle_listings_newest", "cattle_listings_price_asc", "cattle_listings_price_desc", "cattle_listings_age_asc", "cattle_listings_age_desc",
  "cattle_listings_category_newest", "cattle_listings_category_breed_price";
