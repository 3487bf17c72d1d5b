-- Notifies every process that cached pages are stale; to run by hand: SELECT corral_pages_changed('{listings,equipment,lots,ads,blog}');
CREATE OR REPLACE FUNCTION corral_pages_changed(tags text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_changes (tags) VALUES ($1);
  SELECT pg_notify('page_changes', '');
$$;
