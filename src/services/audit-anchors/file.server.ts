import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { AnchoredHead, AuditAnchors } from "./audit-anchors.ts";

type Note = { at: string; heads: readonly AnchoredHead[]; previous: string };

/** A key of its own from another secret, for when none is given. */
export function signingKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("audit anchors").digest("hex");
}

/** What comes before the first line. */
const start = "0".repeat(64);

/**
 * A file with one signed line for each note, each naming the line before it by its SHA-256. One process at a time may
 * append: the scheduled check, which the queue works once.
 */
export function createFileAnchors(options: { file: string; key: string }): AuditAnchors {
  const sign = (text: string) => createHmac("sha256", options.key).update(text).digest();
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");

  async function lines(): Promise<string[]> {
    try {
      return (await readFile(options.file, "utf8")).split("\n").filter((line) => line !== "");
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
      throw error;
    }
  }

  /** The note of a line that bears our signature, or undefined. */
  function noteOf(line: string): Note | undefined {
    const at = line.indexOf(" ");
    const given = Buffer.from(line.slice(0, at), "hex");
    const body = line.slice(at + 1);
    const right = sign(body);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return JSON.parse(body) as Note;
  }

  return {
    async append(at, heads) {
      if (heads.length === 0) return;
      const last = (await lines()).at(-1);
      const body = JSON.stringify({
        at: at.toISOString(),
        heads,
        previous: last === undefined ? start : hash(last),
      } satisfies Note);
      await mkdir(path.dirname(options.file), { recursive: true });
      await appendFile(options.file, `${sign(body).toString("hex")} ${body}\n`, { mode: 0o600, flush: true });
    },
    async read() {
      const highest = new Map<string, AnchoredHead>();
      let isIntact = true;
      let previous = start;
      for (const line of await lines()) {
        const note = noteOf(line);
        if (!note || note.previous !== previous) isIntact = false;
        for (const head of note?.heads ?? []) {
          if ((highest.get(head.chain)?.sequence ?? -1) < head.sequence) highest.set(head.chain, head);
        }
        previous = hash(line);
      }
      return { heads: [...highest.values()], isIntact };
    },
  };
}
