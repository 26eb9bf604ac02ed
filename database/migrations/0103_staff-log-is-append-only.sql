-- An entry of the staff log never changes and never goes. Two things may become empty: what personal data its words hold,
-- once the year is over in which it was written, and the link to a member of staff whose row is gone.
CREATE FUNCTION keep_staff_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_erasure CONSTANT boolean := TG_OP = 'UPDATE' AND OLD.at < app_now() - interval '1 year';
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.action, NEW.subject_contact) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.action, OLD.subject_contact)
    AND (NEW.staff_id IS NULL OR NEW.staff_id IS NOT DISTINCT FROM OLD.staff_id)
    AND (NEW.staff_id IS NOT DISTINCT FROM OLD.staff_id OR NOT EXISTS (SELECT FROM staff WHERE id = OLD.staff_id))
    AND (NEW.subject_staff_id IS NULL OR NEW.subject_staff_id IS NOT DISTINCT FROM OLD.subject_staff_id)
    AND (NEW.subject_staff_id IS NOT DISTINCT FROM OLD.subject_staff_id OR NOT EXISTS (SELECT FROM staff WHERE id = OLD.subject_staff_id))
    AND (NEW.reason = OLD.reason OR is_erasure AND NEW.reason = '')
    AND (NEW.browser = OLD.browser OR is_erasure AND NEW.browser = '')
    AND (NEW.system = OLD.system OR is_erasure AND NEW.system = '')
    AND (NEW.changes = OLD.changes OR is_erasure AND NEW.changes = '{}')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what % says is never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'never_rewritten';
END $$;
--> statement-breakpoint
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE ON staff_entry FOR EACH ROW EXECUTE FUNCTION keep_staff_entry();
