CREATE TRIGGER raise_revision BEFORE UPDATE ON passport FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
-- Proof of erasure, whichever way rows go: the nightly job, a cancelled booking, a deleted account or a cascade.
CREATE FUNCTION prove_passport_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO passport_erasure (booking_id, rows) SELECT booking_id, count(*) FROM erased GROUP BY booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prove_erasure AFTER DELETE ON passport REFERENCING OLD TABLE AS erased
  FOR EACH STATEMENT EXECUTE FUNCTION prove_passport_erasure();
