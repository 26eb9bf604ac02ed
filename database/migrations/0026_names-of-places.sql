-- What a place is called differs by language, as the names of regions do. What is there reads as English for now.
ALTER TABLE "place" DROP CONSTRAINT "place_name_length";
--> statement-breakpoint
ALTER TABLE "place" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name");
--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_name_text" CHECK (is_text("name"));
