-- The halves of keys such as 'FLTM+PTN', each word's own. Joining and splitting text follows no setting, so an index may
-- rest on it, which array_to_string alone does not promise.
CREATE FUNCTION "name_key_parts"("keys" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT string_to_array(array_to_string("keys", '+'), '+') $$;--> statement-breakpoint
CREATE INDEX "subjects_name_parts_idx" ON "subjects" USING gin (name_key_parts("phonetic_keys"));
