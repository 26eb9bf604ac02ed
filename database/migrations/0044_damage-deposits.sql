ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_part";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_status";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "claimed_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "claim_reason" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "claimed_by" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_claimed_by_staff_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_deposit" ON "payment_attempt" USING btree ("booking_id") WHERE part = 'damage' and status in (2, 3, 8);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_held" CHECK ("payment_attempt"."status" <> 8 or "payment_attempt"."part" = 'damage');--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_claim" CHECK (num_nonnulls("payment_attempt"."claimed_cents", "payment_attempt"."claim_reason", "payment_attempt"."claimed_by") = case when "payment_attempt"."part" = 'damage' and "payment_attempt"."status" in (2, 3) then 3 else 0 end);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_claimed" CHECK ("payment_attempt"."claimed_cents" between 1 and "payment_attempt"."cents");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_part" CHECK ("payment_attempt"."part" in ('deposit', 'balance', 'service', 'damage'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_status" CHECK ("payment_attempt"."status" between 0 and 8);--> statement-breakpoint
-- The steps that domain/payments knows of an attempt; a test compares them.
CREATE OR REPLACE FUNCTION payment_attempt_may_step("before" smallint, "after" smallint) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE "after"
  WHEN 1 THEN "before" IN (0)
  WHEN 2 THEN "before" IN (0, 1, 5, 8)
  WHEN 3 THEN "before" IN (2)
  WHEN 4 THEN "before" IN (0, 1, 5)
  WHEN 5 THEN "before" IN (0, 1)
  WHEN 6 THEN "before" IN (0, 1, 5, 8)
  WHEN 7 THEN "before" IN (6, 8)
  WHEN 8 THEN "before" IN (0, 1, 5)
  ELSE false
END;
--> statement-breakpoint
-- Of a damage deposit no more comes back than was claimed.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT coalesce(claimed_cents, cents) INTO paid FROM payment_attempt WHERE id = NEW.attempt_id FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum(cents), 0) + NEW.cents > paid FROM card_refund WHERE attempt_id = NEW.attempt_id) THEN
    RAISE EXCEPTION 'more would come back than was paid with attempt %', NEW.attempt_id
      USING ERRCODE = 'check_violation', TABLE = 'card_refund', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END $$;
