ALTER TABLE "wine" DROP CONSTRAINT "wine_price";--> statement-breakpoint
ALTER TABLE "wine" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "wine" ADD CONSTRAINT "wine_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wine_picture_id_index" ON "wine" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "wine" ADD CONSTRAINT "wine_price" CHECK ("wine"."bottle_cents" between (case when "wine"."live" then 1 else 0 end) and 10000000);--> statement-breakpoint
-- As before, with wines, and the answers to how somebody heard about the company.
CREATE OR REPLACE VIEW content_record AS
SELECT
  CASE WHEN http_status_code IN (200, 404) THEN 'page' ELSE 'redirect' END AS kind,
  CASE
    WHEN http_status_code NOT IN (200, 404) THEN 'redirect'
    WHEN template_id = 79 THEN 'question'
    WHEN template_id IN (24, 33, 38, 63, 64, 65, 77, 80, 81, 112) THEN 'guide'
    ELSE 'page'
  END AS content_group,
  page.id, path, CASE WHEN http_status_code IN (200, 404) THEN menu_name ELSE jsonb_build_object('en', path) END AS name, true AS live,
  template_id,
  CASE WHEN http_status_code IN (200, 404) THEN
    ARRAY[menu_name, title, meta_description, heading1, heading2]
      || array(SELECT html FROM page_module WHERE page_id = page.id AND html IS NOT NULL ORDER BY position)
      || array(
        SELECT own FROM page_part, unnest(ARRAY[label, heading, html]) AS own
        WHERE page_id = page.id AND own IS NOT NULL ORDER BY position
      )
    ELSE '{}'::jsonb[]
  END AS texts,
  array_remove(ARRAY[picture_id], NULL)
    || array(SELECT picture_id FROM page_part WHERE page_id = page.id AND picture_id IS NOT NULL)
    || array(
      SELECT shown.picture_id FROM page_module JOIN slideshow_picture AS shown ON shown.slideshow_id = page_module.slideshow_id
      WHERE page_id = page.id
    ) AS pictures,
  array(
    SELECT target::integer FROM page_module, jsonb_array_elements_text(page_ids) AS target WHERE page_id = page.id
  ) AS pages
FROM page
UNION ALL
SELECT 'article', 'article', id, path, title, status = 'published', NULL, ARRAY[title, introtext, content], ARRAY[picture_id], '{}'
FROM blog_page
UNION ALL
SELECT 'topic', 'topic', id, path, name, true, NULL, ARRAY[name, page_title, introduction], '{}', '{}' FROM blog_tag
UNION ALL
SELECT 'press', 'press', id, path, title, true, NULL, array_remove(ARRAY[title, intro_text, content, quote], NULL), ARRAY[picture_id], '{}'
FROM press_page
UNION ALL
SELECT 'collection', 'collection', id, path, name, true, NULL, ARRAY[name, introduction], ARRAY[picture_id], '{}' FROM list
UNION ALL
SELECT 'experience', 'experience', id, path, name, live, NULL,
  array_remove(ARRAY[name, title, introduction, body, meeting, included, rain], NULL), ARRAY[picture_id], '{}'
FROM experience
UNION ALL
SELECT 'experience-group', 'experience-group', id, path, name, true, NULL, ARRAY[name, title, introduction], '{}', '{}'
FROM experience_group
UNION ALL
SELECT 'region', 'region', id, NULL, name, true, NULL, ARRAY[name, grouping_name, introduction, guide], '{}', '{}' FROM region
UNION ALL
SELECT 'travel-notice', 'travel-notice', id, NULL, heading, true, NULL, ARRAY[heading, html], '{}', '{}' FROM travel_notice
UNION ALL
SELECT 'team-member', 'team-member', id, NULL, jsonb_build_object('en', full_name), live, NULL, ARRAY[role, pitch],
  array_remove(ARRAY[picture_id], NULL), '{}'
