-- What listings said before the triggers knew places, numbers and short words. On its own, so that the triggers are at work already and nobody waits.
INSERT INTO "search_words" ("word")
  SELECT DISTINCT "token" FROM (SELECT "search_text" FROM "cattle_listings" UNION ALL SELECT "search_text" FROM "equipment_listings") AS "texts", unnest(corral_words("search_text")) AS "token"
  ORDER BY "token"
ON CONFLICT DO NOTHING;
INSERT INTO "search_places" ("place")
  SELECT DISTINCT "location" FROM (SELECT "location" FROM "cattle_listings" UNION ALL SELECT "location" FROM "equipment_listings") AS "places"
  ORDER BY "location"
ON CONFLICT DO NOTHING;
