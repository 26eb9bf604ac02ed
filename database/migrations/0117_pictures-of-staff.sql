CREATE TABLE "picture_former_hash" (
	"picture_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "picture_former_hash_picture_id_hash_pk" PRIMARY KEY("picture_id","hash")
);
--> statement-breakpoint
CREATE TABLE "picture_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"picture_id" integer,
	"started_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "picture_upload_received" CHECK ("picture_upload"."received" between 0 and "picture_upload"."bytes")
);
--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focus" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "photographer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "licence_ends" date;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "likeness" integer[];--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slideshow" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_former_hash" ADD CONSTRAINT "picture_former_hash_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_upload" ADD CONSTRAINT "picture_upload_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_upload" ADD CONSTRAINT "picture_upload_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_upload_staff_id_index" ON "picture_upload" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "picture_upload_started_at_index" ON "picture_upload" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "picture_upload_picture_id_index" ON "picture_upload" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "picture_source_hash_index" ON "picture" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "picture_likeness_index" ON "picture" USING gin ("likeness");--> statement-breakpoint
CREATE INDEX "picture_licence_ends_id_index" ON "picture" USING btree ("licence_ends","id") WHERE "picture"."licence_ends" is not null;--> statement-breakpoint
CREATE INDEX "picture_removed_at_index" ON "picture" USING btree ("removed_at") WHERE "picture"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "villa_slideshow_id_index" ON "villa" USING btree ("slideshow_id");--> statement-breakpoint
CREATE INDEX "villa_thumb_id_index" ON "villa" USING btree ("thumb_id");--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_focus" CHECK (jsonb_typeof("picture"."focus") = 'object' and not jsonb_path_exists("picture"."focus", 'strict $.* ? (@.type() != "array" || @.size() != 2 || @[*].type() != "number" || !(@[0] >= 0 && @[0] <= 100 && @[1] >= 0 && @[1] <= 100))'));--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON picture FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON slideshow FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
-- Every address that a picture has had leads to the present one.
CREATE FUNCTION keep_former_hash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO picture_former_hash (picture_id, hash) VALUES (OLD.id, OLD.hash) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_former_hash AFTER UPDATE OF hash ON picture FOR EACH ROW WHEN (NEW.hash <> OLD.hash)
  EXECUTE FUNCTION keep_former_hash();
--> statement-breakpoint
-- The words by which staff find a picture: its descriptions in all languages, and the name of its file.
CREATE FUNCTION picture_words(alt jsonb, name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN pg_catalog.jsonb_to_tsvector('pg_catalog.simple', alt, '["string"]')
    || pg_catalog.to_tsvector('pg_catalog.simple', pg_catalog.translate(name, '._-', '   '));
--> statement-breakpoint
CREATE INDEX picture_words_index ON picture USING gin (picture_words(alt, name));
--> statement-breakpoint
CREATE INDEX picture_no_alt_index ON picture (id) WHERE removed_at IS NULL
  AND ('' IN (coalesce(alt ->> 'en', ''), coalesce(alt ->> 'fr', ''), coalesce(alt ->> 'de', '')));
--> statement-breakpoint
-- Where each picture is used. A test compares it with the foreign keys.
CREATE VIEW picture_use AS
  SELECT picture_id, 'villa' AS kind, villa.id AS record_id
    FROM slideshow_picture JOIN villa USING (slideshow_id)
  UNION SELECT thumb_id, 'villa', id FROM villa
  UNION ALL SELECT picture_id, 'page', page_id FROM slideshow_picture JOIN page_module USING (slideshow_id)
  UNION ALL SELECT slideshow_picture.picture_id, 'experience', experience.id FROM slideshow_picture JOIN experience USING (slideshow_id)
  UNION ALL SELECT picture_id, 'page', id FROM page WHERE picture_id IS NOT NULL
  UNION ALL SELECT picture_id, 'page', page_id FROM page_part WHERE picture_id IS NOT NULL
  UNION ALL SELECT picture_id, 'collection', id FROM list
  UNION ALL SELECT picture_id, 'experience', id FROM experience
  UNION ALL SELECT picture_id, 'article', id FROM blog_page
  UNION ALL SELECT picture_id, 'press', id FROM press_page
  UNION ALL SELECT picture_id, 'team-member', id FROM team_member WHERE picture_id IS NOT NULL;
