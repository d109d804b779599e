-- The keys of names, and their normalised form, are worked out anew: the job "file-names" does it after the start.
UPDATE "subjects" SET "look_up_keys" = NULL;--> statement-breakpoint
UPDATE "subject_aliases" SET "look_up_keys" = NULL;
