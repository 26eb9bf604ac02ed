DROP INDEX "planned_experience_unanswered";--> statement-breakpoint
DROP INDEX "planned_experience_answered";--> statement-breakpoint
DROP INDEX "option_expires_at_index";--> statement-breakpoint
DROP INDEX "wine_order_delivered";--> statement-breakpoint
CREATE INDEX "booking_item_options" ON "booking_item" USING btree (lower("stay"),"id") WHERE kind = 'villa' and status = 4;--> statement-breakpoint
CREATE INDEX "booking_item_wine_delivery" ON "booking_item" USING btree (lower("stay"),"id") WHERE kind = 'wine';--> statement-breakpoint
CREATE INDEX "planned_experience_open" ON "planned_experience" USING btree ("day","item_id") WHERE requested_at is not null and answered_at is null;--> statement-breakpoint
CREATE INDEX "planned_experience_by_answer" ON "planned_experience" USING btree ("answered_at","item_id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "planned_experience_answered_by_day" ON "planned_experience" USING btree ("day","item_id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "option_by_expiry" ON "option" USING btree ("expires_at","booking_item_id");--> statement-breakpoint
CREATE INDEX "bank_transfer_by_entry" ON "bank_transfer" USING btree ("direction","id");--> statement-breakpoint
CREATE INDEX "bank_transfer_by_day" ON "bank_transfer" USING btree ("direction","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_transfer_by_amount" ON "bank_transfer" USING btree ("direction","cents","id");--> statement-breakpoint
CREATE INDEX "payment_attempt_held_by_amount" ON "payment_attempt" USING btree ("cents","id") WHERE status = 8;--> statement-breakpoint
CREATE INDEX "wine_order_by_delivery" ON "wine_order" USING btree ("delivered_at","item_id") WHERE delivered_at is not null;