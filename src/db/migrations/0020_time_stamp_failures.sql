CREATE TABLE "source_time_stamp_failures" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"authority" text NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_time_stamp_failures" ADD CONSTRAINT "source_time_stamp_failures_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;