ALTER TABLE "owner_block" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "owner_block" ADD CONSTRAINT "owner_block_code" UNIQUE("villa_id","code");--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_code_unique" UNIQUE("code");