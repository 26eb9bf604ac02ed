ALTER TABLE "account_identity" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Visitors' sessions of bookings that have had an owner since before `giveBooking`.
UPDATE "session" SET "ended_at" = app_now()
FROM "account" JOIN "guest_user" ON "guest_user"."id" = "account"."guest_user_id" JOIN "booking" ON "booking"."id" = "guest_user"."booking_id"
WHERE "session"."account_id" = "account"."id" AND "session"."ended_at" IS NULL AND "booking"."contact_id" IS NOT NULL;
