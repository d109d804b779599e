CREATE TABLE "audit_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"chain_count" integer NOT NULL,
	"entry_count" bigint NOT NULL,
	"broken_chain" text,
	"broken_sequence" bigint,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "subject_aliases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"phonetic_keys" text[] NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subject_decisions_kind_check" CHECK ("subject_decisions"."kind" in ('mark-minor', 'unmark-minor', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "subject_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"source_url" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subject_facts_kind_check" CHECK ("subject_facts"."kind" in ('alias', 'employer', 'city', 'state', 'country', 'birth-year', 'role', 'education', 'profile'))
);
--> statement-breakpoint
CREATE TABLE "subject_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"reason" text NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "user_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_decisions_kind_check" CHECK ("user_decisions"."kind" in ('permissions', 'suspend', 'unsuspend', 'sign-out'))
);
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "minor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(' ' || display_name || ' ' || email, NFKD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subject_aliases" ADD CONSTRAINT "subject_aliases_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_aliases" ADD CONSTRAINT "subject_aliases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_decisions" ADD CONSTRAINT "subject_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_facts" ADD CONSTRAINT "subject_facts_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_facts" ADD CONSTRAINT "subject_facts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_merges" ADD CONSTRAINT "subject_merges_kept_id_subjects_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_merges" ADD CONSTRAINT "subject_merges_merged_id_subjects_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_merges" ADD CONSTRAINT "subject_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_merges" ADD CONSTRAINT "subject_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_decisions" ADD CONSTRAINT "user_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_decisions" ADD CONSTRAINT "user_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_checks_started_idx" ON "audit_checks" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "subject_aliases_subject_idx" ON "subject_aliases" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "subject_aliases_normalised_name_idx" ON "subject_aliases" USING gin ("normalised_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subject_aliases_phonetic_keys_idx" ON "subject_aliases" USING gin ("phonetic_keys");--> statement-breakpoint
CREATE INDEX "subject_decisions_subject_idx" ON "subject_decisions" USING btree ("subject_id","decided_at");--> statement-breakpoint
CREATE INDEX "subject_facts_subject_idx" ON "subject_facts" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "subject_merges_kept_idx" ON "subject_merges" USING btree ("kept_id","merged_at");--> statement-breakpoint
CREATE INDEX "subject_merges_merged_idx" ON "subject_merges" USING btree ("merged_id","merged_at");--> statement-breakpoint
CREATE INDEX "user_decisions_user_idx" ON "user_decisions" USING btree ("user_id","decided_at");--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_merged_into_subjects_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity_at_idx" ON "audit_entries" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_id_at_idx" ON "audit_entries" USING btree ("entity_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_at_idx" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_idx" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "subjects_name_idx" ON "subjects" USING btree ("normalised_name","id");--> statement-breakpoint
CREATE INDEX "subjects_minor_idx" ON "subjects" USING btree ("created_at","id") WHERE minor_at is not null;--> statement-breakpoint
CREATE INDEX "subjects_merged_idx" ON "subjects" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "user_permissions_staff_idx" ON "user_permissions" USING btree ("user_id") WHERE manage_users or manage_external_users or manage_subjects or moderate_behavior_incidents or manage_social_reports or debug;--> statement-breakpoint
CREATE INDEX "user_permissions_waiting_idx" ON "user_permissions" USING btree ("user_id") WHERE not use_app;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("display_name","id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("suspended_at") WHERE suspended_at is not null;