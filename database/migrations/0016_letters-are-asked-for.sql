ALTER TABLE "contact" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_subscription" ADD COLUMN "secret" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_subscription" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_subscription" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_subscription" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_publicId_unique" UNIQUE("public_id");--> statement-breakpoint
ALTER TABLE "email_subscription" ADD CONSTRAINT "email_subscription_secret_unique" UNIQUE("secret");--> statement-breakpoint
-- A dump is restored without a search path, and these call others by their bare names.
ALTER FUNCTION is_rooms(jsonb) SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION is_list_filter(jsonb) SET search_path FROM CURRENT;
