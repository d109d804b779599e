CREATE TABLE "moderation_cases" (
	"incident_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"subject_name" text,
	"subject_details" text,
	"normalised_name" text,
	"phonetic_keys" text[] DEFAULT '{}' NOT NULL,
	"text_hash" text,
	"search_text" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"assigned_to" uuid,
	"offered_by" uuid,
	"offered_from" uuid,
	"original_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_cases_source_check" CHECK ("moderation_cases"."source" in ('reporter', 'member', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"duplicate_of_id" uuid,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "moderation_decisions_code_check" CHECK ("moderation_decisions"."code" in ('approve', 'reopen', 'not-antisemitic', 'another-person', 'cannot-verify', 'duplicate', 'minor', 'outside-scope'))
);
--> statement-breakpoint
CREATE TABLE "report_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"author" text NOT NULL,
	"user_id" uuid,
	"external_user_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_messages_author_check" CHECK ("report_messages"."author" in ('moderator', 'reporter', 'note'))
);
--> statement-breakpoint
CREATE TABLE "report_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_user_id" uuid,
	"incident_id" uuid,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"file_name" text,
	"state" text NOT NULL,
	"failure" text,
	"kind" text,
	"sha256" text,
	"byte_size" integer,
	"final_url" text,
	"text" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_evidence_type_check" CHECK ("report_evidence"."type" in ('article', 'image', 'facebook-post', 'instagram-post', 'linkedin-post', 'reddit-post', 'tiktok-post', 'twitter-post', 'youtube-video', 'other')),
	CONSTRAINT "report_evidence_state_check" CHECK ("report_evidence"."state" in ('waiting', 'archived', 'failed')),
	CONSTRAINT "report_evidence_kind_check" CHECK ("report_evidence"."kind" in ('html', 'pdf', 'text', 'docx', 'eml', 'png', 'jpeg', 'gif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "report_receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"external_user_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reporter_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reporter_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "behavior_incidents" DROP CONSTRAINT "behavior_incidents_reporter_id_external_users_id_fk";
--> statement-breakpoint
DROP INDEX "behavior_incidents_status_idx";--> statement-breakpoint
ALTER TABLE "external_users" ADD COLUMN "access_key_hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "external_users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "external_users" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_offered_from_workspaces_id_fk" FOREIGN KEY ("offered_from") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_messages" ADD CONSTRAINT "report_messages_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_messages" ADD CONSTRAINT "report_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_messages" ADD CONSTRAINT "report_messages_external_user_id_external_users_id_fk" FOREIGN KEY ("external_user_id") REFERENCES "public"."external_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_external_user_id_external_users_id_fk" FOREIGN KEY ("external_user_id") REFERENCES "public"."external_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_receipts" ADD CONSTRAINT "report_receipts_external_user_id_external_users_id_fk" FOREIGN KEY ("external_user_id") REFERENCES "public"."external_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_sessions" ADD CONSTRAINT "reporter_sessions_external_user_id_external_users_id_fk" FOREIGN KEY ("external_user_id") REFERENCES "public"."external_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_original_idx" ON "moderation_cases" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_search_idx" ON "moderation_cases" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "moderation_cases_name_idx" ON "moderation_cases" USING gin ("normalised_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "moderation_cases_sounds_idx" ON "moderation_cases" USING gin ("phonetic_keys");--> statement-breakpoint
CREATE INDEX "moderation_cases_text_hash_idx" ON "moderation_cases" USING btree ("text_hash");--> statement-breakpoint
CREATE INDEX "moderation_cases_assigned_idx" ON "moderation_cases" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "moderation_decisions_incident_idx" ON "moderation_decisions" USING btree ("incident_id","decided_at");--> statement-breakpoint
CREATE INDEX "report_messages_incident_idx" ON "report_messages" USING btree ("incident_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_messages_idempotency_idx" ON "report_messages" USING btree ("incident_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "report_evidence_incident_idx" ON "report_evidence" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "report_evidence_external_user_idx" ON "report_evidence" USING btree ("external_user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_receipts_incident_idx" ON "report_receipts" USING btree ("incident_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_receipts_idempotency_idx" ON "report_receipts" USING btree ("external_user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "reporter_sessions_external_user_idx" ON "reporter_sessions" USING btree ("external_user_id");--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_reporter_id_external_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."external_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_users_created_idx" ON "external_users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "external_users_search_idx" ON "external_users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "behavior_incidents_status_idx" ON "behavior_incidents" USING btree ("status","created_at","id");