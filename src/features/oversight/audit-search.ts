import { dayParam, patternParam, readSearch, textParam } from "#app/lib/search-params.ts";

/** What an entry may speak of, in words. */
export const auditEntityWords = {
  dossier: "Dossier",
  "dossier-folder": "Folder",
  "external-user": "External user",
  "identity-fact": "Identity fact",
  incident: "Incident",
  member: "Member",
  permission: "Permission",
  report: "Report",
  retention: "Retention",
  "social-report": "Social report",
  source: "Source",
  subject: "Subject",
  "subject-request": "Subject request",
  user: "User",
  workspace: "Workspace",
  audit: "Audit trail",
} as const;

/** How actions and entities are written. */
export const auditCode = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The filters as they stand in the address; what does not fit is left out, field by field. */
export const auditSearch = readSearch({
  who: textParam(254),
  action: patternParam(auditCode),
  entity: patternParam(auditCode),
  whom: textParam(254),
  from: dayParam,
  to: dayParam,
});
