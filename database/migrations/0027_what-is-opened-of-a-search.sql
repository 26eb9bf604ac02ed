CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"index_name" text NOT NULL,
	"object" text NOT NULL,
	"position" smallint NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_count_day_kind_object_position_pk" PRIMARY KEY("day","kind","object","position"),
	CONSTRAINT "search_count_kind" CHECK ("search_count"."kind" in ('click', 'conversion')),
	CONSTRAINT "search_count_index" CHECK ("search_count"."index_name" in ('Villas', 'Collections', 'CMSPages'))
);
--> statement-breakpoint
CREATE TABLE "search_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"index_name" text NOT NULL,
	"object" text NOT NULL,
	"query_id" text NOT NULL,
	"position" smallint,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_event_kind" CHECK ("search_event"."kind" in ('click', 'conversion')),
	CONSTRAINT "search_event_index" CHECK ("search_event"."index_name" in ('Villas', 'Collections', 'CMSPages'))
);
--> statement-breakpoint
CREATE TABLE "search_record" (
	"provider" text NOT NULL,
	"object" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "search_record_provider_object_pk" PRIMARY KEY("provider","object")
);
--> statement-breakpoint
CREATE INDEX "search_event_happened_at_index" ON "search_event" USING btree ("happened_at");