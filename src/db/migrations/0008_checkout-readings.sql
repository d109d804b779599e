ALTER TABLE "checkouts" ADD COLUMN "withdrawn_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "reading_number" bigint DEFAULT 0 NOT NULL;