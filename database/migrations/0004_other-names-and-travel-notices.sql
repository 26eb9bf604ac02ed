CREATE TABLE "travel_notice" (
	"key" text PRIMARY KEY NOT NULL,
	"heading" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"office_countries" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"period" daterange NOT NULL
);
--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "also_known_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "also_known_as" text[] DEFAULT '{}' NOT NULL;