ALTER TABLE "change_request" ADD COLUMN "young" smallint;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_young" CHECK ("change_request"."young" between 0 and 100);