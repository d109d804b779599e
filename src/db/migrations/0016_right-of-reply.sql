CREATE TABLE "rejection_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"origin" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"held_by" uuid NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_reason" text,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_holds_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "retention_holds_kind_check" CHECK ("retention_holds"."kind" in ('subject', 'dossier', 'incident', 'social-report')),
	CONSTRAINT "retention_holds_ended_check" CHECK (("retention_holds"."ended_at" is null) = ("retention_holds"."ended_by" is null) and ("retention_holds"."ended_at" is null) = ("retention_holds"."ended_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"counts" jsonb NOT NULL,
	"held_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"changed" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" uuid NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "incident_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" uuid NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_reason" text,
	"closed_by" uuid,
	CONSTRAINT "incident_disputes_closed_check" CHECK (("incident_disputes"."closed_at" is null) = ("incident_disputes"."closed_reason" is null) and ("incident_disputes"."closed_at" is null) = ("incident_disputes"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "incident_tombstones" (
	"incident_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"workspace_id" uuid,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_request_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"ground" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" uuid,
	"reopened_reason" text,
	CONSTRAINT "subject_request_decisions_decision_check" CHECK ("subject_request_decisions"."decision" in ('granted', 'partly-granted', 'refused')),
	CONSTRAINT "subject_request_decisions_ground_check" CHECK ("subject_request_decisions"."ground" in ('as-asked', 'nothing-held', 'source-bears-it', 'source-does-not', 'another-person', 'outdated', 'identity-unproven', 'not-an-answer', 'other')),
	CONSTRAINT "subject_request_decisions_reopened_check" CHECK (("subject_request_decisions"."reopened_at" is null) = ("subject_request_decisions"."reopened_by" is null) and ("subject_request_decisions"."reopened_at" is null) = ("subject_request_decisions"."reopened_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "subject_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"about" text NOT NULL,
	"statement" text NOT NULL,
	"key_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"subject_id" uuid,
	"identity_check" text,
	"identity_note" text,
	"identity_checked_by" uuid,
	"identity_checked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subject_requests_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "subject_requests_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "subject_requests_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "subject_requests_kind_check" CHECK ("subject_requests"."kind" in ('access', 'answer', 'correction', 'deletion')),
	CONSTRAINT "subject_requests_status_check" CHECK ("subject_requests"."status" in ('unconfirmed', 'open', 'decided')),
	CONSTRAINT "subject_requests_identity_check" CHECK ("subject_requests"."identity_check" in ('document', 'counsel', 'correspondence', 'known')),
	CONSTRAINT "subject_requests_confirmed_check" CHECK (("subject_requests"."status" = 'unconfirmed') = ("subject_requests"."confirmed_at" is null)),
	CONSTRAINT "subject_requests_due_check" CHECK (("subject_requests"."confirmed_at" is null) = ("subject_requests"."due_at" is null)),
	CONSTRAINT "subject_requests_decided_check" CHECK (("subject_requests"."status" = 'decided') = ("subject_requests"."decided_at" is not null)),
	CONSTRAINT "subject_requests_identified_check" CHECK (("subject_requests"."identity_check" is null) = ("subject_requests"."identity_checked_by" is null) and ("subject_requests"."identity_check" is null) = ("subject_requests"."identity_checked_at" is null) and ("subject_requests"."identity_check" is null) = ("subject_requests"."identity_note" is null))
);
--> statement-breakpoint
CREATE TABLE "tombstone_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"dossier_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tombstone_spans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_corrections" ADD CONSTRAINT "incident_corrections_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_corrections" ADD CONSTRAINT "incident_corrections_request_id_subject_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."subject_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_corrections" ADD CONSTRAINT "incident_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_corrections" ADD CONSTRAINT "incident_corrections_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_disputes" ADD CONSTRAINT "incident_disputes_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_disputes" ADD CONSTRAINT "incident_disputes_request_id_subject_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."subject_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_disputes" ADD CONSTRAINT "incident_disputes_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_disputes" ADD CONSTRAINT "incident_disputes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_tombstones" ADD CONSTRAINT "incident_tombstones_request_id_subject_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."subject_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_tombstones" ADD CONSTRAINT "incident_tombstones_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_tombstones" ADD CONSTRAINT "incident_tombstones_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_request_decisions" ADD CONSTRAINT "subject_request_decisions_request_id_subject_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."subject_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_request_decisions" ADD CONSTRAINT "subject_request_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_request_decisions" ADD CONSTRAINT "subject_request_decisions_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_requests" ADD CONSTRAINT "subject_requests_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_requests" ADD CONSTRAINT "subject_requests_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_requests" ADD CONSTRAINT "subject_requests_identity_checked_by_users_id_fk" FOREIGN KEY ("identity_checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstone_places" ADD CONSTRAINT "tombstone_places_incident_id_incident_tombstones_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident_tombstones"("incident_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstone_places" ADD CONSTRAINT "tombstone_places_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstone_spans" ADD CONSTRAINT "tombstone_spans_incident_id_incident_tombstones_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident_tombstones"("incident_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstone_spans" ADD CONSTRAINT "tombstone_spans_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rejection_counts_idx" ON "rejection_counts" USING btree ("month","origin","reason");--> statement-breakpoint
CREATE INDEX "retention_holds_entity_idx" ON "retention_holds" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "retention_holds_until_idx" ON "retention_holds" USING btree ("until");--> statement-breakpoint
CREATE INDEX "retention_runs_started_idx" ON "retention_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "incident_corrections_incident_idx" ON "incident_corrections" USING btree ("incident_id","corrected_at");--> statement-breakpoint
CREATE INDEX "incident_corrections_request_idx" ON "incident_corrections" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_disputes_incident_request_idx" ON "incident_disputes" USING btree ("incident_id","request_id");--> statement-breakpoint
CREATE INDEX "incident_disputes_request_idx" ON "incident_disputes" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "incident_tombstones_request_idx" ON "incident_tombstones" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_request_decisions_standing_idx" ON "subject_request_decisions" USING btree ("request_id") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "subject_requests_open_idx" ON "subject_requests" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "subject_requests_decided_idx" ON "subject_requests" USING btree ("status","decided_at","id");--> statement-breakpoint
CREATE INDEX "subject_requests_subject_idx" ON "subject_requests" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tombstone_places_dossier_incident_idx" ON "tombstone_places" USING btree ("dossier_id","incident_id");--> statement-breakpoint
CREATE INDEX "tombstone_places_incident_idx" ON "tombstone_places" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "tombstone_spans_subject_idx" ON "tombstone_spans" USING btree ("subject_id","source_id");--> statement-breakpoint
CREATE INDEX "tombstone_spans_incident_idx" ON "tombstone_spans" USING btree ("incident_id");