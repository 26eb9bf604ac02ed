CREATE TABLE "blog_reading" (
	"blog_page_id" integer NOT NULL,
	"day" date NOT NULL,
	"readings" integer NOT NULL,
	CONSTRAINT "blog_reading_blog_page_id_day_pk" PRIMARY KEY("blog_page_id","day"),
	CONSTRAINT "blog_reading_readings" CHECK ("blog_reading"."readings" > 0)
);
--> statement-breakpoint
ALTER TABLE "blog_page" DROP CONSTRAINT "blog_page_views";--> statement-breakpoint
ALTER TABLE "blog_reading" ADD CONSTRAINT "blog_reading_blog_page_id_blog_page_id_fk" FOREIGN KEY ("blog_page_id") REFERENCES "public"."blog_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page" DROP COLUMN "number_of_views";