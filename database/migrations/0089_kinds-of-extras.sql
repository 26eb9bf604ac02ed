ALTER TABLE "booking_item" DROP CONSTRAINT "booking_item_kind";--> statement-breakpoint
ALTER TABLE "bank_transfer" DROP CONSTRAINT "bank_transfer_part";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_part";--> statement-breakpoint
ALTER TABLE "payment_link" DROP CONSTRAINT "payment_link_part";--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_kind" CHECK ("booking_item"."kind" in ('villa', 'villa-service', 'experience-service', 'transfer', 'wine', 'non-invoiced'));--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_part" CHECK ("bank_transfer"."part" in ('deposit', 'balance', 'service', 'wine'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_part" CHECK ("payment_attempt"."part" in ('deposit', 'balance', 'service', 'wine', 'damage'));--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_part" CHECK ("payment_link"."part" in ('deposit', 'balance', 'service', 'wine'));