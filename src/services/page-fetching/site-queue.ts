type Site = { running: number; nextStart: number; waiting: (() => void)[] };

/**
 * At most `concurrency` tasks at a time for one site, their starts at least `delay` milliseconds
 * apart. Sites do not wait for one another.
 */
export class SiteQueue {
  readonly #concurrency: number;
  readonly #delay: number;
  readonly #sites = new Map<string, Site>();

  constructor(concurrency: number, delay: number) {
    this.#concurrency = concurrency;
    this.#delay = delay;
  }

  /** @throws the signal's reason when it is aborted before the task starts */
  async run<T>(site: string, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
    const state = this.#siteNamed(site);
    await this.#turn(state, signal);
    try {
      const wait = state.nextStart - Date.now();
      state.nextStart = Math.max(Date.now(), state.nextStart) + this.#delay;
      if (wait > 0) await sleep(wait, signal);
      return await task();
    } finally {
      const next = state.waiting.shift();
      if (next) next();
      else state.running -= 1;
    }
  }

  /** A site is remembered until another task could start at once: its last one may be long over. */
  #siteNamed(name: string): Site {
    const known = this.#sites.get(name);
    if (known) return known;
    for (const [other, { running, nextStart }] of this.#sites) {
      if (running === 0 && nextStart <= Date.now()) this.#sites.delete(other);
    }
    const site: Site = { running: 0, nextStart: 0, waiting: [] };
    this.#sites.set(name, site);
    return site;
  }

  /** Resolves when a place is this caller's; a place that is handed on stays counted. */
  async #turn(state: Site, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (state.running < this.#concurrency) {
      state.running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        state.waiting.splice(state.waiting.indexOf(start), 1);
        reject(signal?.reason as Error);
      };
      state.waiting.push(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
