ALTER TABLE "staff_entry" DROP CONSTRAINT "staff_entry_action";--> statement-breakpoint
ALTER TABLE "change_request" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "change_request" ADD COLUMN "answered_by" bigint;--> statement-breakpoint
ALTER TABLE "change_request" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_request_open" ON "change_request" USING btree ("id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "change_request_answered" ON "change_request" USING btree ("id") WHERE state in ('made', 'declined');--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_price" CHECK ("change_request"."price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "staff_entry" ADD CONSTRAINT "staff_entry_action" CHECK ("staff_entry"."action" in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset', 'payment-refunded', 'refund-settled', 'conditions-recorded', 'hold-released', 'claim-requested', 'claim-confirmed', 'claim-withdrawn', 'client-manager-set', 'change-made', 'change-declined'));