ALTER TABLE "booking" ADD COLUMN "rate_plan" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "deposit_percent" smallint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "free_days" smallint;--> statement-breakpoint
ALTER TABLE "change_request" ADD COLUMN "rate_plan" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_request" ADD COLUMN "deposit_percent" smallint;--> statement-breakpoint
ALTER TABLE "change_request" ADD COLUMN "free_days" smallint;--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "flexible" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_rate_plan" CHECK (case "booking"."rate_plan"
  when 'standard' then num_nonnulls("booking"."deposit_percent", "booking"."free_days") = 0
  when 'flexible' then coalesce("booking"."deposit_percent" between 1 and 100 and "booking"."free_days" between 1 and 365, false)
  else false end);--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_rate_plan" CHECK (case "change_request"."rate_plan"
  when 'standard' then num_nonnulls("change_request"."deposit_percent", "change_request"."free_days") = 0
  when 'flexible' then coalesce("change_request"."deposit_percent" between 1 and 100 and "change_request"."free_days" between 1 and 365, false)
  else false end);--> statement-breakpoint
-- Whole numbers between two limits; anything else is none.
CREATE FUNCTION is_between(value jsonb, low integer, high integer) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN CASE
    WHEN jsonb_typeof(value) = 'number' THEN value::numeric % 1 = 0 AND value::numeric BETWEEN low AND high
    ELSE false
  END;
--> statement-breakpoint
CREATE FUNCTION is_flexible_rate(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' AND jsonb_typeof(value -> 'surcharge') = 'object' THEN
    value - ARRAY['surcharge', 'depositPercent', 'freeDays'] = '{}'::jsonb
    AND (
      (value -> 'surcharge') - 'percent' = '{}'::jsonb AND is_between(value #> '{surcharge,percent}', 0, 100)
      OR (value -> 'surcharge') - 'weeklyCents' = '{}'::jsonb AND is_between(value #> '{surcharge,weeklyCents}', 0, 2147483647)
    )
    AND is_between(value -> 'depositPercent', 1, 100)
    AND is_between(value -> 'freeDays', 1, 365)
  ELSE false
END;
--> statement-breakpoint
ALTER TABLE season ADD CONSTRAINT season_flexible CHECK (is_flexible_rate(flexible));
