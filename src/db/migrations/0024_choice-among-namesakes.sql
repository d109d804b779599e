ALTER TABLE "identity_decisions" ADD COLUMN "is_of_choice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "identity_decisions" SET "is_of_choice" = true WHERE "reason" LIKE 'Another person of this name: %';
