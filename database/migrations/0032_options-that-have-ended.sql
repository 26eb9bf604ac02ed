-- An option that is over is not prolonged; that somebody was told of its end may still be noted.
DROP TRIGGER guard ON "option";
--> statement-breakpoint
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE OF booking_item_id, started_at, expires_at ON "option"
  FOR EACH ROW EXECUTE FUNCTION guard_option();
