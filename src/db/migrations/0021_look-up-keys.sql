ALTER TABLE "subject_aliases" ADD COLUMN "look_up_keys" text[];--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "look_up_keys" text[];--> statement-breakpoint
CREATE INDEX "subject_aliases_look_up_keys_idx" ON "subject_aliases" USING gin ("look_up_keys");--> statement-breakpoint
CREATE INDEX "subject_aliases_unfiled_idx" ON "subject_aliases" USING btree ("id") WHERE look_up_keys is null;--> statement-breakpoint
CREATE INDEX "subjects_look_up_keys_idx" ON "subjects" USING gin ("look_up_keys");--> statement-breakpoint
CREATE INDEX "subjects_unfiled_idx" ON "subjects" USING btree ("id") WHERE look_up_keys is null;