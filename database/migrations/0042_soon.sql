-- A collection may ask for stays that begin within so many days from today.
CREATE OR REPLACE FUNCTION is_list_filter(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'object' AND NOT EXISTS (
    SELECT FROM jsonb_each(CASE jsonb_typeof(value) WHEN 'object' THEN value ELSE '{}' END) AS member (name, held)
    WHERE NOT CASE
      WHEN name IN ('amenityGroupIds', 'regionIds', 'subRegionIds') THEN public.is_whole_numbers(held)
      WHEN name = 'duration' THEN public.is_whole_numbers(jsonb_build_array(held)) AND held <= '366'::jsonb
      WHEN name = 'arrivesWithin' THEN public.is_whole_numbers(jsonb_build_array(held)) AND held <= '14'::jsonb
      WHEN name IN ('people', 'bedsMin', 'bedsMax', 'priceFrom', 'priceTo') THEN public.is_whole_numbers(jsonb_build_array(held))
      WHEN name = 'arrival' THEN jsonb_typeof(held) = 'string' AND held #>> '{}' ~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
      ELSE false
    END
  );
END $$;
