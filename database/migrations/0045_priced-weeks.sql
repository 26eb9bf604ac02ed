-- A season of which a week costs nothing is a mistake, and would be sold.
CREATE OR REPLACE FUNCTION is_weekly_cents(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'array' THEN is_whole_numbers(jsonb_path_query_array(value, 'strict $[*] ? (@ != null)'))
    AND NOT jsonb_path_exists(value, 'strict $[*] ? (@ == 0)')
  ELSE false
END;
