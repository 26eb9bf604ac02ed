ALTER TABLE "booking" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "option" ADD COLUMN "held_from_network" "bytea";