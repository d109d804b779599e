CREATE TABLE "model_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_time_stamps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"authority" text NOT NULL,
	"signer" text NOT NULL,
	"serial_number" text NOT NULL,
	"token" text NOT NULL,
	"stamped_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD COLUMN "delivered_text" text;--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD COLUMN "delivered_title" text;--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD COLUMN "delivered_by" text;--> statement-breakpoint
ALTER TABLE "search_run_pages" ADD COLUMN "model_use" jsonb;--> statement-breakpoint
ALTER TABLE "search_run_queries" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "search_runs" ADD COLUMN "model_settings" jsonb;--> statement-breakpoint
ALTER TABLE "search_runs" ADD COLUMN "claims" text;--> statement-breakpoint
ALTER TABLE "search_runs" ADD COLUMN "claims_sha256" text;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_time_stamps" ADD CONSTRAINT "source_time_stamps_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_answers_workspace_key_idx" ON "model_answers" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "source_time_stamps_source_authority_idx" ON "source_time_stamps" USING btree ("source_id","authority");