CREATE TABLE "blog_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" jsonb NOT NULL,
	"introtext" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"region_id" integer,
	"hero" boolean DEFAULT false NOT NULL,
	"featured_blog1" integer,
	"featured_blog2" integer,
	"written_by_name" text NOT NULL,
	"published_on" date NOT NULL,
	"last_edited_on" date NOT NULL,
	"expires_at" timestamp with time zone,
	"number_of_views" integer DEFAULT 0 NOT NULL,
	"picture_id" integer NOT NULL,
	CONSTRAINT "blog_page_path_unique" UNIQUE("path"),
	CONSTRAINT "blog_page_status" CHECK ("blog_page"."status" in ('published', 'draft')),
	CONSTRAINT "blog_page_edited_later" CHECK ("blog_page"."last_edited_on" >= "blog_page"."published_on"),
	CONSTRAINT "blog_page_features_others" CHECK ("blog_page"."id" <> "blog_page"."featured_blog1" and "blog_page"."id" <> "blog_page"."featured_blog2"),
	CONSTRAINT "blog_page_views" CHECK ("blog_page"."number_of_views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_page_tag" (
	"blog_page_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_page_tag_blog_page_id_tag_id_pk" PRIMARY KEY("blog_page_id","tag_id"),
	CONSTRAINT "blog_page_tag_blogPageId_position_unique" UNIQUE("blog_page_id","position")
);
--> statement-breakpoint
CREATE TABLE "blog_tag" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"is_blog_category" boolean DEFAULT false NOT NULL,
	"home_place" smallint,
	"name" jsonb NOT NULL,
	"page_title" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	CONSTRAINT "blog_tag_path_unique" UNIQUE("path"),
	CONSTRAINT "blog_tag_homePlace_unique" UNIQUE("home_place"),
	CONSTRAINT "blog_tag_home_place" CHECK ("blog_tag"."home_place" is null or ("blog_tag"."is_blog_category" and "blog_tag"."home_place" in (1, 2)))
);
--> statement-breakpoint
CREATE TABLE "heard_about_us_source" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"show_other_textbox" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "press_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"publisher_name" text NOT NULL,
	"media_type" text NOT NULL,
	"published_on" date NOT NULL,
	"title" jsonb NOT NULL,
	"intro_text" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"picture_id" integer NOT NULL,
	CONSTRAINT "press_page_path_unique" UNIQUE("path"),
	CONSTRAINT "press_page_media_type" CHECK ("press_page"."media_type" in ('newspaper', 'magazine', 'online', 'broadcast'))
);
--> statement-breakpoint
CREATE TABLE "press_villa" (
	"press_page_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "press_villa_press_page_id_villa_id_pk" PRIMARY KEY("press_page_id","villa_id")
);
--> statement-breakpoint
ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_category_id_blog_tag_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_featured_blog1_blog_page_id_fk" FOREIGN KEY ("featured_blog1") REFERENCES "public"."blog_page"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_featured_blog2_blog_page_id_fk" FOREIGN KEY ("featured_blog2") REFERENCES "public"."blog_page"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page_tag" ADD CONSTRAINT "blog_page_tag_blog_page_id_blog_page_id_fk" FOREIGN KEY ("blog_page_id") REFERENCES "public"."blog_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page_tag" ADD CONSTRAINT "blog_page_tag_tag_id_blog_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."blog_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_page" ADD CONSTRAINT "press_page_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_villa" ADD CONSTRAINT "press_villa_press_page_id_press_page_id_fk" FOREIGN KEY ("press_page_id") REFERENCES "public"."press_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_villa" ADD CONSTRAINT "press_villa_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_page_category_id_index" ON "blog_page" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "blog_page_region_id_index" ON "blog_page" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_page_one_hero" ON "blog_page" USING btree ("hero") WHERE "blog_page"."hero";--> statement-breakpoint
CREATE INDEX "blog_page_tag_tag_id_index" ON "blog_page_tag" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "press_villa_villa_id_index" ON "press_villa" USING btree ("villa_id");--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['blog_tag', 'blog_page', 'blog_page_tag', 'press_page', 'press_villa', 'heard_about_us_source'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_content()', name);
  END LOOP;
END $$;
