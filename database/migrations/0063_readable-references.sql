-- Eight of 32 letters and digits in two groups, without those that are mixed up on the telephone (0 and O, 1 and I).
-- Five random bits of a byte choose one; bytes 6 and 8 of a UUID are not random throughout.
CREATE FUNCTION new_booking_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  bytes bytea;
  made text;
BEGIN
  LOOP
    bytes := uuid_send(gen_random_uuid());
    SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(bytes, place) & 31), 1), '' ORDER BY place)
      INTO made FROM unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10]) AS place;
    made := substr(made, 1, 4) || '-' || substr(made, 5);
    EXIT WHEN NOT EXISTS (SELECT FROM booking WHERE reference = made);
  END LOOP;
  RETURN made;
END $$;
--> statement-breakpoint
ALTER FUNCTION new_booking_reference() SET search_path FROM CURRENT;
--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "reference" SET DEFAULT new_booking_reference();
