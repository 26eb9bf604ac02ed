ALTER TABLE "staff_entry" DROP CONSTRAINT "staff_entry_action";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "billing_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "manager_id" integer;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "pdf" "bytea";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "pdf_name" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "total_cents" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "left_cents" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_manager_id_team_member_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."team_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_left" CHECK ("invoice"."left_cents" between 0 and "invoice"."total_cents");--> statement-breakpoint
ALTER TABLE "staff_entry" ADD CONSTRAINT "staff_entry_action" CHECK ("staff_entry"."action" in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset', 'payment-refunded', 'refund-settled', 'conditions-recorded', 'hold-released', 'claim-requested', 'claim-confirmed', 'claim-withdrawn', 'client-manager-set'));