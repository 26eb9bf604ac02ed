ALTER TABLE "slideshow_picture" ADD COLUMN "room" smallint;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "included" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "house_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "arrival_from" text;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "departure_by" text;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "damage_deposit_cents" integer;--> statement-breakpoint
ALTER TABLE "slideshow_picture" ADD CONSTRAINT "slideshow_picture_room" CHECK ("slideshow_picture"."room" >= 0);--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_arrival_from" CHECK ("villa"."arrival_from" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_departure_by" CHECK ("villa"."departure_by" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_damage_deposit" CHECK ("villa"."damage_deposit_cents" > 0);--> statement-breakpoint
CREATE FUNCTION is_texts(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS line WHERE NOT public.is_text(line)
  );
END $$;
--> statement-breakpoint
ALTER TABLE villa ADD CONSTRAINT villa_included CHECK (is_texts(included));
--> statement-breakpoint
ALTER TABLE villa ADD CONSTRAINT villa_extras CHECK (is_texts(extras));
--> statement-breakpoint
ALTER TABLE villa ADD CONSTRAINT villa_house_rules CHECK (is_texts(house_rules));
