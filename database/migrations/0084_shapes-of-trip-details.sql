CREATE TRIGGER raise_revision BEFORE UPDATE ON trip FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
-- A list of at most so many objects with exactly these members: texts, and whole numbers.
CREATE FUNCTION is_trip_rows(value jsonb, texts text[], wholes text[], most integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'array' AND jsonb_array_length(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) <= most AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS held
    WHERE NOT CASE jsonb_typeof(held)
      WHEN 'object' THEN (held - texts - wholes) = '{}'::jsonb AND held ?& (texts || wholes)
        AND NOT EXISTS (SELECT FROM unnest(texts) AS name WHERE jsonb_typeof(held -> name) <> 'string')
        AND NOT EXISTS (SELECT FROM unnest(wholes) AS name WHERE NOT public.is_whole_numbers(jsonb_build_array(held -> name)))
      ELSE false
    END
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION is_trip_flights(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN is_trip_rows(value, ARRAY['id', 'direction', 'number', 'airport', 'day', 'time'], '{}', 12)
    AND NOT jsonb_path_exists(value, 'lax $[*].direction ? (@ != "to" && @ != "from")');
--> statement-breakpoint
CREATE FUNCTION is_trip_guests(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN is_trip_rows(value, ARRAY['name', 'age', 'room'], ARRAY['slot'], 100);
--> statement-breakpoint
CREATE FUNCTION is_trip_rooms(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN is_trip_rows(value, ARRAY['beds'], ARRAY['room'], 100)
    AND NOT jsonb_path_exists(value, 'lax $[*].beds ? (@ != "double" && @ != "twin")');
--> statement-breakpoint
CREATE FUNCTION is_trip_occasions(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN is_trip_rows(value, ARRAY['id', 'kind', 'day', 'note'], '{}', 10)
    AND NOT jsonb_path_exists(value, 'lax $[*].kind ? (@ != "birthday" && @ != "honeymoon" && @ != "anniversary" && @ != "engagement" && @ != "other")');
--> statement-breakpoint
ALTER TABLE trip
  ADD CONSTRAINT trip_flights CHECK (is_trip_flights(flights)),
  ADD CONSTRAINT trip_guests CHECK (is_trip_guests(guests)),
  ADD CONSTRAINT trip_rooms CHECK (is_trip_rooms(rooms)),
  ADD CONSTRAINT trip_occasions CHECK (is_trip_occasions(occasions));
