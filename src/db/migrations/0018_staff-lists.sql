DROP INDEX "behavior_incidents_reporter_idx";--> statement-breakpoint
DROP INDEX "users_suspended_idx";--> statement-breakpoint
CREATE INDEX "behavior_incidents_waiting_idx" ON "behavior_incidents" USING btree ("created_at","id") WHERE status = 'pending' and workspace_id is null;--> statement-breakpoint
CREATE INDEX "behavior_incidents_waiting_subject_idx" ON "behavior_incidents" USING btree ("subject_id") WHERE status = 'pending' and workspace_id is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_flagged_idx" ON "moderation_cases" USING btree ("incident_id") WHERE cardinality(flags) > 0;--> statement-breakpoint
CREATE INDEX "behavior_incidents_reporter_idx" ON "behavior_incidents" USING btree ("reporter_id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE suspended_at is not null;