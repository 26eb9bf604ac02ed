-- What the database lets in can be read (database/tables/rows.ts). Rows from before stay as they are (NOT VALID): those
-- that cannot be read are left out and told, which is better than a site that does not start.
CREATE OR REPLACE FUNCTION is_text(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'object' THEN value ? 'en' AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
    AND (octet_length(value::text) <= 200000 OR length(value::text) <= 200000)
  ELSE false
END;
--> statement-breakpoint
-- Names with their schema: a dump is restored without a search path.
CREATE OR REPLACE FUNCTION is_rooms(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS room WHERE NOT public.is_room(room)
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_list_filter(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'object' AND NOT EXISTS (
    SELECT FROM jsonb_each(CASE jsonb_typeof(value) WHEN 'object' THEN value ELSE '{}' END) AS member (name, held)
    WHERE NOT CASE
      WHEN name IN ('amenityGroupIds', 'regionIds', 'subRegionIds') THEN public.is_whole_numbers(held)
      WHEN name = 'duration' THEN public.is_whole_numbers(jsonb_build_array(held)) AND held <= '366'::jsonb
      WHEN name IN ('people', 'bedsMin', 'bedsMax', 'priceFrom', 'priceTo') THEN public.is_whole_numbers(jsonb_build_array(held))
      WHEN name = 'arrival' THEN jsonb_typeof(held) = 'string' AND held #>> '{}' ~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
      ELSE false
    END
  );
END $$;
--> statement-breakpoint
-- A list of values: not a table of them, and none missing.
CREATE FUNCTION is_list(list anyarray) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE coalesce(array_ndims(list), 1) WHEN 1 THEN array_position(list, NULL) IS NULL ELSE false END
$$;
--> statement-breakpoint
-- `infinity` and years of five digits cannot be written as days.
CREATE FUNCTION is_day(day date) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN day >= '1000-01-01'::date AND day < '10000-01-01'::date;
--> statement-breakpoint
CREATE FUNCTION is_moment(moment timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  moment >= '1000-01-02 00:00:00+00'::timestamptz AND moment < '9999-12-31 00:00:00+00'::timestamptz;
--> statement-breakpoint
DO $$
DECLARE
  rule text[];
  found record;
BEGIN
  FOREACH rule SLICE 1 IN ARRAY ARRAY[
    ['villa', 'position', 'lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180'],
    ['region', 'position', 'lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180'],
    ['place', 'position', 'lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180'],
    ['experience', 'position', 'lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180'],
    ['villa', 'size', 'bedrooms BETWEEN 0 AND 1000 AND sleeps BETWEEN 0 AND 1000 AND bathrooms BETWEEN 0 AND 1000'],
    ['season', 'longest_minimum', 'minimum_nights <= 366'],
    ['season', 'changeover_list', 'is_list(changeover)'],
    ['country', 'other_names', 'is_list(also_known_as)'],
    ['region', 'other_names', 'is_list(also_known_as)'],
    ['amenity', 'category', 'category IN (''outdoors'', ''water'', ''indoors'', ''staff'', ''families'', ''practical'')'],
    ['currency', 'rate', 'rate > 0 AND rate <= 1000000'],
    ['currency', 'rated_on', 'is_day(rated_on)'],
    ['picture', 'hash', 'hash ~ ''^[A-Za-z0-9_-]{1,64}$'''],
    ['picture', 'colour', 'colour ~ ''^#[0-9A-Fa-f]{6}$'''],
    ['picture', 'size', 'width BETWEEN 1 AND 50000 AND height BETWEEN 1 AND 50000'],
    ['page', 'redirect_to', 'redirect_to ~ ''^(/([^/]|$)|https?://)'' AND redirect_to !~ ''["''''<>\s\\]'''],
    ['travel_notice', 'languages', 'is_list(languages) AND languages <@ ARRAY[''en'', ''fr'', ''de'', ''it'']'],
    ['travel_notice', 'office_countries', 'is_list(office_countries)'],
    ['travel_notice', 'period', 'NOT isempty(period) AND period <@ daterange(''1000-01-01'', ''10000-01-01'')'],
    ['blog_page', 'days', 'is_day(published_on) AND is_day(last_edited_on)'],
    ['blog_page', 'expires_at', 'is_moment(expires_at)'],
    ['press_page', 'published_on', 'is_day(published_on)'],
    ['review', 'language', 'language ~ ''^[a-z]{2}$'''],
    ['occupancy', 'nights', 'nights <@ daterange(''1000-01-01'', ''10000-01-01'')'],
    ['occupancy', 'expires_at', 'is_moment(expires_at)'],
    ['option', 'moments', 'is_moment(started_at) AND is_moment(expires_at)']
  ] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%s) NOT VALID', rule[1], rule[1] || '_' || rule[2] || '_readable', rule[3]);
  END LOOP;
  -- An address that begins with two slashes is that of another site.
  FOR found IN SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'path' LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (path !~ %L) NOT VALID', found.name, found.name || '_path_readable', '^//|\\');
  END LOOP;
  -- Texts of what announces its changes: what is shown.
  FOR found IN SELECT relname AS name, attname AS text_column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE atttypid = 'text'::regtype AND attnum > 0 AND NOT attisdropped AND relnamespace = current_schema::regnamespace
      AND attrelid IN (SELECT tgrelid FROM pg_trigger WHERE tgname LIKE 'announce%') LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (length(%I) <= 100000) NOT VALID', found.name, found.name || '_' || found.text_column || '_length', found.text_column);
  END LOOP;
END $$;
