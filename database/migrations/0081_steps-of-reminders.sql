-- The steps that domain/lifecycles knows for a reminder; a test compares them.
CREATE FUNCTION reminder_may_step("before" text, "after" text) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  ("before" = 'planned' AND "after" IN ('sent', 'skipped', 'ended')) OR ("before" IN ('sent', 'skipped', 'ended') AND "after" = 'planned');
--> statement-breakpoint
CREATE TRIGGER refuse_step BEFORE UPDATE OF state ON reminder
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NOT reminder_may_step(OLD.state, NEW.state)) EXECUTE FUNCTION refuse_step('state');
