-- The transitions of domain/lifecycles/hours-state.ts; a test compares them.
CREATE FUNCTION hours_request_may_step("before" text, "after" text) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  ("before" = 'asked' AND "after" IN ('quoted', 'declined', 'withdrawn', 'lapsed'))
  OR ("before" = 'quoted' AND "after" IN ('accepted', 'refused', 'withdrawn', 'lapsed'));
--> statement-breakpoint
CREATE TRIGGER refuse_step BEFORE UPDATE OF state ON hours_request
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NOT hours_request_may_step(OLD.state, NEW.state)) EXECUTE FUNCTION refuse_step('state');
