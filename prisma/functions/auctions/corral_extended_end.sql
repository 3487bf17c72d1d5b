-- Soft close: the end of a lot after a change of leader or price. Who is outbid at the last moment has time to react, but no lot is drawn out
-- for more than an hour after the end that was announced.
CREATE OR REPLACE FUNCTION corral_extended_end(
  ends timestamptz, announced timestamptz, changed_at timestamptz, extension_minutes int, has_changed boolean
) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN has_changed
    THEN greatest(ends, least(changed_at + make_interval(mins => extension_minutes), coalesce(announced, ends) + interval '1 hour'))
    ELSE ends END
$$;
