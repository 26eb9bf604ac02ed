ALTER TABLE "instalment" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instalment" DROP CONSTRAINT "instalment_booking_id_kind_pk";--> statement-breakpoint
ALTER TABLE "instalment" ADD CONSTRAINT "instalment_booking_id_kind_position_pk" PRIMARY KEY("booking_id","kind","position");
