CREATE TABLE "key_check" (
	"key" text PRIMARY KEY NOT NULL,
	"encrypted" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switched_off" (
	"part" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT app_now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("written_at") WHERE "mail"."sent_at" is null and "mail"."refused_at" is null;