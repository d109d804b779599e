DROP INDEX "incident_merges_merged_idx";--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "behavior_incidents_press_idx" ON "behavior_incidents" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_merges_merged_idx" ON "incident_merges" USING btree ("workspace_id","merged_id") WHERE undone_at is null;