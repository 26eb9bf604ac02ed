-- Paths are put into texts in place of content links: they are plain there.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['page', 'list', 'experience', 'experience_group', 'blog_page', 'blog_tag', 'press_page', 'villa'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (path ~ %L)', name, name || '_path', '^/[^"''<>\s?#]*$');
  END LOOP;
END $$;
