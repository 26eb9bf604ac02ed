CREATE INDEX "booking_reference_begins" ON "booking" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "booking_last_name_begins" ON "booking" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "booking_email_begins" ON "booking" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_last_name_begins" ON "contact" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_email_begins" ON "contact" USING btree (lower("email") text_pattern_ops);