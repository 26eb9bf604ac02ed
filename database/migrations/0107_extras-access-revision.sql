CREATE TRIGGER raise_revision BEFORE UPDATE ON villa_access FOR EACH ROW EXECUTE FUNCTION raise_revision();
