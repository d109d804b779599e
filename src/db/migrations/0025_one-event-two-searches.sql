ALTER TABLE "behavior_incidents" ADD COLUMN "likely_same_as" uuid;--> statement-breakpoint
ALTER TABLE "evidence_items" ADD COLUMN "copy_of" uuid;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_likely_same_as_behavior_incidents_id_fk" FOREIGN KEY ("likely_same_as") REFERENCES "public"."behavior_incidents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_items" ADD CONSTRAINT "evidence_items_copy_of_sources_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "behavior_incidents_likely_idx" ON "behavior_incidents" USING btree ("likely_same_as");--> statement-breakpoint
CREATE INDEX "evidence_items_copy_idx" ON "evidence_items" USING btree ("copy_of");