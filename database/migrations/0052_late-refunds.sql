ALTER TABLE "staff_entry" DROP CONSTRAINT "staff_entry_action";--> statement-breakpoint
ALTER TABLE "card_refund" ADD COLUMN "created_at" timestamp with time zone DEFAULT app_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "card_refund" ADD COLUMN "office_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_refund" ADD COLUMN "settled_by" bigint;--> statement-breakpoint
ALTER TABLE "card_refund" ADD COLUMN "settled_reference" text;--> statement-breakpoint
ALTER TABLE "card_refund" ADD COLUMN "settled_reason" text;--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_settled_by_staff_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_refund_asked_at_index" ON "card_refund" USING btree ("asked_at") WHERE given_at is null;--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_settledReference_unique" UNIQUE("settled_reference");--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_settled" CHECK (num_nonnulls("card_refund"."settled_by", "card_refund"."settled_reference", "card_refund"."settled_reason") in (0, 3));--> statement-breakpoint
ALTER TABLE "staff_entry" ADD CONSTRAINT "staff_entry_action" CHECK ("staff_entry"."action" in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset', 'payment-refunded', 'refund-settled'));
--> statement-breakpoint
UPDATE "card_refund" SET "created_at" = "asked_at";
--> statement-breakpoint
-- What comes back is never more than what was paid, or was captured by what the provider reports; but what somebody has
-- given back at the provider is gone, whatever was paid.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT greatest(coalesce(claimed_cents, cents), captured_cents(id)) INTO paid
  FROM payment_attempt WHERE id = NEW.attempt_id FOR NO KEY UPDATE;
  IF NEW.cause <> 'at-provider'
    AND (SELECT coalesce(sum(cents), 0) + NEW.cents > paid FROM card_refund WHERE attempt_id = NEW.attempt_id) THEN
    RAISE EXCEPTION 'more would come back than was paid with attempt %', NEW.attempt_id
      USING ERRCODE = 'check_violation', TABLE = 'card_refund', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END $$;
