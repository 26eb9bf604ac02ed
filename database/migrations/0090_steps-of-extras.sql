-- A supplier's answers to a transfer can follow one another in any order; a free order is granted without payment.
CREATE OR REPLACE FUNCTION booking_item_may_step("before" smallint, "after" smallint) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE "after"
  WHEN 0 THEN "before" IN (12, 13, 14, 15)
  WHEN 1 THEN "before" IN (0)
  WHEN 2 THEN "before" IN (1)
  WHEN 3 THEN "before" IN (1, 2, 15)
  WHEN 4 THEN "before" IN (0, 1, 2, 3, 7)
  WHEN 5 THEN "before" IN (1, 4, 9, 10, 15)
  WHEN 6 THEN "before" IN (0, 1, 2, 3, 4, 5, 7, 10, 12, 14, 15)
  WHEN 7 THEN "before" IN (3, 14, 15)
  WHEN 8 THEN "before" IN (3, 7, 10, 14, 15)
  WHEN 9 THEN "before" IN (3, 4, 7, 10, 15)
  WHEN 10 THEN "before" IN (0, 1, 2, 3, 7)
  WHEN 11 THEN "before" IN (5, 6)
  WHEN 12 THEN "before" IN (0, 3, 7, 13, 14, 15)
  WHEN 13 THEN "before" IN (0, 1, 2, 12, 14, 15)
  WHEN 14 THEN "before" IN (0, 12, 13, 15)
  WHEN 15 THEN "before" IN (0, 3, 7, 12, 13, 14)
  ELSE false
END;
