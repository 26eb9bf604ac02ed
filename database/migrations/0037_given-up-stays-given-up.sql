-- What was given up is asked no more, though its holder may yet say yes: domain/payments knows the step no longer.
CREATE OR REPLACE FUNCTION payment_attempt_may_step("before" smallint, "after" smallint) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE "after"
  WHEN 1 THEN "before" IN (0)
  WHEN 2 THEN "before" IN (0, 1, 5)
  WHEN 3 THEN "before" IN (2)
  WHEN 4 THEN "before" IN (0, 1, 5)
  WHEN 5 THEN "before" IN (0, 1)
  WHEN 6 THEN "before" IN (0, 1, 5)
  WHEN 7 THEN "before" IN (6)
  ELSE false
END;
