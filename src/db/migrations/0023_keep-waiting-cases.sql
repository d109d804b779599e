CREATE FUNCTION set_case_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With a lock, so that a decision under way is seen here or sees this case.
  SELECT status = 'pending' AND workspace_id IS NULL INTO NEW.is_waiting
    FROM behavior_incidents WHERE id = NEW.incident_id FOR SHARE;
  NEW.is_waiting := coalesce(NEW.is_waiting, false);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER moderation_cases_waiting BEFORE INSERT ON "moderation_cases" FOR EACH ROW EXECUTE FUNCTION set_case_waiting();
--> statement-breakpoint
CREATE FUNCTION keep_case_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_cases SET is_waiting = NEW.status = 'pending' AND NEW.workspace_id IS NULL WHERE incident_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER behavior_incidents_case_waiting AFTER UPDATE OF status, workspace_id ON "behavior_incidents" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.workspace_id IS DISTINCT FROM NEW.workspace_id)
  EXECUTE FUNCTION keep_case_waiting();
--> statement-breakpoint
UPDATE moderation_cases SET is_waiting = false
  WHERE NOT EXISTS (SELECT FROM behavior_incidents i WHERE i.id = incident_id AND i.status = 'pending' AND i.workspace_id IS NULL);
