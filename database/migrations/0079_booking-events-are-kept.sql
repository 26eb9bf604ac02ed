-- An event never changes. It goes only with its booking, whose row is gone when the deletion cascades.
CREATE FUNCTION keep_booking_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM booking WHERE id = OLD.booking_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what % says is never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'never_rewritten';
END $$;
--> statement-breakpoint
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE ON booking_event FOR EACH ROW EXECUTE FUNCTION keep_booking_event();
