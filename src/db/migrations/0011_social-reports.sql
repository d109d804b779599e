DROP INDEX "social_reports_status_idx";--> statement-breakpoint
ALTER TABLE "social_reports" ALTER COLUMN "info" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "parts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "data_name" text;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "data_kind" text;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "data_bytes" bigint;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "idempotency_key" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_reports" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "social_reports_idempotency_idx" ON "social_reports" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "social_reports_status_idx" ON "social_reports" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_complete_check" CHECK ("social_reports"."status" <> 'complete' or "social_reports"."data" is not null);