-- The steps that domain/booking knows for a request for a change; a test compares them.
CREATE FUNCTION change_request_may_step("before" text, "after" text) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  "before" = 'asked' AND "after" IN ('made', 'declined', 'replaced', 'withdrawn');
--> statement-breakpoint
-- A trigger names the column where it is not the status.
CREATE OR REPLACE FUNCTION refuse_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "column" text := coalesce(TG_ARGV[0], 'status');
BEGIN
  RAISE EXCEPTION '% % does not go from % % to %',
    TG_TABLE_NAME, OLD.id, "column", to_jsonb(OLD) ->> "column", to_jsonb(NEW) ->> "column"
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_step';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_step BEFORE UPDATE OF state ON change_request
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NOT change_request_may_step(OLD.state, NEW.state)) EXECUTE FUNCTION refuse_step('state');
