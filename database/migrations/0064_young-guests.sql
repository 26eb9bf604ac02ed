ALTER TABLE "booking" ADD COLUMN "young" smallint;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_young" CHECK ("booking"."young" between 0 and 100);