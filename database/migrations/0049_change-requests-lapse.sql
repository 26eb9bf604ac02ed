ALTER TABLE "change_request" DROP CONSTRAINT "change_request_state";--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_state" CHECK ("change_request"."state" in ('asked', 'made', 'declined', 'replaced', 'withdrawn', 'lapsed'));--> statement-breakpoint
-- A request that nobody has answered lapses when its booking ends.
CREATE OR REPLACE FUNCTION change_request_may_step("before" text, "after" text) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  "before" = 'asked' AND "after" IN ('made', 'declined', 'replaced', 'withdrawn', 'lapsed');
--> statement-breakpoint
UPDATE "change_request" SET "state" = 'lapsed', "answered_at" = app_now()
  WHERE "state" = 'asked' AND "booking_id" IN (SELECT "id" FROM "booking" WHERE "status" IN (3, 4, 5));
--> statement-breakpoint
UPDATE "payment_link" SET "revoked_at" = app_now()
  WHERE "revoked_at" IS NULL AND "booking_id" IN (SELECT "id" FROM "booking" WHERE "status" IN (4, 5));
