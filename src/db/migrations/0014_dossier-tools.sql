CREATE TABLE "evidence_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"dossier_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"failure" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_checks_status_check" CHECK ("evidence_checks"."status" in ('queued', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "evidence_checks_ended_check" CHECK (("evidence_checks"."status" in ('queued', 'running')) = ("evidence_checks"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "source_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"outcome" text,
	"detail" text,
	"quoted_count" integer,
	"standing_count" integer,
	"checked_at" timestamp with time zone,
	CONSTRAINT "source_checks_outcome_check" CHECK ("source_checks"."outcome" in ('unchanged', 'changed', 'corrected', 'gone', 'unreachable')),
	CONSTRAINT "source_checks_checked_check" CHECK (("source_checks"."outcome" is null) = ("source_checks"."checked_at" is null))
);
--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "identity_facts" ADD COLUMN "removal_reason" text;--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD CONSTRAINT "evidence_checks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD CONSTRAINT "evidence_checks_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD CONSTRAINT "evidence_checks_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_check_id_evidence_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."evidence_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_checks_workspace_idempotency_idx" ON "evidence_checks" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_checks_one_active_idx" ON "evidence_checks" USING btree ("dossier_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "evidence_checks_dossier_idx" ON "evidence_checks" USING btree ("dossier_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "source_checks_check_source_idx" ON "source_checks" USING btree ("check_id","source_id");--> statement-breakpoint
CREATE INDEX "source_checks_source_idx" ON "source_checks" USING btree ("source_id","checked_at");--> statement-breakpoint
ALTER TABLE "identity_facts" ADD CONSTRAINT "identity_facts_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossiers_deleted_idx" ON "dossiers" USING btree ("deleted_at") WHERE deleted_at is not null;