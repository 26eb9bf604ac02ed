ALTER TABLE "country" ADD COLUMN "also_known_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "also_known_as" text[] DEFAULT '{}' NOT NULL;