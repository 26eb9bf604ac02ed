ALTER TABLE "feedback" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("id") WHERE given_at is not null and may_publish and decision is null;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_decision" CHECK ("feedback"."decision" in ('published', 'withheld'));