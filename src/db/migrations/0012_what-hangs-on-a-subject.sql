CREATE INDEX "personal_info_subject_idx" ON "personal_info_searches" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "proposed_facts_subject_idx" ON "proposed_facts" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "search_runs_subject_idx" ON "search_runs" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "identity_decisions_subject_idx" ON "identity_decisions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "identity_facts_subject_idx" ON "identity_facts" USING btree ("subject_id");