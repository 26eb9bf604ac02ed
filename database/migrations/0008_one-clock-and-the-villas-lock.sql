-- The time that decides what is over (decision 63): this one, and nobody else's. It moves on within a transaction too.
-- Nothing sets it but a change of this function, which tests make in databases of their own.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE RETURN clock_timestamp();
--> statement-breakpoint
-- Whoever writes nights of villas takes their locks first, several in the order of their ids; they are held until the
-- transaction ends. What is read afterwards is as the last one left it.
CREATE FUNCTION lock_villa(VARIADIC villas integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  id integer;
BEGIN
  FOR id IN SELECT DISTINCT wanted FROM unnest(villas) AS wanted WHERE wanted IS NOT NULL ORDER BY wanted LOOP
    PERFORM pg_advisory_xact_lock(6273903, id);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION lock_villa_of_item(item_id bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  villa integer := (SELECT villa_id FROM booking_item WHERE id = item_id);
BEGIN
  PERFORM lock_villa(villa);
  -- To lock the other villa now might be against the order.
  IF villa IS DISTINCT FROM (SELECT villa_id FROM booking_item WHERE id = item_id) THEN
    RAISE EXCEPTION 'booking item % moved to another villa meanwhile', item_id USING ERRCODE = 'serialization_failure';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION lock_villa_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_villa(OLD.villa_id, NEW.villa_id);
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER lock_villa BEFORE INSERT OR DELETE OR UPDATE OF villa_id, stay, status ON booking_item
  FOR EACH ROW EXECUTE FUNCTION lock_villa_of_row();
--> statement-breakpoint
CREATE TRIGGER lock_villa BEFORE INSERT OR DELETE OR UPDATE ON owner_block
  FOR EACH ROW EXECUTE FUNCTION lock_villa_of_row();
--> statement-breakpoint
CREATE TRIGGER lock_villa BEFORE INSERT OR DELETE OR UPDATE ON occupancy
  FOR EACH ROW EXECUTE FUNCTION lock_villa_of_row();
--> statement-breakpoint
-- What is over is not prolonged: who wants the nights may have had them meanwhile.
CREATE FUNCTION guard_option() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_villa_of_item(coalesce(OLD.booking_item_id, NEW.booking_item_id));
  IF TG_OP = 'UPDATE' AND (
    OLD.expires_at <= app_now() OR NOT EXISTS (SELECT FROM booking_item WHERE id = OLD.booking_item_id AND status = 4)
  ) THEN
    RAISE EXCEPTION 'the option of booking item % is over', OLD.booking_item_id
      USING ERRCODE = 'check_violation', TABLE = 'option', CONSTRAINT = 'option_not_over';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON "option"
  FOR EACH ROW EXECUTE FUNCTION guard_option();
--> statement-breakpoint
-- An option whose time is over makes way in the very transaction that takes its nights, unless somebody is at work on it
-- at this moment, a late payment say: then it still holds them, and whoever wanted them is told that they are taken.
CREATE FUNCTION make_way() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH overdue AS (
    SELECT item.id, item.booking_id
    FROM occupancy
    JOIN booking_item AS item ON item.id = occupancy.booking_item_id
    JOIN booking ON booking.id = item.booking_id
    WHERE occupancy.villa_id = NEW.villa_id AND occupancy.nights && NEW.nights
      AND occupancy.kind = 'option' AND occupancy.expires_at <= app_now()
      AND item.status = 4 AND item.id IS DISTINCT FROM NEW.booking_item_id
    ORDER BY occupancy.id
    FOR NO KEY UPDATE OF occupancy, item, booking SKIP LOCKED
  ), expired AS (
    UPDATE booking_item SET status = 9 FROM overdue WHERE booking_item.id = overdue.id
    RETURNING booking_item.booking_id
  )
  UPDATE booking SET status = 5 FROM expired WHERE booking.id = expired.booking_id AND booking.status IN (0, 1);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER expire_overlapping ON occupancy;
--> statement-breakpoint
DROP FUNCTION expire_overlapping_options();
--> statement-breakpoint
-- Triggers of one kind run in the order of their names: the villa's lock comes first.
CREATE TRIGGER make_way BEFORE INSERT OR UPDATE ON occupancy
  FOR EACH ROW EXECUTE FUNCTION make_way();
