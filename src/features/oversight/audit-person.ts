/** A person whom the trail may speak of. */
export type AuditPerson = {
  id: string;
  kind: keyof typeof auditPersonKinds;
  name: string;
  /** Subjects have none. */
  email: string | null;
};

export const auditPersonKinds = { user: "User", "external-user": "External user", subject: "Subject" } as const;
