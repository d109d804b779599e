import type { Context } from "#app/server/context.ts";
import { findInInbox, listInbox } from "#app/services/mail/inbox.server.ts";

export type Message = { id: string; to: string; subject: string; text: string; has_html: boolean; sent_at: string };

/**
 * What the embedded mail adapter was given to send. It is for developing on one's own machine: null unless
 * the product runs in embedded mode and listens on loopback alone.
 */
export async function list(ctx: Context): Promise<Message[] | null> {
  if (!ctx.hasInbox) return null;
  const messages = await listInbox(ctx.db, ctx.cipher, 100);
  return messages.map(({ id, to, subject, text, html, sentAt }) => ({
    id,
    to,
    subject,
    text,
    has_html: html !== null,
    sent_at: sentAt.toISOString(),
  }));
}

/** The HTML of one message; null where there is no such inbox or message, or it is text alone. */
export async function readHtml(ctx: Context, id: string): Promise<string | null> {
  if (!ctx.hasInbox) return null;
  return (await findInInbox(ctx.db, ctx.cipher, id))?.html ?? null;
}
