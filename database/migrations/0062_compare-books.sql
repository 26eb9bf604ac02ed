CREATE TABLE "books_check" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"checked" integer NOT NULL,
	"differing" integer NOT NULL,
	"unanswered" integer NOT NULL,
	CONSTRAINT "books_check_one" CHECK ("books_check"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "reported_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ledger_posting_posted_at_index" ON "ledger_posting" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "payment_attempt_settled_at_index" ON "payment_attempt" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "payment_attempt_reported_at_index" ON "payment_attempt" USING btree ("reported_at");