CREATE TABLE "experience_price" (
	"id" serial PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"experience_id" integer NOT NULL,
	"days" daterange NOT NULL,
	"guests" text NOT NULL,
	"fewest" smallint NOT NULL,
	"most" smallint NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "experience_price_days" CHECK (not isempty("experience_price"."days") and "experience_price"."days" <@ daterange('1000-01-01', '10000-01-01')),
	CONSTRAINT "experience_price_guests" CHECK ("experience_price"."guests" in ('adult', 'child', 'group')),
	CONSTRAINT "experience_price_party" CHECK (1 <= "experience_price"."fewest" and "experience_price"."fewest" <= "experience_price"."most" and "experience_price"."most" <= 1000),
	CONSTRAINT "experience_price_cents" CHECK ("experience_price"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "meeting" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "included" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "rain" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "from_age" smallint;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "most_guests" smallint;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "weekdays" smallint[] DEFAULT '{1,2,3,4,5,6,7}' NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "spoken" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "slideshow_id" integer;--> statement-breakpoint
ALTER TABLE "press_page" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "press_page" ADD COLUMN "original_url" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "experience_price" ADD CONSTRAINT "experience_price_experience_id_experience_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experience"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experience_price_experience_id_index" ON "experience_price" USING btree ("experience_id");--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_slideshow_id_slideshow_id_fk" FOREIGN KEY ("slideshow_id") REFERENCES "public"."slideshow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_stayed_id_index" ON "review" USING btree ("stayed" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_minutes" CHECK ("experience"."minutes" between 1 and 20160);--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_from_age" CHECK ("experience"."from_age" between 0 and 99);--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_most_guests" CHECK ("experience"."most_guests" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_weekdays" CHECK (is_list("experience"."weekdays") and "experience"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]);--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_spoken" CHECK (is_list("experience"."spoken") and array_to_string("experience"."spoken", ' ') ~ '^([a-z]{2,3}( |$))*$');--> statement-breakpoint
ALTER TABLE "press_page" ADD CONSTRAINT "press_page_original_url" CHECK ("press_page"."original_url" ~ '^https?://[^"''<>\s\\]+$');--> statement-breakpoint
-- A party of one size finds one price on one day.
ALTER TABLE experience_price ADD CONSTRAINT experience_price_no_overlap
  EXCLUDE USING gist (experience_id WITH =, guests WITH =, days WITH &&, int4range(fewest, most, '[]') WITH &&);
--> statement-breakpoint
ALTER TABLE experience ADD CONSTRAINT experience_body_text CHECK (is_text(body)),
  ADD CONSTRAINT experience_meeting_text CHECK (is_text(meeting)),
  ADD CONSTRAINT experience_included_text CHECK (is_text(included)),
  ADD CONSTRAINT experience_rain_text CHECK (is_text(rain));
--> statement-breakpoint
ALTER TABLE press_page ADD CONSTRAINT press_page_quote_text CHECK (is_text(quote));
--> statement-breakpoint
CREATE FUNCTION is_review_words(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE jsonb_typeof(value)
  WHEN 'object' THEN value - ARRAY['title', 'comments', 'reply'] = '{}'::jsonb
    AND value ? 'title' AND value ? 'comments'
    AND NOT jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")')
    AND octet_length(value::text) <= 200000
  ELSE false
END;
--> statement-breakpoint
-- Names with their schema: a dump is restored without a search path.
CREATE FUNCTION is_review_translations(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN jsonb_typeof(value) = 'object' AND NOT EXISTS (
    SELECT FROM jsonb_each(CASE jsonb_typeof(value) WHEN 'object' THEN value ELSE '{}' END) AS translation (language, words)
    WHERE language !~ '^[a-z]{2}$' OR NOT public.is_review_words(words)
  );
END $$;
--> statement-breakpoint
ALTER TABLE review ADD CONSTRAINT review_translations CHECK (is_review_translations(translations));
--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON experience_price FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON experience_price FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
