-- Trigger: what showed a picture was deleted. Its hashes stay, to recognise copies, and nothing but a keyed hash names the seller.
CREATE OR REPLACE FUNCTION corral_part_picture_hash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.key := 'gone/' || gen_random_uuid();
  NEW.user_id := NULL;
  NEW.gone_at := now();
  RETURN NEW;
END $$;
