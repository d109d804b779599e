import robotsParser from "robots-parser";

/** What a site said when asked for its robots.txt: rules, none at all, or that nothing may be read. */
export type RobotsAnswer = { kind: "rules"; text: string } | { kind: "none" } | { kind: "closed" };

const lifetime = 60 * 60 * 1_000;
/** A failing server is asked again sooner. */
const closedLifetime = 60 * 1_000;
const mostSites = 1_000;

type Entry = { isAllowed: (url: string) => boolean; expires: number };

/** The rules of robots.txt (RFC 9309) for one user agent, asked once an hour for each origin. */
export class RobotsRules {
  readonly #userAgent: string;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(userAgent: string, now: () => number) {
    this.#userAgent = userAgent;
    this.#now = now;
  }

  /** @param ask fetches the origin's robots.txt; what it throws is thrown, and not remembered */
  async allows(url: URL, ask: () => Promise<RobotsAnswer>): Promise<boolean> {
    const kept = this.#entries.get(url.origin);
    if (kept && kept.expires > this.#now()) return kept.isAllowed(url.href);
    const answer = await ask();
    const entry: Entry = {
      isAllowed: this.#reader(url.origin, answer),
      expires: this.#now() + (answer.kind === "closed" ? closedLifetime : lifetime),
    };
    if (this.#entries.size >= mostSites) this.#entries.delete(this.#entries.keys().next().value ?? "");
    this.#entries.set(url.origin, entry);
    return entry.isAllowed(url.href);
  }

  #reader(origin: string, answer: RobotsAnswer): Entry["isAllowed"] {
    if (answer.kind !== "rules") return () => answer.kind === "none";
    const rules = robotsParser(`${origin}/robots.txt`, answer.text);
    return (url) => rules.isAllowed(url, this.#userAgent) ?? true;
  }
}
