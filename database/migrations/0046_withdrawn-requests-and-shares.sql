ALTER TABLE "change_request" DROP CONSTRAINT "change_request_state";--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "cents" integer;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_state" CHECK ("change_request"."state" in ('asked', 'made', 'declined', 'replaced', 'withdrawn'));