-- How rare a stated age in teeth and a day of delivery are: partial indexes on these expressions told the planner before.
CREATE STATISTICS IF NOT EXISTS "cattle_listings_teeth" ON (coalesce("teeth_min", "teeth_max")) FROM "cattle_listings";
CREATE STATISTICS IF NOT EXISTS "cattle_listings_delivery" ON (coalesce("deliver_from", "deliver_to")) FROM "cattle_listings";
ANALYZE "cattle_listings";

-- Every edit of a lot writes to all indexes of animals. Others serve what these were written for.
DROP INDEX IF EXISTS
  -- "facts" holds all five.
  "cattle_listings_said",
  "cattle_listings_horns",
  "cattle_listings_teeth",
  "cattle_listings_pay",
  "cattle_listings_delivery",
  -- Highlighted lots are few, and the first of every order.
  "cattle_listings_highlight_lapse";
