ALTER TABLE "change" ADD COLUMN "subject" text DEFAULT 'everything' NOT NULL;--> statement-breakpoint
-- Whoever holds the catalogue in memory is told what changed: `villa 7`, `nights 7`, or the name of a table of content.
CREATE FUNCTION announce(subject text, changed_villa integer DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (subject, villa_id) VALUES (subject, changed_villa);
  PERFORM pg_notify('change', concat_ws(' ', subject, changed_villa));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Announces, as the subject that is its first argument, the villas of the rows that a statement has made different;
-- its second argument is the column that names them.
CREATE OR REPLACE FUNCTION announce_villas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  different text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE after'
    WHEN 'DELETE' THEN 'TABLE before'
    ELSE '(TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)'
  END;
  changed_villa integer;
BEGIN
  FOR changed_villa IN EXECUTE format('SELECT DISTINCT %I FROM (%s) AS different', TG_ARGV[1], different) LOOP
    PERFORM announce(TG_ARGV[0], changed_villa);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A villa is held with the picture that lists show of it.
CREATE FUNCTION announce_pictured_villas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('villa', villa.id) FROM villa JOIN after ON after.id = villa.thumb_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_villas AFTER UPDATE ON picture REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pictured_villas();
--> statement-breakpoint
DO $$
DECLARE
  name text;
  arguments text;
BEGIN
  FOREACH name IN ARRAY ARRAY['villa', 'season', 'review', 'villa_amenity', 'occupancy'] LOOP
    arguments := format('%L, %L',
      CASE name WHEN 'occupancy' THEN 'nights' ELSE 'villa' END,
      CASE name WHEN 'villa' THEN 'id' ELSE 'villa_id' END);
    EXECUTE format('DROP TRIGGER announce_insert ON %I', name);
    EXECUTE format('DROP TRIGGER announce_update ON %I', name);
    EXECUTE format('DROP TRIGGER announce_update_from ON %I', name);
    EXECUTE format('DROP TRIGGER announce_delete ON %I', name);
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%s)', name, arguments);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%s)', name, arguments);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION announce_villas(%s)', name, arguments);
  END LOOP;
END $$;
