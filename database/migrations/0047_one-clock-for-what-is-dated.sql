ALTER TABLE "booking" ALTER COLUMN "created_at" SET DEFAULT app_now();--> statement-breakpoint
ALTER TABLE "change" ALTER COLUMN "at" SET DEFAULT app_now();--> statement-breakpoint
ALTER TABLE "contact" ALTER COLUMN "created_at" SET DEFAULT app_now();--> statement-breakpoint
ALTER TABLE "email_subscription" ALTER COLUMN "subscribed_at" SET DEFAULT app_now();--> statement-breakpoint
ALTER TABLE "job_step" ALTER COLUMN "done_at" SET DEFAULT app_now();--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "written_at" SET DEFAULT app_now();--> statement-breakpoint
ALTER TABLE "search_event" ALTER COLUMN "happened_at" SET DEFAULT app_now();