CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_balances_not_negative_check" CHECK ("credit_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"purpose" text,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"note" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_kind_check" CHECK ("credit_entries"."kind" in ('grant', 'reserve', 'commit', 'release', 'top-up', 'lapse')),
	CONSTRAINT "credit_entries_purpose_check" CHECK ("credit_entries"."purpose" in ('behavior-incidents-search', 'personal-info-search', 'social-media-search', 'report-generation')),
	CONSTRAINT "credit_entries_sign_check" CHECK (case "credit_entries"."kind" when 'commit' then "credit_entries"."amount" = 0 when 'reserve' then "credit_entries"."amount" < 0 when 'lapse' then "credit_entries"."amount" < 0 else "credit_entries"."amount" > 0 end)
);
--> statement-breakpoint
CREATE TABLE "dossier_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"parent_folder_id" uuid,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossiers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"folder_id" uuid,
	"subject_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "behavior_incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"subject_id" uuid,
	"status" text DEFAULT 'approved' NOT NULL,
	"type" text DEFAULT 'antisemitic' NOT NULL,
	"title" text NOT NULL,
	"date_start" date,
	"date_end" date,
	"date_precision" text DEFAULT 'unknown' NOT NULL,
	"location" text DEFAULT 'Unknown location' NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"url" text,
	"reporter_id" uuid,
	"origin" text NOT NULL,
	"standing" text DEFAULT 'finding' NOT NULL,
	"allegation" text,
	"rubric_rule" text,
	"standing_reason" text,
	"verification" text DEFAULT 'unreviewed' NOT NULL,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"verification_reason" text,
	"run_id" uuid,
	"run_key" text,
	"fingerprint" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "behavior_incidents_status_check" CHECK ("behavior_incidents"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "behavior_incidents_type_check" CHECK ("behavior_incidents"."type" in ('antisemitic')),
	CONSTRAINT "behavior_incidents_origin_check" CHECK ("behavior_incidents"."origin" in ('search', 'member', 'staff', 'reporter')),
	CONSTRAINT "behavior_incidents_standing_check" CHECK ("behavior_incidents"."standing" in ('finding', 'needs-a-human', 'possibly-another-person')),
	CONSTRAINT "behavior_incidents_allegation_check" CHECK ("behavior_incidents"."allegation" in ('alleged', 'arrested', 'charged', 'indicted', 'on trial', 'convicted', 'pleaded guilty', 'sentenced', 'disciplined', 'apologised', 'acquitted', 'dismissed', 'reversed', 'corrected')),
	CONSTRAINT "behavior_incidents_verification_check" CHECK ("behavior_incidents"."verification" in ('unreviewed', 'confirmed', 'disputed')),
	CONSTRAINT "behavior_incidents_date_precision_check" CHECK ("behavior_incidents"."date_precision" in ('day', 'month', 'months', 'year', 'unknown')),
	CONSTRAINT "behavior_incidents_verified_check" CHECK ("behavior_incidents"."verification" = 'unreviewed' or ("behavior_incidents"."verified_by" is not null and "behavior_incidents"."verified_at" is not null and "behavior_incidents"."verification_reason" is not null)),
	CONSTRAINT "behavior_incidents_date_check" CHECK (("behavior_incidents"."date_precision" = 'unknown') = ("behavior_incidents"."date_start" is null))
);
--> statement-breakpoint
CREATE TABLE "dossier_incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"dossier_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text
);
--> statement-breakpoint
CREATE TABLE "evidence_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"source_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_items_type_check" CHECK ("evidence_items"."type" in ('article', 'image', 'facebook-post', 'instagram-post', 'linkedin-post', 'reddit-post', 'tiktok-post', 'twitter-post', 'youtube-video', 'other'))
);
--> statement-breakpoint
CREATE TABLE "evidence_passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"text" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"source_sha256" text NOT NULL,
	"text_sha256" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"holds" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"stance" text NOT NULL,
	"kind" text NOT NULL,
	"statement" text NOT NULL,
	"source_id" uuid,
	"quote" text,
	"start_offset" integer,
	"end_offset" integer,
	CONSTRAINT "identity_evidence_stance_check" CHECK ("identity_evidence"."stance" in ('for', 'against', 'missing')),
	CONSTRAINT "identity_evidence_quote_check" CHECK ("identity_evidence"."stance" = 'missing' or ("identity_evidence"."quote" is not null and "identity_evidence"."source_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "incident_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"stated_on" date,
	"passage_id" uuid NOT NULL,
	CONSTRAINT "incident_outcomes_status_check" CHECK ("incident_outcomes"."status" in ('alleged', 'arrested', 'charged', 'indicted', 'on trial', 'convicted', 'pleaded guilty', 'sentenced', 'disciplined', 'apologised', 'acquitted', 'dismissed', 'reversed', 'corrected'))
);
--> statement-breakpoint
CREATE TABLE "incident_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"reviewed_by" uuid NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "incident_reviews_verdict_check" CHECK ("incident_reviews"."verdict" in ('confirm', 'dispute', 'another-person', 'not-antisemitic', 'cannot-verify', 'duplicate', 'minor'))
);
--> statement-breakpoint
CREATE TABLE "incident_sentences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"passage_id" uuid NOT NULL,
	CONSTRAINT "incident_sentences_part_check" CHECK ("incident_sentences"."part" in ('title', 'summary', 'description'))
);
--> statement-breakpoint
CREATE TABLE "analytics_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"event" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chain" text NOT NULL,
	"sequence" bigint NOT NULL,
	"workspace_id" uuid,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"idempotency_key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_messages_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "external_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"access_key_hash" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_users_accessKeyHash_unique" UNIQUE("access_key_hash")
);
--> statement-breakpoint
CREATE TABLE "search_run_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"source_id" uuid,
	"url" text,
	"position" integer NOT NULL,
	"found_by" text NOT NULL,
	"read_at" timestamp with time zone,
	"identity" jsonb,
	"judgement" jsonb,
	"set_aside" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_run_pages_place_check" CHECK ("search_run_pages"."source_id" is not null or "search_run_pages"."url" is not null),
	CONSTRAINT "search_run_pages_set_aside_check" CHECK ("search_run_pages"."set_aside" in ('not-named', 'another-person', 'possibly-another-person', 'not-the-actor', 'lawful-opinion', 'not-antisemitic', 'not-reported-by-the-source', 'minor', 'needs-a-human', 'no-quotation', 'duplicate', 'unreadable'))
);
--> statement-breakpoint
CREATE TABLE "search_run_queries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"query" text NOT NULL,
	"purpose" text NOT NULL,
	"result_count" integer,
	"failure" text,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_run_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"total_count" integer,
	"current_source_id" uuid,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "search_run_steps_name_check" CHECK ("search_run_steps"."name" in ('plan', 'retrieve', 'read', 'identify', 'judge', 'verify', 'merge')),
	CONSTRAINT "search_run_steps_status_check" CHECK ("search_run_steps"."status" in ('waiting', 'running', 'done', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "search_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"dossier_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"started_by" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"engine" text,
	"search_engine" text,
	"cost" integer NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_runs_status_check" CHECK ("search_runs"."status" in ('queued', 'running', 'delivered', 'failed', 'cancelled')),
	CONSTRAINT "search_runs_ended_check" CHECK (("search_runs"."status" in ('queued', 'running')) = ("search_runs"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "social_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"dossier_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"info" jsonb NOT NULL,
	"data" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_reports_status_check" CHECK ("social_reports"."status" in ('pending', 'in_progress', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"url" text,
	"final_url" text,
	"file_name" text,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"byte_size" integer NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"published_on" date,
	"language" text,
	"text" text NOT NULL,
	"text_sha256" text NOT NULL,
	"search_text" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED,
	"archived_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sources_kind_check" CHECK ("sources"."kind" in ('html', 'pdf', 'text', 'docx', 'eml')),
	CONSTRAINT "sources_origin_check" CHECK ("sources"."origin" in ('upload', 'paste', 'url', 'search', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "identity_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"source_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "identity_facts_kind_check" CHECK ("identity_facts"."kind" in ('alias', 'employer', 'city', 'birth-year', 'role', 'profile'))
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"phonetic_keys" text[] NOT NULL,
	"embedding" real[] NOT NULL,
	"embedding_model" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"use_app" boolean DEFAULT false NOT NULL,
	"manage_users" boolean DEFAULT false NOT NULL,
	"manage_external_users" boolean DEFAULT false NOT NULL,
	"manage_subjects" boolean DEFAULT false NOT NULL,
	"moderate_behavior_incidents" boolean DEFAULT false NOT NULL,
	"manage_social_reports" boolean DEFAULT false NOT NULL,
	"debug" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_permissions_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_members_role_check" CHECK ("workspace_members"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_onboarded" boolean DEFAULT false NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"subscription_id" text,
	"purpose" text,
	"accepted_use_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_slug_unique" UNIQUE("slug"),
	CONSTRAINT "workspaces_plan_check" CHECK ("workspaces"."plan" in ('basic', 'pro', 'enterprise')),
	CONSTRAINT "workspaces_billing_period_check" CHECK ("workspaces"."billing_period" in ('monthly', 'yearly')),
	CONSTRAINT "workspaces_purpose_check" CHECK ("workspaces"."purpose" in ('institution-security', 'legal-claim', 'journalism', 'research', 'victim-support'))
);
--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_folders" ADD CONSTRAINT "dossier_folders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_folders" ADD CONSTRAINT "dossier_folders_parent_folder_id_dossier_folders_id_fk" FOREIGN KEY ("parent_folder_id") REFERENCES "public"."dossier_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_folder_id_dossier_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."dossier_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_reporter_id_external_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."external_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behavior_incidents" ADD CONSTRAINT "behavior_incidents_run_id_search_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."search_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_incidents" ADD CONSTRAINT "dossier_incidents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_incidents" ADD CONSTRAINT "dossier_incidents_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_incidents" ADD CONSTRAINT "dossier_incidents_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_incidents" ADD CONSTRAINT "dossier_incidents_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_items" ADD CONSTRAINT "evidence_items_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_items" ADD CONSTRAINT "evidence_items_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_passages" ADD CONSTRAINT "evidence_passages_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_passages" ADD CONSTRAINT "evidence_passages_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_outcomes" ADD CONSTRAINT "incident_outcomes_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_outcomes" ADD CONSTRAINT "incident_outcomes_passage_id_evidence_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."evidence_passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_reviews" ADD CONSTRAINT "incident_reviews_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_reviews" ADD CONSTRAINT "incident_reviews_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_reviews" ADD CONSTRAINT "incident_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_reviews" ADD CONSTRAINT "incident_reviews_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_sentences" ADD CONSTRAINT "incident_sentences_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_sentences" ADD CONSTRAINT "incident_sentences_passage_id_evidence_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."evidence_passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD CONSTRAINT "search_run_pages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD CONSTRAINT "search_run_pages_run_id_search_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."search_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD CONSTRAINT "search_run_pages_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_queries" ADD CONSTRAINT "search_run_queries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_queries" ADD CONSTRAINT "search_run_queries_run_id_search_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."search_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_steps" ADD CONSTRAINT "search_run_steps_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_steps" ADD CONSTRAINT "search_run_steps_run_id_search_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."search_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_run_steps" ADD CONSTRAINT "search_run_steps_current_source_id_sources_id_fk" FOREIGN KEY ("current_source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_runs" ADD CONSTRAINT "search_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_runs" ADD CONSTRAINT "search_runs_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_runs" ADD CONSTRAINT "search_runs_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_runs" ADD CONSTRAINT "search_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_decisions" ADD CONSTRAINT "identity_decisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_decisions" ADD CONSTRAINT "identity_decisions_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_decisions" ADD CONSTRAINT "identity_decisions_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_decisions" ADD CONSTRAINT "identity_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD CONSTRAINT "identity_facts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD CONSTRAINT "identity_facts_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD CONSTRAINT "identity_facts_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD CONSTRAINT "identity_facts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_idempotency_idx" ON "credit_entries" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "credit_entries_workspace_created_idx" ON "credit_entries" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dossier_folders_workspace_idx" ON "dossier_folders" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dossiers_workspace_idempotency_idx" ON "dossiers" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "dossiers_workspace_created_idx" ON "dossiers" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dossiers_subject_idx" ON "dossiers" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "dossiers_folder_idx" ON "dossiers" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "behavior_incidents_run_key_idx" ON "behavior_incidents" USING btree ("run_id","run_key");--> statement-breakpoint
CREATE INDEX "behavior_incidents_subject_idx" ON "behavior_incidents" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "behavior_incidents_workspace_idx" ON "behavior_incidents" USING btree ("workspace_id","subject_id");--> statement-breakpoint
CREATE INDEX "behavior_incidents_reporter_idx" ON "behavior_incidents" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "behavior_incidents_status_idx" ON "behavior_incidents" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dossier_incidents_dossier_incident_idx" ON "dossier_incidents" USING btree ("dossier_id","incident_id");--> statement-breakpoint
CREATE INDEX "dossier_incidents_incident_idx" ON "dossier_incidents" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "evidence_items_incident_idx" ON "evidence_items" USING btree ("incident_id","position");--> statement-breakpoint
CREATE INDEX "evidence_items_source_idx" ON "evidence_items" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_passages_incident_span_idx" ON "evidence_passages" USING btree ("incident_id","source_id","start_offset","end_offset");--> statement-breakpoint
CREATE INDEX "evidence_passages_source_idx" ON "evidence_passages" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_evidence_position_idx" ON "identity_evidence" USING btree ("incident_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_outcomes_position_idx" ON "incident_outcomes" USING btree ("incident_id","position");--> statement-breakpoint
CREATE INDEX "incident_reviews_incident_idx" ON "incident_reviews" USING btree ("incident_id","reviewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_sentences_position_idx" ON "incident_sentences" USING btree ("incident_id","part","position");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_counts_day_event_idx" ON "analytics_counts" USING btree ("day","event");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_chain_sequence_idx" ON "audit_entries" USING btree ("chain","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_idx" ON "audit_entries" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_entries_workspace_at_idx" ON "audit_entries" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "mail_messages_sent_idx" ON "mail_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "search_run_pages_run_source_idx" ON "search_run_pages" USING btree ("run_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_run_pages_run_url_idx" ON "search_run_pages" USING btree ("run_id","url");--> statement-breakpoint
CREATE UNIQUE INDEX "search_run_queries_run_position_idx" ON "search_run_queries" USING btree ("run_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "search_run_steps_run_name_idx" ON "search_run_steps" USING btree ("run_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "search_runs_workspace_idempotency_idx" ON "search_runs" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "search_runs_one_active_idx" ON "search_runs" USING btree ("dossier_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "search_runs_dossier_idx" ON "search_runs" USING btree ("dossier_id","created_at");--> statement-breakpoint
CREATE INDEX "social_reports_status_idx" ON "social_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "social_reports_dossier_idx" ON "social_reports" USING btree ("dossier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sources_workspace_sha256_idx" ON "sources" USING btree ("workspace_id","sha256");--> statement-breakpoint
CREATE INDEX "sources_workspace_created_idx" ON "sources" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sources_workspace_url_idx" ON "sources" USING btree ("workspace_id","url");--> statement-breakpoint
CREATE INDEX "sources_search_vector_idx" ON "sources" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "identity_decisions_workspace_subject_idx" ON "identity_decisions" USING btree ("workspace_id","subject_id");--> statement-breakpoint
CREATE INDEX "identity_facts_workspace_subject_idx" ON "identity_facts" USING btree ("workspace_id","subject_id");--> statement-breakpoint
CREATE INDEX "subjects_normalised_name_idx" ON "subjects" USING gin ("normalised_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subjects_phonetic_keys_idx" ON "subjects" USING gin ("phonetic_keys");--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_idx" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_members_workspace_user_idx" ON "workspace_members" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "workspace_members_user_id_idx" ON "workspace_members" USING btree ("user_id");