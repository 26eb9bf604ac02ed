-- Prices of transfers as a dated setting. The shape stands in database/tables/shapes.ts too.
CREATE FUNCTION is_vehicle_tariff(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['baseCents', 'perKilometreCents', 'crossingCents', 'dayCents', 'halfDayCents', 'nightPercent', 'seasonPercent'] = '{}'::jsonb
    AND is_between(value -> 'baseCents', 1, 10000000)
    AND is_between(value -> 'perKilometreCents', 1, 100000)
    AND is_between(value -> 'crossingCents', 0, 10000000)
    AND is_between(value -> 'dayCents', 1, 10000000)
    AND is_between(value -> 'halfDayCents', 1, 10000000)
    AND is_between(value -> 'nightPercent', 0, 200)
    AND is_between(value -> 'seasonPercent', 0, 200)
  ELSE false
END;
--> statement-breakpoint
CREATE FUNCTION is_transfer_tariff(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE
  WHEN jsonb_typeof(value) = 'object' THEN
    value - ARRAY['sedan', 'van', 'minibus'] = '{}'::jsonb
    AND is_vehicle_tariff(value -> 'sedan')
    AND is_vehicle_tariff(value -> 'van')
    AND is_vehicle_tariff(value -> 'minibus')
  ELSE false
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_setting(kind text, scope text, value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT RETURN CASE kind
  WHEN 'tourist-tax' THEN scope ~ '^[a-z-]{2,60}(/[0-9]{1,9}(/[^/].{0,119})?)?$' AND is_tourist_tax(value)
  WHEN 'exchange-rate' THEN scope ~ '^[A-Z]{3}$' AND is_exchange_rate(value)
  WHEN 'booking-terms' THEN scope = '' AND is_booking_terms(value)
  WHEN 'damage-terms' THEN scope = '' AND is_damage_terms(value)
  WHEN 'wine-terms' THEN scope = '' AND is_wine_terms(value)
  WHEN 'transfer-tariff' THEN scope ~ '^[1-9][0-9]{0,8}$' AND is_transfer_tariff(value)
  WHEN 'office-hours' THEN scope ~ '^[1-9]$' AND is_office_hours(value)
  ELSE false
END;
--> statement-breakpoint
ALTER TABLE "setting" DROP CONSTRAINT "setting_kind";--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_kind" CHECK ("setting"."kind" in ('tourist-tax', 'exchange-rate', 'booking-terms', 'damage-terms', 'wine-terms', 'transfer-tariff', 'office-hours'));
