-- The values of settings. The shapes stand in database/tables/shapes.ts too; a test holds these to those.
CREATE FUNCTION is_share(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN jsonb_typeof(value) = 'number' THEN value::numeric > 0 AND value::numeric <= 100 ELSE false END;
--> statement-breakpoint
CREATE FUNCTION is_tax_season(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE
  WHEN jsonb_typeof(value) = 'object' AND jsonb_typeof(value -> 'months') = 'array' AND jsonb_typeof(value -> 'rate') = 'object' THEN
    value - ARRAY['months', 'rate'] = '{}'::jsonb
    AND jsonb_array_length(value -> 'months') = 2
    AND is_between(value #> '{months,0}', 1, 12)
    AND is_between(value #> '{months,1}', 1, 12)
    AND (
      (value -> 'rate') - 'cents' = '{}'::jsonb AND is_between(value #> '{rate,cents}', 1, 100000)
      OR (value -> 'rate') - ARRAY['percent', 'capCents'] = '{}'::jsonb
        AND is_share(value #> '{rate,percent}') AND is_between(value #> '{rate,capCents}', 1, 100000)
    )
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION are_tax_seasons(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(value) IS DISTINCT FROM 'array' OR jsonb_array_length(value) > 12 THEN
    RETURN false;
  END IF;
  RETURN NOT EXISTS (SELECT FROM jsonb_array_elements(value) AS season WHERE NOT is_tax_season(season));
END $$;
--> statement-breakpoint
CREATE FUNCTION is_tax_source(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['law', 'page', 'amount'] = '{}'::jsonb
    AND coalesce(jsonb_typeof(value -> 'law') = 'string' AND value ->> 'law' <> '', false)
    AND (NOT value ? 'page' OR jsonb_typeof(value -> 'page') = 'string' AND value ->> 'page' ~ '^https://[!-~]{1,200}[!-~]{0,200}$')
    AND coalesce(value -> 'amount' IN ('"as-published"', '"assumed"'), false)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_tourist_tax(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['per', 'exemptUnder', 'mostNights', 'rates', 'source'] = '{}'::jsonb
    AND coalesce(value -> 'per' IN ('"person"', '"house"'), false)
    AND (NOT value ? 'exemptUnder' OR is_between(value -> 'exemptUnder', 1, 21))
    AND (NOT value ? 'mostNights' OR is_between(value -> 'mostNights', 1, 365))
    AND are_tax_seasons(value -> 'rates')
    AND is_tax_source(value -> 'source')
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_exchange_rate(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' AND value ? 'rate' THEN
    value - 'rate' = '{}'::jsonb
    AND CASE jsonb_typeof(value -> 'rate')
      WHEN 'null' THEN true
      WHEN 'number' THEN (value -> 'rate')::numeric > 0 AND (value -> 'rate')::numeric <= 1000000
      ELSE false
    END
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_booking_terms(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['depositPercent', 'balanceDays', 'freeCancellationHours', 'planParts', 'planDays'] = '{}'::jsonb
    AND is_between(value -> 'depositPercent', 1, 100)
    AND is_between(value -> 'balanceDays', 0, 365)
    AND is_between(value -> 'freeCancellationHours', 0, 720)
    AND is_between(value -> 'planParts', 0, 12)
    AND is_between(value -> 'planDays', 1, 90)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_damage_terms(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['waiverPercent', 'leastCents', 'leftDays', 'claimedDays'] = '{}'::jsonb
    AND is_share(value -> 'waiverPercent')
    AND is_between(value -> 'leastCents', 0, 100000000)
    AND is_between(value -> 'leftDays', 0, 60)
    AND is_between(value -> 'claimedDays', 1, 60)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_wine_terms(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['opensDays', 'closesDays', 'freeFromCents', 'deliveryCents', 'unpaidHours', 'transferDays', 'mostBottles'] = '{}'::jsonb
    AND is_between(value -> 'opensDays', 1, 365)
    AND is_between(value -> 'closesDays', 0, 365)
    AND is_between(value -> 'freeFromCents', 0, 100000000)
    AND is_between(value -> 'deliveryCents', 0, 100000000)
    AND is_between(value -> 'unpaidHours', 1, 168)
    AND is_between(value -> 'transferDays', 1, 30)
    AND is_between(value -> 'mostBottles', 1, 1000)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION are_closed_days(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(value) IS DISTINCT FROM 'array' OR jsonb_array_length(value) > 100 THEN
    RETURN false;
  END IF;
  RETURN NOT EXISTS (
    SELECT FROM jsonb_array_elements(value) AS day
    WHERE jsonb_typeof(day) <> 'string'
      OR day #>> '{}' !~ '^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION is_office_hours(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['week', 'closedOn'] = '{}'::jsonb
    AND coalesce(jsonb_typeof(value -> 'week') = 'string' AND value ->> 'week' ~ '^[0-9:, -]{0,200}[0-9:, -]{0,100}$', false)
    AND are_closed_days(value -> 'closedOn')
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_setting(kind text, scope text, value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE kind
  WHEN 'tourist-tax' THEN scope ~ '^[a-z-]{2,60}(/[0-9]{1,9}(/[^/].{0,119})?)?$' AND is_tourist_tax(value)
  WHEN 'exchange-rate' THEN scope ~ '^[A-Z]{3}$' AND is_exchange_rate(value)
  WHEN 'booking-terms' THEN scope = '' AND is_booking_terms(value)
  WHEN 'damage-terms' THEN scope = '' AND is_damage_terms(value)
  WHEN 'wine-terms' THEN scope = '' AND is_wine_terms(value)
  WHEN 'office-hours' THEN scope ~ '^[1-9]$' AND is_office_hours(value)
  ELSE false
END;
--> statement-breakpoint
CREATE TABLE "setting" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "setting_once" UNIQUE("kind","scope","valid_from"),
	CONSTRAINT "setting_kind" CHECK ("setting"."kind" in ('tourist-tax', 'exchange-rate', 'booking-terms', 'damage-terms', 'wine-terms', 'office-hours')),
	CONSTRAINT "setting_scope" CHECK ("setting"."scope" ~ '^[[:print:]]{0,200}$'),
	CONSTRAINT "setting_from" CHECK ("setting"."valid_from" between '2000-01-01' and '2199-12-31'),
	CONSTRAINT "setting_value" CHECK (is_setting("setting"."kind", "setting"."scope", "setting"."value"))
);
--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON setting FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
-- A version is added, changed and removed only before its first day. That day begins in the easternmost country first,
-- so no villa's day is ever changed after it has begun.
CREATE FUNCTION keep_settings_in_force() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today CONSTANT date := (app_now() AT TIME ZONE 'Europe/Athens')::date;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.valid_from <= today OR TG_OP <> 'DELETE' AND NEW.valid_from <= today THEN
    RAISE EXCEPTION 'a setting in force is never changed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'setting_in_force';
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.kind, NEW.scope) <> (OLD.id, OLD.kind, OLD.scope) THEN
    RAISE EXCEPTION 'a version stays with its setting'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'never_rewritten';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_settings_in_force BEFORE INSERT OR UPDATE OR DELETE ON setting FOR EACH ROW EXECUTE FUNCTION keep_settings_in_force();
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON setting FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
