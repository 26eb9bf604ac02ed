CREATE TABLE "mail_limit" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone[] NOT NULL,
	"rested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_limit_rested_at_index" ON "mail_limit" USING btree ("rested_at");