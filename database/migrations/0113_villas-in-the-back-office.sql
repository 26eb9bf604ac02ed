CREATE TABLE "record_viewer" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "record_viewer_kind_record_id_staff_id_pk" PRIMARY KEY("kind","record_id","staff_id"),
	CONSTRAINT "record_viewer_kind" CHECK ("record_viewer"."kind" ~ '^[a-z][a-z-]{0,39}$')
);
--> statement-breakpoint
CREATE TABLE "villa_owner" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_entry" DROP CONSTRAINT "staff_entry_action";--> statement-breakpoint
ALTER TABLE "villa" ALTER COLUMN "thumb_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "record_viewer" ADD CONSTRAINT "record_viewer_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_owner" ADD CONSTRAINT "villa_owner_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_viewer_staff_id_index" ON "record_viewer" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "record_viewer_seen_at_index" ON "record_viewer" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "villa_by_name" ON "villa" USING btree ("live","archived","name","id");--> statement-breakpoint
CREATE INDEX "villa_by_order" ON "villa" USING btree ("live","archived","sort_order","id");--> statement-breakpoint
CREATE INDEX "villa_by_region" ON "villa" USING btree ("region_id","live","archived","sort_order","id");--> statement-breakpoint
CREATE INDEX "villa_words" ON "villa" USING gin (to_tsvector('simple', "name" || ' ' || "place" || ' ' || translate(lower("name" || ' ' || "place"), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy') || ' ' || replace("slug", '-', ' ') || ' ' || coalesce("code", '')));--> statement-breakpoint
ALTER TABLE "staff_entry" ADD CONSTRAINT "staff_entry_action" CHECK ("staff_entry"."action" in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset', 'payment-refunded', 'refund-settled', 'conditions-recorded', 'hold-released', 'option-extended', 'waiver-requested', 'claim-requested', 'claim-confirmed', 'claim-withdrawn', 'client-manager-set', 'change-made', 'change-declined', 'register-made', 'register-sent', 'trip-changed', 'hours-quoted', 'hours-declined', 'experience-quoted', 'experience-unavailable', 'experience-places-set', 'feedback-published', 'feedback-withheld', 'booking-made', 'booking-moved', 'booking-cancelled', 'nights-blocked', 'nights-unblocked', 'transfer-recorded', 'deposit-claimed', 'deposit-released', 'message-sent', 'conversation-settled', 'wine-granted', 'wine-refused', 'wine-delivered', 'wine-edited', 'wine-allowed', 'transfer-answered', 'supplier-asked', 'supplier-withdrawn', 'villa-access-changed', 'villa-owner-changed', 'service-cancelled', 'client-added', 'list-exported', 'villa-created', 'villa-changed', 'villa-published', 'villa-withdrawn', 'villa-archived', 'prices-changed', 'calendar-feed-changed', 'picture-added', 'picture-changed', 'picture-removed', 'page-created', 'page-changed', 'page-published', 'page-scheduled', 'page-restored', 'page-removed', 'setting-changed', 'record-reverted'));--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_archived" CHECK (not ("villa"."live" and "villa"."archived"));--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_pictured" CHECK ("villa"."thumb_id" is not null or not "villa"."live");--> statement-breakpoint
CREATE TRIGGER raise_revision BEFORE UPDATE ON villa_owner FOR EACH ROW EXECUTE FUNCTION raise_revision();
