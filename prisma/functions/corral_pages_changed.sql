-- Notifies every process that pages are stale; by hand: SELECT corral_pages_changed('{listings,equipment,lots,ads,blog}');
CREATE OR REPLACE FUNCTION corral_pages_changed(tags text[], origin uuid DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_changes (tags, origin) VALUES ($1, $2);
  SELECT pg_notify('page_changes', '');
$$;
