ALTER TABLE "booking" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "last_name" text;