FROM team_member
UNION ALL
SELECT 'country', 'country', id, NULL, name, true, NULL, ARRAY[name], '{}', '{}' FROM country
UNION ALL
SELECT 'sub-region', 'sub-region', id, NULL, name, true, NULL, ARRAY[name], '{}', '{}' FROM sub_region
UNION ALL
SELECT 'place', 'place', id, NULL, name, true, NULL, ARRAY[name], '{}', '{}' FROM place
UNION ALL
SELECT 'meeting-point', 'meeting-point', id, NULL, name, true, NULL, ARRAY[name], '{}', '{}' FROM experience_meeting_point
UNION ALL
SELECT 'amenity', 'amenity', id, NULL, name, true, NULL, ARRAY[name], '{}', '{}' FROM amenity
UNION ALL
SELECT 'amenity-group', 'amenity-group', id, NULL, name, live, NULL, ARRAY[name], '{}', '{}' FROM amenity_group WHERE NOT deleted
UNION ALL
-- Slide shows of villas are edited with their villa.
SELECT 'slideshow', 'slideshow', id, NULL, jsonb_build_object('en', coalesce(nullif(name, ''), '#' || id)), true, NULL, '{}',
  array(SELECT picture_id FROM slideshow_picture WHERE slideshow_id = slideshow.id ORDER BY position), '{}'
FROM slideshow WHERE NOT of_villa AND NOT EXISTS (SELECT FROM villa WHERE villa.slideshow_id = slideshow.id)
UNION ALL
SELECT 'wine', 'wine', id, NULL, jsonb_build_object('en', concat_ws(', ', producer, name)), true, NULL, ARRAY[grape, style, pairing],
  array_remove(ARRAY[picture_id], NULL), '{}'
FROM wine
UNION ALL
SELECT 'heard-about-us', 'heard-about-us', id, NULL, name, true, NULL, ARRAY[name, description], '{}', '{}' FROM heard_about_us_source;
--> statement-breakpoint
-- Of one picture, the uses are found by indexes: "offset 0" keeps each part from becoming a join of whole tables.
CREATE OR REPLACE VIEW picture_use AS
  SELECT shown.picture_id, 'villa' AS kind, used.id AS record_id
    FROM slideshow_picture shown, LATERAL (SELECT id FROM villa WHERE villa.slideshow_id = shown.slideshow_id OFFSET 0) used
  UNION ALL SELECT thumb_id, 'villa', id FROM villa WHERE NOT EXISTS (
    SELECT FROM slideshow_picture shown WHERE shown.slideshow_id = villa.slideshow_id AND shown.picture_id = villa.thumb_id)
  UNION ALL SELECT shown.picture_id, 'page', used.page_id
    FROM slideshow_picture shown, LATERAL (SELECT page_id FROM page_module WHERE page_module.slideshow_id = shown.slideshow_id OFFSET 0) used
  UNION ALL SELECT shown.picture_id, 'experience', used.id
    FROM slideshow_picture shown, LATERAL (SELECT id FROM experience WHERE experience.slideshow_id = shown.slideshow_id OFFSET 0) used
  UNION ALL SELECT picture_id, 'page', id FROM page WHERE picture_id IS NOT NULL
  UNION ALL SELECT picture_id, 'page', page_id FROM page_part WHERE picture_id IS NOT NULL
  UNION ALL SELECT picture_id, 'collection', id FROM list
  UNION ALL SELECT picture_id, 'experience', id FROM experience
  UNION ALL SELECT picture_id, 'article', id FROM blog_page
  UNION ALL SELECT picture_id, 'press', id FROM press_page
  UNION ALL SELECT picture_id, 'team-member', id FROM team_member WHERE picture_id IS NOT NULL
  UNION ALL SELECT picture_id, 'slideshow', slideshow_id FROM slideshow_picture shown
    WHERE NOT EXISTS (SELECT FROM villa WHERE villa.slideshow_id = shown.slideshow_id OFFSET 0)
  UNION ALL SELECT picture_id, 'wine', id FROM wine WHERE picture_id IS NOT NULL;
