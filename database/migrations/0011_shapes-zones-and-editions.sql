-- A change that says from which edition it was made (SET revision = …) is refused if there is a newer one; one that says
-- nothing is made. Either way the edition is raised.
CREATE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.revision <> OLD.revision THEN
    RAISE EXCEPTION '% was edited meanwhile: revision % is not %', TG_TABLE_NAME, NEW.revision, OLD.revision
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'edited_meanwhile';
  END IF;
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'revision' LOOP
    EXECUTE format('CREATE TRIGGER raise_revision BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION raise_revision()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- The zones that PostgreSQL and JavaScript both know: neither abbreviations nor POSIX rules, which only one of them reads.
CREATE FUNCTION is_timezone(zone text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone ~ '^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/[A-Za-z_/-]+$';
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN false;
END $$;
--> statement-breakpoint
ALTER TABLE country ADD CONSTRAINT country_timezone CHECK (is_timezone(timezone));
--> statement-breakpoint
-- What jsonb holds. The shapes stand in database/tables/shapes.ts too; a test holds these to those.
CREATE FUNCTION is_text(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'object' THEN value ? 'en' AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_whole_numbers(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'array' THEN NOT jsonb_path_exists(value, 'strict $[*] ? (@.type() != "number")')
    AND NOT jsonb_path_exists(value, 'strict $[*] ? (@ < 0 || @ > 2147483647 || @ != @.floor())')
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_weekly_cents(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'array' THEN is_whole_numbers(jsonb_path_query_array(value, 'strict $[*] ? (@ != null)'))
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_tiers(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'array' THEN jsonb_array_length(value) > 0
    AND NOT jsonb_path_exists(value, 'strict $[*] ? (@.type() != "object")')
    AND jsonb_array_length(jsonb_path_query_array(value, 'lax $[*].rooms')) = jsonb_array_length(value)
    AND jsonb_array_length(jsonb_path_query_array(value, 'lax $[*].sleeps')) = jsonb_array_length(value)
    AND is_whole_numbers(jsonb_path_query_array(value, 'lax $[*].rooms'))
    AND is_whole_numbers(jsonb_path_query_array(value, 'lax $[*].sleeps'))
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_room(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'object' THEN
    coalesce(value ->> 'kind' IN ('single', 'double', 'twin', 'triple', 'quad', 'six', 'bunk'), false)
    AND coalesce(value ->> 'floor' IN ('lower', 'ground', 'first', 'second', 'annexe', 'tower'), false)
    AND (NOT value ? 'bathroom' OR coalesce(value ->> 'bathroom' IN ('shower', 'bath', 'bath-and-shower'), false))
    AND (NOT value ? 'note' OR is_text(value -> 'note'))
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_rooms(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS room WHERE NOT is_room(room)
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION is_degrees(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE jsonb_typeof(value)
  WHEN 'array' THEN jsonb_array_length(value) = 12 AND NOT jsonb_path_exists(value, 'strict $[*] ? (@.type() != "number")')
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_climate(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  is_degrees(value -> 'air') AND is_degrees(value -> 'sea');
--> statement-breakpoint
CREATE FUNCTION is_list_filter(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'object' AND NOT EXISTS (
    SELECT FROM jsonb_each(CASE jsonb_typeof(value) WHEN 'object' THEN value ELSE '{}' END) AS member (name, held)
    WHERE NOT CASE
      WHEN name IN ('amenityGroupIds', 'regionIds', 'subRegionIds') THEN is_whole_numbers(held)
      WHEN name IN ('duration', 'people', 'bedsMin', 'bedsMax', 'priceFrom', 'priceTo') THEN is_whole_numbers(jsonb_build_array(held))
      WHEN name = 'arrival' THEN jsonb_typeof(held) = 'string' AND held #>> '{}' ~ '^\d{4}-\d\d-\d\d$'
      ELSE false
    END
  );
END $$;
--> statement-breakpoint
ALTER TABLE season ADD CONSTRAINT season_weekly_cents CHECK (is_weekly_cents(weekly_cents)),
  ADD CONSTRAINT season_changeover CHECK (changeover <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]);
--> statement-breakpoint
ALTER TABLE villa ADD CONSTRAINT villa_tiers CHECK (is_tiers(tiers)), ADD CONSTRAINT villa_rooms CHECK (is_rooms(rooms));
--> statement-breakpoint
ALTER TABLE region ADD CONSTRAINT region_climate CHECK (is_climate(climate));
--> statement-breakpoint
ALTER TABLE list ADD CONSTRAINT list_filter CHECK (is_list_filter(filter));
--> statement-breakpoint
ALTER TABLE page_module ADD CONSTRAINT page_module_page_ids CHECK (is_whole_numbers(page_ids));
--> statement-breakpoint
-- Every text that is written in several languages is there in English at least.
DO $$
DECLARE
  place text[];
BEGIN
  FOREACH place SLICE 1 IN ARRAY ARRAY[
    ['page', 'menu_name'], ['page', 'title'], ['page', 'meta_description'], ['page', 'heading1'], ['page', 'heading2'],
    ['page_module', 'html'], ['list', 'name'], ['list', 'introduction'],
    ['experience_group', 'name'], ['experience_group', 'title'], ['experience_group', 'introduction'],
    ['experience', 'name'], ['experience', 'title'], ['experience', 'introduction'],
    ['travel_notice', 'heading'], ['travel_notice', 'html'],
    ['blog_tag', 'name'], ['blog_tag', 'page_title'], ['blog_tag', 'introduction'],
    ['blog_page', 'title'], ['blog_page', 'introtext'], ['blog_page', 'content'],
    ['press_page', 'title'], ['press_page', 'intro_text'], ['press_page', 'content'],
    ['heard_about_us_source', 'name'], ['heard_about_us_source', 'description'],
    ['country', 'name'], ['region', 'name'], ['region', 'grouping_name'], ['region', 'introduction'], ['region', 'guide'],
    ['sub_region', 'name'], ['amenity', 'name'], ['amenity_group', 'name'],
    ['villa', 'tagline'], ['villa', 'story'], ['villa', 'location'], ['picture', 'alt']
  ] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (is_text(%I))', place[1], place[1] || '_' || place[2] || '_text', place[2]);
  END LOOP;
END $$;
