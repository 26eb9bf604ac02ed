ALTER TABLE "waiting" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "idempotency_key" RENAME COLUMN "sealed_reply" TO "encrypted_reply";--> statement-breakpoint
ALTER TABLE "idempotency_key" RENAME COLUMN "kept_until" TO "expires_at";--> statement-breakpoint
ALTER TABLE "option" RENAME COLUMN "end_told_at" TO "expiry_notified_at";--> statement-breakpoint
ALTER TABLE "card_refund" RENAME COLUMN "office_told_at" TO "office_notified_at";--> statement-breakpoint
ALTER TABLE "payment_attempt" RENAME COLUMN "office_told_at" TO "office_notified_at";--> statement-breakpoint
ALTER INDEX "idempotency_key_kept_until_index" RENAME TO "idempotency_key_expires_at_index";
