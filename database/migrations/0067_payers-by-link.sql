ALTER TABLE "payment_attempt" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "names_asker" boolean DEFAULT false NOT NULL;