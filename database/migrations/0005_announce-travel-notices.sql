ALTER TABLE "travel_notice" ADD CONSTRAINT "travel_notice_period" CHECK (NOT isempty("period") AND lower("period") IS NOT NULL AND upper("period") IS NOT NULL);
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "travel_notice"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
