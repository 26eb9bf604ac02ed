-- The steps that domain/booking knows, from one status to another; a test compares them. A changed step is a new migration.
CREATE FUNCTION booking_may_step("before" smallint, "after" smallint) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE "after"
  WHEN 1 THEN "before" IN (0)
  WHEN 2 THEN "before" IN (0, 1, 5)
  WHEN 3 THEN "before" IN (2)
  WHEN 4 THEN "before" IN (1, 2)
  WHEN 5 THEN "before" IN (0, 1)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION booking_item_may_step("before" smallint, "after" smallint) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE "after"
  WHEN 0 THEN "before" IN (12, 13, 14, 15)
  WHEN 1 THEN "before" IN (0)
  WHEN 2 THEN "before" IN (1)
  WHEN 3 THEN "before" IN (1, 2)
  WHEN 4 THEN "before" IN (0, 1, 2, 3, 7)
  WHEN 5 THEN "before" IN (4, 9, 10, 15)
  WHEN 6 THEN "before" IN (0, 1, 2, 3, 4, 5, 7, 10, 12, 14, 15)
  WHEN 7 THEN "before" IN (3, 14, 15)
  WHEN 8 THEN "before" IN (3, 7, 10, 14, 15)
  WHEN 9 THEN "before" IN (3, 4, 7, 10, 15)
  WHEN 10 THEN "before" IN (0, 1, 2, 3, 7)
  WHEN 11 THEN "before" IN (5, 6)
  WHEN 12 THEN "before" IN (0, 3, 7)
  WHEN 13 THEN "before" IN (1, 2, 12)
  WHEN 14 THEN "before" IN (12)
  WHEN 15 THEN "before" IN (3, 7, 12, 14)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION refuse_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% % does not go from status % to %', TG_TABLE_NAME, OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_step';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_step BEFORE UPDATE OF status ON booking
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NOT booking_may_step(OLD.status, NEW.status)) EXECUTE FUNCTION refuse_step();
--> statement-breakpoint
CREATE TRIGGER refuse_step BEFORE UPDATE OF status ON booking_item
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NOT booking_item_may_step(OLD.status, NEW.status)) EXECUTE FUNCTION refuse_step();
