import { readFile } from "node:fs/promises";
import path from "node:path";

import { expect } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { fieldCipher } from "#app/server/field-cipher.server.ts";
import { listInbox, type InboxMessage } from "#app/services/mail/inbox.server.ts";
import { runningProduct } from "./product.ts";

/** What was mailed to an address, the oldest first: opened with the running product's key, as its inbox page does. */
export async function mailsTo(db: Database, recipient: string): Promise<InboxMessage[]> {
  const file = path.join(runningProduct().dataDir, "secrets.json");
  const secrets = JSON.parse(await readFile(file, "utf8")) as { ENCRYPTION_KEY: string };
  const mails = await listInbox(db, fieldCipher([secrets.ENCRYPTION_KEY]), 10_000);
  return mails.filter(({ to }) => to === recipient).toReversed();
}

/** The path of the link in the newest mail to this address whose link begins with `begins`, once it has come. */
export async function mailedLink(db: Database, recipient: string, begins: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(db, recipient);
    const mail = mails.findLast(({ text }) => text.includes(begins));
    const address = new RegExp(`https?://[^\\s]+${begins}[^\\s]+`).exec(mail?.text ?? "")?.[0];
    return address === undefined ? null : new URL(address).pathname;
  };
  let found: string | null = null;
  await expect
    .poll(async () => (found = await find()), { timeout: 30_000, message: `a mail to ${recipient} with a link to ${begins}` })
    .not.toBeNull();
  return found ?? "";
}

/** The subjects of what was mailed to an address, the oldest first. */
export async function mailSubjects(db: Database, recipient: string): Promise<string[]> {
  return (await mailsTo(db, recipient)).map(({ subject }) => subject);
}
