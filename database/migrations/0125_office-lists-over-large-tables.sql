CREATE INDEX "booking_item_waiting" ON "booking_item" USING btree ("id") WHERE kind in ('transfer', 'experience-service') and status in (0, 1, 2, 12);--> statement-breakpoint
CREATE INDEX "experience_slideshow_id_index" ON "experience" USING btree ("slideshow_id");--> statement-breakpoint
CREATE INDEX "page_picture_id_index" ON "page" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "page_module_slideshow_id_index" ON "page_module" USING btree ("slideshow_id");--> statement-breakpoint
CREATE INDEX "planned_experience_unanswered" ON "planned_experience" USING btree ("day","id") WHERE requested_at is not null and answered_at is null;--> statement-breakpoint
CREATE INDEX "planned_experience_answered" ON "planned_experience" USING btree ("answered_at" desc,"id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "owner_block_until" ON "owner_block" USING btree (upper("nights"),"id") WHERE feed_id is null;--> statement-breakpoint
CREATE INDEX "payment_attempt_held" ON "payment_attempt" USING btree ("id") WHERE status = 8;--> statement-breakpoint
CREATE INDEX "staff_entry_staff_id_action_id_index" ON "staff_entry" USING btree ("staff_id","action","id");--> statement-breakpoint
CREATE INDEX "transfer_move_wanted" ON "transfer" USING btree ("item_id") WHERE flight_question ->> 'answer' = 'move';--> statement-breakpoint
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
    WHERE NOT EXISTS (SELECT FROM villa WHERE villa.slideshow_id = shown.slideshow_id OFFSET 0);
