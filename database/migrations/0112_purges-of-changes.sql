ALTER TABLE "change" ADD COLUMN "purges" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "change_unpurged" ON "change" USING btree ("id") WHERE "change"."purges" < 2;