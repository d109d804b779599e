DROP INDEX "moderation_cases_search_idx";--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "is_waiting" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "moderation_cases_search_idx" ON "moderation_cases" USING gin ("search_text" gin_trgm_ops) WHERE is_waiting;