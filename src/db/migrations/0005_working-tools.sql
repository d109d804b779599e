CREATE TABLE "dossier_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"dossier_id" uuid NOT NULL,
	"incident_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incident_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "incident_merges_two_check" CHECK ("incident_merges"."kept_id" <> "incident_merges"."merged_id")
);
--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "file_system_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD CONSTRAINT "dossier_notes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD CONSTRAINT "dossier_notes_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD CONSTRAINT "dossier_notes_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD CONSTRAINT "dossier_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_merges" ADD CONSTRAINT "incident_merges_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_merges" ADD CONSTRAINT "incident_merges_kept_id_behavior_incidents_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_merges" ADD CONSTRAINT "incident_merges_merged_id_behavior_incidents_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_merges" ADD CONSTRAINT "incident_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_merges" ADD CONSTRAINT "incident_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dossier_notes_workspace_idempotency_idx" ON "dossier_notes" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "dossier_notes_dossier_idx" ON "dossier_notes" USING btree ("dossier_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_merges_merged_idx" ON "incident_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "incident_merges_kept_idx" ON "incident_merges" USING btree ("kept_id");--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossier_folders_parent_idx" ON "dossier_folders" USING btree ("parent_folder_id");--> statement-breakpoint
CREATE INDEX "behavior_incidents_title_idx" ON "behavior_incidents" USING gin ("title" gin_trgm_ops);