ALTER TABLE "booking_item" DROP CONSTRAINT "booking_item_stay";--> statement-breakpoint
ALTER TABLE "season" DROP CONSTRAINT "season_nights";--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_stay" CHECK (not isempty("booking_item"."stay") and "booking_item"."stay" <@ daterange('1000-01-01', '10000-01-01'));--> statement-breakpoint
ALTER TABLE "owner_block" ADD CONSTRAINT "owner_block_nights" CHECK (not isempty("owner_block"."nights") and "owner_block"."nights" <@ daterange('1000-01-01', '10000-01-01'));--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_nights" CHECK (not isempty("season"."nights") and "season"."nights" <@ daterange('1000-01-01', '10000-01-01'));