ALTER TABLE "channel_feed" DROP CONSTRAINT "channel_feed_fault";--> statement-breakpoint
CREATE INDEX "mail_undelivered" ON "mail" USING btree ("id") WHERE "mail"."sent_at" is null and "mail"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "content_draft_behind" ON "content_draft" USING btree ("kind","record_id") WHERE "content_draft"."behind_since" is not null;--> statement-breakpoint
CREATE INDEX "content_release_failed" ON "content_release" USING btree ("id") WHERE "content_release"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "villa_unregistered" ON "villa" USING btree ("id") WHERE "villa"."live" and "villa"."registration_number" = '';--> statement-breakpoint
ALTER TABLE "channel_feed" ADD CONSTRAINT "channel_feed_fault" CHECK ("fault" in ('bad-address', 'private-address', 'unreachable', 'refused', 'too-many-redirects', 'too-large', 'too-slow', 'no-calendar', 'too-complex', 'unreadable-event'));