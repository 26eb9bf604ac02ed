CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE season ADD CONSTRAINT season_no_overlap EXCLUDE USING gist (villa_id WITH =, nights WITH &&);
--> statement-breakpoint
-- No villa is ever sold twice (decision 24): whatever the application does, two occupancies of a villa share no night.
ALTER TABLE occupancy ADD CONSTRAINT occupancy_no_overlap EXCLUDE USING gist (villa_id WITH =, nights WITH &&);
--> statement-breakpoint
ALTER TABLE occupancy ADD CONSTRAINT occupancy_has_nights CHECK (NOT isempty(nights) AND lower(nights) IS NOT NULL AND upper(nights) IS NOT NULL);
--> statement-breakpoint
CREATE FUNCTION occupy_booking_item(item_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  item booking_item;
  expiry timestamptz;
BEGIN
  SELECT * INTO item FROM booking_item WHERE id = item_id;
  SELECT expires_at INTO expiry FROM "option" WHERE booking_item_id = item_id;
  IF item.status = 5 THEN
    INSERT INTO occupancy (villa_id, nights, kind, booking_item_id) VALUES (item.villa_id, item.stay, 'booking', item_id)
    ON CONFLICT (booking_item_id) DO UPDATE
      SET villa_id = excluded.villa_id, nights = excluded.nights, kind = 'booking', expires_at = NULL;
  ELSIF item.status = 4 AND expiry IS NOT NULL THEN
    INSERT INTO occupancy (villa_id, nights, kind, booking_item_id, expires_at)
    VALUES (item.villa_id, item.stay, 'option', item_id, expiry)
    ON CONFLICT (booking_item_id) DO UPDATE
      SET villa_id = excluded.villa_id, nights = excluded.nights, kind = 'option', expires_at = excluded.expires_at;
  ELSE
    DELETE FROM occupancy WHERE booking_item_id = item_id;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION occupy_from_booking_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM occupy_booking_item(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER occupy AFTER INSERT OR UPDATE OF villa_id, stay, status ON booking_item
  FOR EACH ROW EXECUTE FUNCTION occupy_from_booking_item();
--> statement-breakpoint
CREATE FUNCTION occupy_from_option() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM occupy_booking_item(coalesce(NEW.booking_item_id, OLD.booking_item_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER occupy AFTER INSERT OR UPDATE OR DELETE ON "option"
  FOR EACH ROW EXECUTE FUNCTION occupy_from_option();
--> statement-breakpoint
CREATE FUNCTION occupy_from_owner_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO occupancy (villa_id, nights, kind, owner_block_id) VALUES (NEW.villa_id, NEW.nights, 'block', NEW.id)
  ON CONFLICT (owner_block_id) DO UPDATE SET villa_id = excluded.villa_id, nights = excluded.nights;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER occupy AFTER INSERT OR UPDATE ON owner_block
  FOR EACH ROW EXECUTE FUNCTION occupy_from_owner_block();
--> statement-breakpoint
-- Options whose time is over give way in the very transaction that takes their nights.
CREATE FUNCTION expire_overlapping_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH expired AS (
    UPDATE booking_item SET status = 9
    WHERE id IN (
      SELECT booking_item_id FROM occupancy
      WHERE villa_id = NEW.villa_id AND nights && NEW.nights AND kind = 'option'
        AND expires_at <= clock_timestamp() AND booking_item_id IS DISTINCT FROM NEW.booking_item_id
    )
    RETURNING booking_id
  )
  UPDATE booking SET status = 5 WHERE id IN (SELECT booking_id FROM expired) AND status IN (0, 1);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER expire_overlapping BEFORE INSERT OR UPDATE ON occupancy
  FOR EACH ROW EXECUTE FUNCTION expire_overlapping_options();
--> statement-breakpoint
-- Every change of what the site shows announces itself, so that no process can forget to tell the others.
CREATE FUNCTION announce_villas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_villa integer;
BEGIN
  FOR changed_villa IN EXECUTE format('SELECT DISTINCT %I FROM changed', TG_ARGV[0]) LOOP
    INSERT INTO change (villa_id) VALUES (changed_villa);
    PERFORM pg_notify('change', changed_villa::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (villa_id) VALUES (NULL);
  PERFORM pg_notify('change', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
  key text;
BEGIN
  FOREACH name IN ARRAY ARRAY['villa', 'season', 'review', 'villa_amenity', 'occupancy'] LOOP
    key := CASE name WHEN 'villa' THEN 'id' ELSE 'villa_id' END;
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%L)', name, key);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%L)', name, key);
    EXECUTE format('CREATE TRIGGER announce_update_from AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%L)', name, key);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%L)', name, key);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['country', 'region', 'sub_region', 'place', 'picture', 'slideshow_picture', 'amenity', 'amenity_group',
    'amenity_in_group', 'page', 'page_module', 'list', 'list_villa', 'experience', 'experience_group', 'experience_region', 'currency'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_content()', name);
  END LOOP;
END $$;
