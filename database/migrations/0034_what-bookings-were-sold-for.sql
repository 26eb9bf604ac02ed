ALTER TABLE "booking" ADD COLUMN "damage_choice" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "damage_asked_on" date;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "sold_for" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_damage_choice" CHECK ("booking"."damage_choice" in ('deposit', 'waiver'));