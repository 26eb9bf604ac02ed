-- A review is public only as long as its guests consent. Retention unlinks it first, and it stays.
CREATE FUNCTION remove_review_without_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review WHERE id = NEW.review_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER remove_review_without_consent AFTER UPDATE OF may_publish ON feedback
  FOR EACH ROW WHEN (NEW.review_id IS NOT NULL AND NOT NEW.may_publish) EXECUTE FUNCTION remove_review_without_consent();
