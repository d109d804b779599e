import { describe, expect, it } from "vitest";
import { MailFailure, type Mail, type MailMessage } from "./mail.ts";

/** `received` lists what has arrived, oldest first; `broken` is a service whose server cannot be reached. */
export type MailFixture = {
  mail: Mail;
  received(): Promise<Pick<MailMessage, "to" | "subject" | "text">[]>;
  broken: Mail;
};

/** What every mail service must do. */
export function describeMail(make: () => Promise<MailFixture>): void {
  describe("a mail service", () => {
    const message = (key: string): MailMessage => ({
      to: "ines.quarrie@example.org",
      subject: "Confirm your e-mail address",
      text: "Open this link:\nhttps://example.org/confirm — “שלום”",
      html: "<p>Open this link</p>",
      idempotencyKey: key,
    });

    it("sends a message as it is", async () => {
      const { mail, received } = await make();
      await mail.send(message("one"));
      expect((await received()).at(-1)).toEqual({
        to: "ines.quarrie@example.org",
        subject: "Confirm your e-mail address",
        text: "Open this link:\nhttps://example.org/confirm — “שלום”",
      });
    });

    it("sends nothing more for a key that it has sent, also at the same moment", async () => {
      const { mail, received } = await make();
      const before = (await received()).length;
      await Promise.all(Array.from({ length: 8 }, () => mail.send(message("same"))));
      await mail.send({ ...message("same"), subject: "Another" });
      await mail.send(message("different"));
      expect((await received()).length - before).toBe(2);
    });

    it("refuses what would forge a header, and what is no address", async () => {
      const { mail, received } = await make();
      const before = (await received()).length;
      for (const bad of [
        { to: "not an address" },
        { to: "a@example.org\r\nBcc: b@example.org" },
        { subject: "Hello\r\nBcc: b@example.org" },
      ]) {
        await expect(mail.send({ ...message("bad"), ...bad })).rejects.toBeInstanceOf(MailFailure);
      }
      expect(await received()).toHaveLength(before);
    });

    it("fails in its own words when the server cannot be reached", async () => {
      const { broken } = await make();
      await expect(broken.send(message("lost"))).rejects.toBeInstanceOf(MailFailure);
    });
  });
}
