import type { Context } from "#app/server/context.ts";
import { listInbox } from "#app/services/mail/inbox.server.ts";

export type Message = { id: string; to: string; subject: string; text: string; sent_at: string };

/**
 * What the embedded mail adapter was given to send. It is for developing on one's own machine: null unless
 * the product runs in embedded mode and listens on loopback alone.
 */
export async function list(ctx: Context): Promise<Message[] | null> {
  if (!ctx.hasInbox) return null;
  const messages = await listInbox(ctx.db, 100);
  return messages.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sent_at: sentAt.toISOString() }));
}
