ALTER TABLE "staff_entry" DROP CONSTRAINT "staff_entry_action";--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "flights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "guests" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "cots" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "high_chairs" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "diets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "allergies" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "occasions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD CONSTRAINT "trip_beds_of_children" CHECK ("trip"."cots" between 0 and 6 and "trip"."high_chairs" between 0 and 6);--> statement-breakpoint
ALTER TABLE "trip" ADD CONSTRAINT "trip_diets" CHECK ("trip"."diets" <@ array['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'halal', 'kosher', 'no-pork']);--> statement-breakpoint
ALTER TABLE "staff_entry" ADD CONSTRAINT "staff_entry_action" CHECK ("staff_entry"."action" in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset', 'payment-refunded', 'refund-settled', 'conditions-recorded', 'hold-released', 'claim-requested', 'claim-confirmed', 'claim-withdrawn', 'client-manager-set', 'change-made', 'change-declined', 'register-made', 'register-sent', 'trip-changed', 'hours-quoted', 'hours-declined', 'feedback-published', 'feedback-withheld'));