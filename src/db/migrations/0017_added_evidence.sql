CREATE TABLE "added_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"source_id" uuid,
	"quotation" text,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"part" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	CONSTRAINT "added_evidence_type_check" CHECK ("added_evidence"."type" in ('article', 'image', 'facebook-post', 'instagram-post', 'linkedin-post', 'reddit-post', 'tiktok-post', 'twitter-post', 'youtube-video', 'other')),
	CONSTRAINT "added_evidence_removed_check" CHECK (("added_evidence"."removed_at" is null) = ("added_evidence"."removed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "evidence_items" ADD COLUMN "added_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_passages" ADD COLUMN "added_id" uuid;--> statement-breakpoint
ALTER TABLE "added_evidence" ADD CONSTRAINT "added_evidence_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_evidence" ADD CONSTRAINT "added_evidence_incident_id_behavior_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."behavior_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_evidence" ADD CONSTRAINT "added_evidence_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_evidence" ADD CONSTRAINT "added_evidence_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_evidence" ADD CONSTRAINT "added_evidence_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "added_evidence_press_idx" ON "added_evidence" USING btree ("added_by","idempotency_key","part");--> statement-breakpoint
CREATE INDEX "added_evidence_incident_idx" ON "added_evidence" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "added_evidence_source_idx" ON "added_evidence" USING btree ("source_id");--> statement-breakpoint
ALTER TABLE "evidence_items" ADD CONSTRAINT "evidence_items_added_id_added_evidence_id_fk" FOREIGN KEY ("added_id") REFERENCES "public"."added_evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_passages" ADD CONSTRAINT "evidence_passages_added_id_added_evidence_id_fk" FOREIGN KEY ("added_id") REFERENCES "public"."added_evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_items_added_idx" ON "evidence_items" USING btree ("added_id");--> statement-breakpoint
CREATE INDEX "evidence_passages_added_idx" ON "evidence_passages" USING btree ("added_id");