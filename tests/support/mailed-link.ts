import { and, desc, eq, like } from "drizzle-orm";
import { expect } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { mailMessages } from "#app/db/schema/index.ts";

/** The path of the link in the newest mail to this address whose link begins with `path`, once it has come. */
export async function mailedLink(db: Database, recipient: string, path: string): Promise<string> {
  const find = async () => {
    const [mail] = await db
      .select({ text: mailMessages.text })
      .from(mailMessages)
      .where(and(eq(mailMessages.recipient, recipient), like(mailMessages.text, `%${path}%`)))
      .orderBy(desc(mailMessages.sentAt))
      .limit(1);
    const address = new RegExp(`https?://[^\\s]+${path}[^\\s]+`).exec(mail?.text ?? "")?.[0];
    return address === undefined ? null : new URL(address).pathname;
  };
  let found: string | null = null;
  await expect
    .poll(async () => (found = await find()), { timeout: 30_000, message: `a mail to ${recipient} with a link to ${path}` })
    .not.toBeNull();
  return found ?? "";
}

/** The subjects of what was mailed to an address, the oldest first. */
export async function mailSubjects(db: Database, recipient: string): Promise<string[]> {
  const mails = await db
    .select({ subject: mailMessages.subject })
    .from(mailMessages)
    .where(eq(mailMessages.recipient, recipient))
    .orderBy(mailMessages.sentAt, mailMessages.id);
  return mails.map(({ subject }) => subject);
}
