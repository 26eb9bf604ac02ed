CREATE INDEX "booking_item_arrival" ON "booking_item" USING btree (lower("stay"),"booking_id") WHERE kind = 'villa';--> statement-breakpoint
CREATE INDEX "booking_item_departure" ON "booking_item" USING btree (upper("stay"),"booking_id") WHERE kind = 'villa';--> statement-breakpoint
CREATE INDEX "instalment_awaited" ON "instalment" USING btree ("due","booking_id") WHERE paid_at is null and (reminded_at is null or overdue_at is null);--> statement-breakpoint
CREATE INDEX "contact_first_name_begins" ON "contact" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_written_at_index" ON "mail" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "mail_recipient_index" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "provider_event_received_at_index" ON "provider_event" USING btree ("received_at");