CREATE TABLE "booking" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"stay" daterange NOT NULL,
	"status" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occupancy" (
	"id" serial PRIMARY KEY NOT NULL,
	"villa_id" integer NOT NULL,
	"nights" daterange NOT NULL,
	"kind" text NOT NULL,
	"booking_item_id" integer,
	"owner_block_id" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "occupancy_bookingItemId_unique" UNIQUE("booking_item_id"),
	CONSTRAINT "occupancy_ownerBlockId_unique" UNIQUE("owner_block_id"),
	CONSTRAINT "occupancy_has_one_cause" CHECK (num_nonnulls("occupancy"."booking_item_id", "occupancy"."owner_block_id") = 1),
	CONSTRAINT "occupancy_option_expires" CHECK (("occupancy"."kind" = 'option') = ("occupancy"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "option" (
	"booking_item_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_block" (
	"id" serial PRIMARY KEY NOT NULL,
	"villa_id" integer NOT NULL,
	"nights" daterange NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"villa_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sign" text NOT NULL,
	"symbol" text NOT NULL,
	"rate" double precision NOT NULL,
	"rated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_subscription" (
	"contact_id" integer NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_subscription_contact_id_source_pk" PRIMARY KEY("contact_id","source")
);
--> statement-breakpoint
CREATE TABLE "experience" (
	"id" integer PRIMARY KEY NOT NULL,
	"service_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"path" text NOT NULL,
	"name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"price_from_cents" integer NOT NULL,
	"price_unit" text NOT NULL,
	"picture_id" integer NOT NULL,
	CONSTRAINT "experience_serviceId_unique" UNIQUE("service_id"),
	CONSTRAINT "experience_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "experience_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	CONSTRAINT "experience_group_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "experience_region" (
	"experience_id" integer NOT NULL,
	"region_id" integer NOT NULL,
	CONSTRAINT "experience_region_experience_id_region_id_pk" PRIMARY KEY("experience_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "list" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"list_type" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"filter" jsonb NOT NULL,
	"position" integer NOT NULL,
	"picture_id" integer NOT NULL,
	CONSTRAINT "list_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "list_villa" (
	"list_id" integer NOT NULL,
	"position" integer NOT NULL,
	"villa_id" integer NOT NULL,
	CONSTRAINT "list_villa_list_id_villa_id_pk" PRIMARY KEY("list_id","villa_id")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"template_id" smallint NOT NULL,
	"http_status_code" smallint DEFAULT 200 NOT NULL,
	"redirect_to" text,
	"path" text NOT NULL,
	"menu_name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"meta_description" jsonb NOT NULL,
	"heading1" jsonb NOT NULL,
	"heading2" jsonb NOT NULL,
	"picture_id" integer,
	CONSTRAINT "page_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "page_module" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"html" jsonb,
	"slideshow_id" integer,
	"page_ids" jsonb
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"timezone" text NOT NULL,
	CONSTRAINT "country_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" serial PRIMARY KEY NOT NULL,
	"region_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"grouping_name" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"guide" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"landscape" text NOT NULL,
	"architecture" text NOT NULL,
	"climate" jsonb NOT NULL,
	"position" integer NOT NULL,
	"destination_page_id" integer,
	"cms_page_id" integer,
	"guide_page_id" integer,
	"experience_page_id" integer,
	"weather_page_id" integer,
	CONSTRAINT "region_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sub_region" (
	"id" integer PRIMARY KEY NOT NULL,
	"region_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "sub_region_regionId_slug_unique" UNIQUE("region_id","slug")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"brief" jsonb,
	"file" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"alt" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slideshow" (
	"id" serial PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slideshow_picture" (
	"slideshow_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" integer NOT NULL,
	CONSTRAINT "slideshow_picture_slideshow_id_position_pk" PRIMARY KEY("slideshow_id","position")
);
--> statement-breakpoint
CREATE TABLE "amenity" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "amenity_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "amenity_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"match" text NOT NULL,
	"allow_filtering" boolean NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "amenity_in_group" (
	"amenity_group_id" integer NOT NULL,
	"amenity_id" integer NOT NULL,
	CONSTRAINT "amenity_in_group_amenity_group_id_amenity_id_pk" PRIMARY KEY("amenity_group_id","amenity_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"villa_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"stayed" text NOT NULL,
	"signature" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"comments" text NOT NULL,
	"reply" text,
	"featured" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" serial PRIMARY KEY NOT NULL,
	"villa_id" integer NOT NULL,
	"nights" daterange NOT NULL,
	"changeover" smallint[] NOT NULL,
	"minimum_nights" integer NOT NULL,
	"bookable" text NOT NULL,
	"weekly_cents" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "villa" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"region_id" integer NOT NULL,
	"sub_region_id" integer,
	"place" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"bedrooms" integer NOT NULL,
	"sleeps" integer NOT NULL,
	"bathrooms" integer NOT NULL,
	"exquisite" boolean DEFAULT false NOT NULL,
	"hide_for_italy" boolean DEFAULT false NOT NULL,
	"hide_for_greece" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL,
	"registration_number" text NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"tiers" jsonb NOT NULL,
	"rooms" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"slideshow_id" integer NOT NULL,
	"thumb_id" integer NOT NULL,
	CONSTRAINT "villa_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "villa_amenity" (
	"villa_id" integer NOT NULL,
	"amenity_id" integer NOT NULL,
	CONSTRAINT "villa_amenity_villa_id_amenity_id_pk" PRIMARY KEY("villa_id","amenity_id")
);
--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_booking_item_id_booking_item_id_fk" FOREIGN KEY ("booking_item_id") REFERENCES "public"."booking_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_owner_block_id_owner_block_id_fk" FOREIGN KEY ("owner_block_id") REFERENCES "public"."owner_block"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option" ADD CONSTRAINT "option_booking_item_id_booking_item_id_fk" FOREIGN KEY ("booking_item_id") REFERENCES "public"."booking_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_block" ADD CONSTRAINT "owner_block_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_subscription" ADD CONSTRAINT "email_subscription_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_group_id_experience_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."experience_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_region" ADD CONSTRAINT "experience_region_experience_id_experience_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experience"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_region" ADD CONSTRAINT "experience_region_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list" ADD CONSTRAINT "list_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_villa" ADD CONSTRAINT "list_villa_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_villa" ADD CONSTRAINT "list_villa_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_module" ADD CONSTRAINT "page_module_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_module" ADD CONSTRAINT "page_module_slideshow_id_slideshow_id_fk" FOREIGN KEY ("slideshow_id") REFERENCES "public"."slideshow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_region" ADD CONSTRAINT "sub_region_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slideshow_picture" ADD CONSTRAINT "slideshow_picture_slideshow_id_slideshow_id_fk" FOREIGN KEY ("slideshow_id") REFERENCES "public"."slideshow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slideshow_picture" ADD CONSTRAINT "slideshow_picture_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amenity_in_group" ADD CONSTRAINT "amenity_in_group_amenity_group_id_amenity_group_id_fk" FOREIGN KEY ("amenity_group_id") REFERENCES "public"."amenity_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amenity_in_group" ADD CONSTRAINT "amenity_in_group_amenity_id_amenity_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_sub_region_id_sub_region_id_fk" FOREIGN KEY ("sub_region_id") REFERENCES "public"."sub_region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_slideshow_id_slideshow_id_fk" FOREIGN KEY ("slideshow_id") REFERENCES "public"."slideshow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_thumb_id_picture_id_fk" FOREIGN KEY ("thumb_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_amenity" ADD CONSTRAINT "villa_amenity_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_amenity" ADD CONSTRAINT "villa_amenity_amenity_id_amenity_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_booking_id_index" ON "booking_item" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_item_villa_id_index" ON "booking_item" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "owner_block_villa_id_index" ON "owner_block" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "page_module_page_id_index" ON "page_module" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "slideshow_picture_picture_id_index" ON "slideshow_picture" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "review_villa_id_index" ON "review" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "season_villa_id_index" ON "season" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "villa_region_id_index" ON "villa" USING btree ("region_id");