import { and, desc, eq, ne } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { mailMessages } from "#app/db/schema/index.ts";
import { MailFailure, type Mail } from "./mail.ts";

/**
 * The embedded mail service: nothing leaves the machine, messages are kept for an inbox page on loopback. It takes any
 * recipient that could be an address, and cannot tell whether there is one.
 */
export function createInboxMail(db: Queryable, now: () => Date = () => new Date()): Mail {
  return {
    async send({ to, subject, text, html, idempotencyKey }) {
      // A line break would begin another header; a mail server refuses it too.
      if (!/^[^\s@]+@[^\s@]+$/.test(to) || /[\r\n]/.test(subject)) {
        throw new MailFailure("The message was refused: its recipient or subject is not valid");
      }
      try {
        await db
          .insert(mailMessages)
          .values({ recipient: to, subject, text, html: html ?? null, idempotencyKey, sentAt: now() })
          .onConflictDoNothing({ target: mailMessages.idempotencyKey });
      } catch (cause) {
        throw new MailFailure("The inbox could not be written", { cause });
      }
    },
  };
}

export type InboxMessage = { id: string; to: string; subject: string; text: string; html: string | null; sentAt: Date };

const columns = {
  id: mailMessages.id,
  to: mailMessages.recipient,
  subject: mailMessages.subject,
  text: mailMessages.text,
  html: mailMessages.html,
  sentAt: mailMessages.sentAt,
};
// Rows without a recipient are the keys of what another adapter has sent.
const isMessage = ne(mailMessages.recipient, "");

/** The newest messages first. For the inbox page alone, which is shown on loopback in embedded mode. */
export function listInbox(db: Queryable, limit: number): Promise<InboxMessage[]> {
  return db
    .select(columns)
    .from(mailMessages)
    .where(isMessage)
    .orderBy(desc(mailMessages.sentAt), desc(mailMessages.id))
    .limit(limit);
}

/** One message, or null. For the inbox page as well. */
export async function findInInbox(db: Queryable, id: string): Promise<InboxMessage | null> {
  const [message] = await db
    .select(columns)
    .from(mailMessages)
    .where(and(isMessage, eq(mailMessages.id, id)));
  return message ?? null;
}
