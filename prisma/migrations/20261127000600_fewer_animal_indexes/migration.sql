-- Every edit of a lot writes to all indexes of animals. These are written for searches that others serve as well.
DROP INDEX IF EXISTS
  -- Read backwards, the ascending order gives the descending one but for ties, which are sorted among the hits.
  "cattle_listings_price_desc",
  "cattle_listings_age_desc",
  -- Trigrams of a pattern without a sign before it find places that begin with one letter or two.
  "cattle_listings_place",
  -- For crawlers, which the key serves. It held the time of the last edit, so no edit could leave the other indexes alone.
  "cattle_listings_sitemap",
  -- For an administrator's figures by day, and for what is new since a day: "user_id_created_at_id" and "newest" hold the time too.
  "cattle_listings_created";
