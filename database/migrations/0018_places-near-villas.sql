ALTER TABLE "villa" ADD COLUMN "nearby" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE FUNCTION is_nearby_fact(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'object' THEN
    coalesce(value ->> 'kind' IN ('beach', 'village', 'town', 'restaurant', 'supermarket', 'sight', 'marina', 'port', 'airport', 'hospital'), false)
    AND coalesce(value ->> 'by' IN ('foot', 'car', 'boat', 'car-and-boat'), false)
    AND coalesce(is_text(value -> 'name'), false)
    AND value ? 'minutes' AND is_whole_numbers(jsonb_build_array(value -> 'minutes'))
    AND jsonb_path_exists(value, 'strict $.minutes ? (@ >= 1 && @ <= 1440)')
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_nearby(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS fact WHERE NOT public.is_nearby_fact(fact)
  );
END $$;
--> statement-breakpoint
ALTER TABLE villa ADD CONSTRAINT villa_nearby CHECK (is_nearby(nearby));
