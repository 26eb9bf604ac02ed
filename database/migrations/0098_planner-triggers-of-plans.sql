ALTER TABLE experience_meeting_point ADD CONSTRAINT experience_meeting_point_name_text CHECK (is_text(name));
--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON experience_meeting_point FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON experience_meeting_point FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON planned_experience FOR EACH ROW EXECUTE FUNCTION raise_revision();
