CREATE INDEX "booking_expired" ON "booking" USING btree ("created_at") WHERE "booking"."status" = 5 and "booking"."online";--> statement-breakpoint
-- An acceptance is evidence of a contract: it goes only with a booking that expired without any payment.
CREATE FUNCTION keep_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    AND EXISTS (SELECT FROM booking WHERE id = OLD.booking_id AND status = 5)
    AND NOT EXISTS (SELECT FROM payment_attempt WHERE booking_id = OLD.booking_id)
    AND NOT EXISTS (SELECT FROM bank_transfer WHERE booking_id = OLD.booking_id)
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what % says is never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'never_rewritten';
END $$;
--> statement-breakpoint
DROP TRIGGER never_rewritten ON conditions_acceptance;
--> statement-breakpoint
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE ON conditions_acceptance FOR EACH ROW EXECUTE FUNCTION keep_acceptance();
