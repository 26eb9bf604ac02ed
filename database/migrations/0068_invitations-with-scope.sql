CREATE TABLE "guest_login_booking" (
	"guest_login_id" uuid NOT NULL,
	"booking_id" bigint NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guest_login_booking_guest_login_id_booking_id_pk" PRIMARY KEY("guest_login_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "guest_login" ADD COLUMN "role" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_login" ADD COLUMN "all_bookings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_login" ADD COLUMN "shows_prices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_login" ADD COLUMN "scope_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_login" ADD COLUMN "scope_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_login" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_token" ADD COLUMN "guest_login_id" uuid;--> statement-breakpoint
ALTER TABLE "guest_login_booking" ADD CONSTRAINT "guest_login_booking_guest_login_id_guest_login_id_fk" FOREIGN KEY ("guest_login_id") REFERENCES "public"."guest_login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_login_booking" ADD CONSTRAINT "guest_login_booking_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_login_booking_booking_id_index" ON "guest_login_booking" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_guest_login_id_guest_login_id_fk" FOREIGN KEY ("guest_login_id") REFERENCES "public"."guest_login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_login" ADD CONSTRAINT "guest_login_role" CHECK ("guest_login"."role" in (1, 2));--> statement-breakpoint
-- Invitations from before keep what they had: all bookings, with prices. Their lead bookers are asked to choose.
UPDATE "guest_login" SET "all_bookings" = true, "shows_prices" = true, "role" = "invited"."role",
	"accepted_at" = CASE WHEN "invited"."opened" THEN "guest_login"."invited_at" END
FROM (
	SELECT "co_sign_in"."id", "co_sign_in"."role", ("account"."password_hash" IS NOT NULL OR "account"."proven_at" IS NOT NULL) AS "opened"
	FROM "co_sign_in" LEFT JOIN "account" ON "account"."co_sign_in_id" = "co_sign_in"."id"
) AS "invited"
WHERE "invited"."id" = "guest_login"."co_sign_in_id";--> statement-breakpoint
-- Each link of an invitation that is open belongs to the latest invitation of its account.
UPDATE "link_token" SET "guest_login_id" = (
	SELECT "guest_login"."id" FROM "account" JOIN "guest_login" ON "guest_login"."co_sign_in_id" = "account"."co_sign_in_id"
	WHERE "account"."id" = "link_token"."account_id" AND "guest_login"."archived_at" IS NULL
	ORDER BY "guest_login"."invited_at" DESC LIMIT 1
) WHERE "kind" = 'invitation' AND "used_at" IS NULL;
