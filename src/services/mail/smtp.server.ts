import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Queryable } from "#app/db/db.server.ts";
import { mailMessages } from "#app/db/schema/index.ts";
import { MailFailure, type Mail, type MailMessage } from "./mail.ts";

/** Stands in a key's row while its message is being handed over. */
const sending = "sending";
/** After so long whoever was handing it over has died. */
const takeOverMs = 5 * 60_000;

/**
 * Mail by SMTP (RFC 5321): `url` is smtp://user:password@host:587, or smtps:// for TLS from the start; with smtp:// the
 * server's STARTTLS is used, and asked for wherever the server is not on this machine. `from` is the sender's address.
 * The database keeps which keys were sent, never what was in them; the Message-ID follows from the key, so that a server
 * that got one message twice can tell.
 */
export function createSmtpMail(options: {
  url: string;
  from: string;
  db: Queryable;
  now?: () => Date;
}): Mail & { close(): void } {
  const { db, from } = options;
  const now = options.now ?? (() => new Date());
  const { hostname, protocol, port, username, password } = new URL(options.url);
  const isSecure = protocol === "smtps:";
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  const transport = createTransport({
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    pool: true,
    maxConnections: 3,
    requireTLS: !isSecure && !isLocal,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Whether this call is the one to send it. */
  async function claim(key: string): Promise<boolean> {
    const at = now();
    const made = await db
      .insert(mailMessages)
      .values({ recipient: "", subject: "", text: sending, html: null, idempotencyKey: key, sentAt: at })
      .onConflictDoUpdate({
        target: mailMessages.idempotencyKey,
        set: { sentAt: at },
        setWhere: and(eq(mailMessages.text, sending), lt(mailMessages.sentAt, new Date(at.getTime() - takeOverMs))),
      })
      .returning({ id: mailMessages.id });
    return made.length > 0;
  }

  async function send({ to, subject, text, html, idempotencyKey }: MailMessage): Promise<void> {
    if (!/^[^\s@]+@[^\s@]+$/.test(to) || /[\r\n]/.test(subject)) {
      throw new MailFailure("The message was refused: its recipient or subject is not valid");
    }
    if (!(await claim(idempotencyKey))) return;
    const domain = from.slice(from.lastIndexOf("@") + 1).replace(/>$/, "");
    const messageId = `<${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 32)}@${domain}>`;
    try {
      // As one address, never as a list that a comma could make of it.
      const message = {
        from,
        to: { name: "", address: to },
        subject,
        text,
        messageId,
        headers: { "auto-submitted": "auto-generated" },
      };
      await transport.sendMail(html === undefined ? message : { ...message, html });
    } catch (cause) {
      await db.delete(mailMessages).where(eq(mailMessages.idempotencyKey, idempotencyKey));
      throw cause;
    }
    await db.update(mailMessages).set({ text: "", sentAt: now() }).where(eq(mailMessages.idempotencyKey, idempotencyKey));
  }

  return {
    async send(message) {
      try {
        await send(message);
      } catch (cause) {
        if (cause instanceof MailFailure) throw cause;
        throw new MailFailure("The mail server did not take the message", { cause });
      }
    },
    close: () => transport.close(),
  };
}
