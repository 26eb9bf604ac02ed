CREATE TABLE "service_balance" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"deposit_item_id" bigint NOT NULL,
	"due" date NOT NULL,
	"reminded_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	CONSTRAINT "service_balance_depositItemId_unique" UNIQUE("deposit_item_id"),
	CONSTRAINT "service_balance_of_another" CHECK ("service_balance"."item_id" <> "service_balance"."deposit_item_id")
);
--> statement-breakpoint
CREATE TABLE "service_terms" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"free_days" smallint NOT NULL,
	"later_percent" smallint NOT NULL,
	CONSTRAINT "service_terms_refund" CHECK ("service_terms"."free_days" between 0 and 365 and "service_terms"."later_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "free_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "later_percent" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "deposit_percent" smallint;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "balance_days" smallint;--> statement-breakpoint
ALTER TABLE "service_balance" ADD CONSTRAINT "service_balance_item_id_booking_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."booking_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_balance" ADD CONSTRAINT "service_balance_deposit_item_id_booking_item_id_fk" FOREIGN KEY ("deposit_item_id") REFERENCES "public"."booking_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_terms" ADD CONSTRAINT "service_terms_item_id_booking_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."booking_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_balance_due" ON "service_balance" USING btree ("due") WHERE overdue_at is null;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_refund_terms" CHECK ("experience"."free_days" between 0 and 365 and "experience"."later_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_deposit" CHECK (case when "experience"."balance_days" is null then num_nonnulls("experience"."deposit_percent", "experience"."deposit_cents") = 0
        else "experience"."balance_days" between 0 and 365 and num_nonnulls("experience"."deposit_percent", "experience"."deposit_cents") = 1
          and coalesce("experience"."deposit_percent" between 1 and 99, "experience"."deposit_cents" > 0) end);