import { and, desc, eq, ne } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { mailMessages } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { MailFailure, type Mail } from "./mail.ts";

/** What seals a text for this installation alone (the App's field cipher). */
type Seal = {
  seal(text: string, about: string): { ciphertext: string; keyId: string };
  open(sealed: { ciphertext: string; keyId: string }, about: string): string;
};
type Part = "text" | "html";

/** What a part is sealed for. */
const about = (id: string, part: Part) => `mail:${id}:${part}`;

function close(cipher: Seal, id: string, part: Part, plain: string): string {
  const { keyId, ciphertext } = cipher.seal(plain, about(id, part));
  return `${keyId}.${ciphertext}`;
}

/** Null when it cannot be opened any more: its key is gone, or somebody changed it. */
function open(cipher: Seal, id: string, part: Part, sealed: string): string | null {
  const [keyId = "", ciphertext = ""] = sealed.split(".");
  try {
    return cipher.open({ keyId, ciphertext }, about(id, part));
  } catch {
    return null;
  }
}

/**
 * The embedded mail service: nothing leaves the machine, messages are kept for an inbox page on loopback. It takes any
 * recipient that could be an address, and cannot tell whether there is one. What a message says is sealed: its links let
 * in whoever has them, and a copy of the database must not.
 */
export function createInboxMail(db: Queryable, cipher: Seal, now: () => Date = () => new Date()): Mail {
  return {
    async send({ to, subject, text, html, idempotencyKey }) {
      // A line break would begin another header; a mail server refuses it too.
      if (!/^[^\s@]+@[^\s@]+$/.test(to) || /[\r\n]/.test(subject)) {
        throw new MailFailure("The message was refused: its recipient or subject is not valid");
      }
      try {
        const id = newId();
        await db
          .insert(mailMessages)
          .values({
            id,
            recipient: to,
            subject,
            text: close(cipher, id, "text", text),
            html: html === undefined ? null : close(cipher, id, "html", html),
            idempotencyKey,
            sentAt: now(),
          })
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

function opened(cipher: Seal, message: InboxMessage): InboxMessage {
  const { id, text, html } = message;
  return {
    ...message,
    text: open(cipher, id, "text", text) ?? "This message cannot be opened any more: it was sealed with another ENCRYPTION_KEY.",
    html: html === null ? null : open(cipher, id, "html", html),
  };
}

/** The newest messages first, opened. For the inbox page alone, which is shown on loopback in embedded mode. */
export async function listInbox(db: Queryable, cipher: Seal, limit: number): Promise<InboxMessage[]> {
  const messages = await db
    .select(columns)
    .from(mailMessages)
    .where(isMessage)
    .orderBy(desc(mailMessages.sentAt), desc(mailMessages.id))
    .limit(limit);
  return messages.map((message) => opened(cipher, message));
}

/** One message, or null. For the inbox page as well. */
export async function findInInbox(db: Queryable, cipher: Seal, id: string): Promise<InboxMessage | null> {
  const [message] = await db
    .select(columns)
    .from(mailMessages)
    .where(and(isMessage, eq(mailMessages.id, id)));
  return message ? opened(cipher, message) : null;
}
