-- The transitions of domain/lifecycles/supplier-request-state.ts; a test compares them.
CREATE FUNCTION supplier_request_may_step("before" text, "after" text) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  ("before" = 'sent' AND "after" IN ('accepted', 'declined', 'proposed', 'withdrawn'))
  OR ("before" = 'proposed' AND "after" IN ('accepted', 'declined', 'withdrawn'))
  OR ("before" = 'accepted' AND "after" IN ('declined', 'withdrawn'));
--> statement-breakpoint
CREATE TRIGGER refuse_step BEFORE UPDATE OF state ON supplier_request
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NOT supplier_request_may_step(OLD.state, NEW.state)) EXECUTE FUNCTION refuse_step('state');
