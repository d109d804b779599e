import { lookup as systemLookup } from "node:dns";
import { Agent, buildConnector, request as send } from "undici";
import { readDecodedBody } from "./decoded-body.server.ts";
import {
  type FetchedPage,
  PageFetchFailure,
  type PageFetching,
  pageLimits,
  type PageRequest,
  type PostRequest,
} from "./page-fetching.ts";
import { isPrivateName, isPublicAddress, literalAddress } from "./public-address.ts";
import { type RobotsAnswer, RobotsRules } from "./robots-rules.ts";
import { SiteQueue } from "./site-queue.ts";

type Resolve = (hostname: string) => Promise<string[]>;
type Connector = ReturnType<typeof buildConnector>;

export type HttpPageFetchingOptions = {
  /** The product's own address, named in the user agent so that a site can find out who reads it. */
  websiteUrl: string;
  now?: () => Date;
  /** Which IP addresses may be spoken to: public ones, unless a test says otherwise. */
  allowAddress?: (address: string) => boolean;
  /** All addresses of a name. */
  resolve?: Resolve;
  /** Wraps the opening of a connection, so that a test can stand in for the network. */
  wrapConnector?: (connector: Connector) => Connector;
  limits?: { bytes: number; milliseconds: number; redirects: number };
  /** Milliseconds between the starts of two requests to one site. */
  siteDelay?: number;
};

const siteConcurrency = 2;
const postMilliseconds = 10_000;
const robotsLimits = { bytes: 512 * 1024, milliseconds: 10_000, redirects: 5 };

const readableTypes = new Set([
  "text/html",
  "application/xhtml+xml",
  "text/plain",
  "text/markdown",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "message/rfc822",
  // Says nothing: the bytes are recognised by whoever reads them.
  "application/octet-stream",
  "binary/octet-stream",
]);

const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses.map(({ address }) => address));
    });
  });

type Hop = { kind: "redirect"; to: string } | { kind: "page"; status: number; contentType: string | null; bytes: Uint8Array };

function parseAddress(text: string, base?: string): URL {
  let url: URL;
  try {
    url = new URL(text.trim(), base);
  } catch (error) {
    throw new PageFetchFailure("not-an-address", { cause: error });
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    // "example.org:8080/page" parses as a scheme, but is an address without one.
    const isScheme = /^[a-z][a-z0-9+-]*:/iu.test(text.trim()) && !/^[\w-]+\.[\w.-]+:\d/u.test(text.trim());
    throw new PageFetchFailure(isScheme ? "unsupported-scheme" : "not-an-address");
  }
  if (url.hostname === "") throw new PageFetchFailure("not-an-address");
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

function retryAfterOf(header: string | undefined): number | null {
  return header && /^\d{1,6}$/u.test(header.trim()) ? Number(header) : null;
}

function oneHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

/**
 * The adapter that speaks HTTP itself. The order of its checks is what makes it safe: the scheme and
 * the literal address before anything is sent; every resolved address inside the connection's own
 * lookup, so that no second resolution can differ; the socket's remote address once it is open.
 */
class HttpPageFetching implements PageFetching {
  readonly #options: Required<Omit<HttpPageFetchingOptions, "wrapConnector">>;
  readonly #agent: Agent;
  readonly #userAgent: string;
  readonly #queue: SiteQueue;
  readonly #robots: RobotsRules;

  constructor(options: HttpPageFetchingOptions) {
    this.#options = {
      now: () => new Date(),
      allowAddress: isPublicAddress,
      resolve: resolveBySystem,
      limits: pageLimits,
      siteDelay: 250,
      ...options,
    };
    this.#userAgent = `AttestBot/1.0 (+${new URL("/legal/method", options.websiteUrl).href})`;
    this.#queue = new SiteQueue(siteConcurrency, this.#options.siteDelay);
    this.#robots = new RobotsRules(this.#userAgent, () => this.#options.now().getTime());
    this.#agent = new Agent({
      connect: this.#connector(options.wrapConnector),
      connections: siteConcurrency,
      pipelining: 1,
      keepAliveTimeout: 2_000,
      maxHeaderSize: 64 * 1024,
      allowH2: false,
    });
  }

  #connector(wrap: HttpPageFetchingOptions["wrapConnector"]): Connector {
    const plain = buildConnector({
      timeout: this.#options.limits.milliseconds,
      allowH2: false,
      lookup: (hostname, lookupOptions, callback) => {
        this.#resolvePublic(hostname).then(
          (addresses) => {
            const entries = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
            const first = entries[0];
            if (lookupOptions.all) callback(null, entries);
            else callback(null, first?.address ?? "", first?.family ?? 4);
          },
          (error: Error) => callback(error, ""),
        );
      },
    });
    const connector = wrap ? wrap(plain) : plain;
    return (connectOptions, callback) => {
      connector(connectOptions, (...result) => {
        const [error, socket] = result;
        if (error) return callback(error, null);
        if (!this.#options.allowAddress(socket.remoteAddress ?? "")) {
          socket.destroy();
          return callback(new PageFetchFailure("private-address"), null);
        }
        return callback(null, socket);
      });
    };
  }

  async #resolvePublic(hostname: string): Promise<string[]> {
    const addresses = await this.#options.resolve(hostname);
    if (addresses.length === 0) throw new PageFetchFailure("unreachable");
    // One private address among public ones is how a name is made to point inside.
    if (!addresses.every((address) => this.#options.allowAddress(address))) throw new PageFetchFailure("private-address");
    return addresses;
  }

  #checkHost(url: URL): void {
    const literal = literalAddress(url.hostname);
    if (literal ? !this.#options.allowAddress(literal) : isPrivateName(url.hostname)) {
      throw new PageFetchFailure("private-address");
    }
  }

  /** One request, one answer; a redirect is returned, never followed. */
  async #hop(url: URL, limit: number, signal: AbortSignal, acceptsAnyType: boolean): Promise<Hop> {
    this.#checkHost(url);
    const answer = await send(url, {
      dispatcher: this.#agent,
      method: "GET",
      signal,
      headers: {
        "user-agent": this.#userAgent,
        accept: "text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.1",
        "accept-encoding": "gzip, deflate, br",
      },
    });
    const { statusCode: status, headers, body } = answer;
    const giveUp = (failure: PageFetchFailure): never => {
      body.on("error", () => undefined);
      body.destroy();
      throw failure;
    };
    const location = oneHeader(headers["location"]);
    if ([301, 302, 303, 307, 308].includes(status) && location) {
      body.on("error", () => undefined);
      body.destroy();
      return { kind: "redirect", to: location };
    }
    if (status === 404 || status === 410) giveUp(new PageFetchFailure("not-found", { status }));
    if (status < 200 || status > 299) {
      giveUp(new PageFetchFailure("site-error", { status, retryAfter: retryAfterOf(oneHeader(headers["retry-after"])) }));
    }
    const contentType = oneHeader(headers["content-type"]) ?? null;
    const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!acceptsAnyType && type !== "" && !readableTypes.has(type)) giveUp(new PageFetchFailure("not-text"));
    const encoding = oneHeader(headers["content-encoding"]) ?? null;
    const bytes = await readDecodedBody(body, encoding, limit, signal);
    return { kind: "page", status, contentType, bytes };
  }

  async #askRobots(origin: string, signal: AbortSignal): Promise<RobotsAnswer> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(robotsLimits.milliseconds)]);
    let url = parseAddress("/robots.txt", origin);
    try {
      for (let redirects = 0; redirects <= robotsLimits.redirects; redirects += 1) {
        const hop = await this.#hop(url, robotsLimits.bytes, limited, true);
        if (hop.kind === "page") return { kind: "rules", text: Buffer.from(hop.bytes).toString("utf8") };
        url = parseAddress(hop.to, url.href);
      }
      return { kind: "none" };
    } catch (error) {
      signal.throwIfAborted();
      const failure = asFailure(error);
      // RFC 9309, 2.3.1: no file (4xx) allows everything, a failing server (5xx) nothing.
      if (failure.status !== null) return { kind: failure.status < 500 ? "none" : "closed" };
      if (failure.code === "unreachable" || failure.code === "private-address") throw failure;
      return { kind: failure.code === "timed-out" || failure.code === "too-large" ? "closed" : "none" };
    }
  }

  async fetch({ url: address, signal: callerSignal }: PageRequest): Promise<FetchedPage> {
    const { limits } = this.#options;
    let url = parseAddress(address);
    const redirects: string[] = [];
    const started = new Set<string>();
    let millisecondsLeft = limits.milliseconds;
    try {
      while (true) {
        if (started.has(url.href) || redirects.length > limits.redirects) {
          throw new PageFetchFailure("too-many-redirects");
        }
        started.add(url.href);
        this.#checkHost(url);
        const current = url;
        const hop = await this.#queue.run(current.host, callerSignal, async () => {
          // The clock runs while the site is asked, not while waiting for a turn.
          const begun = performance.now();
          const deadline = AbortSignal.timeout(Math.max(0, Math.round(millisecondsLeft)));
          const signal = callerSignal ? AbortSignal.any([callerSignal, deadline]) : deadline;
          const isAllowed = await this.#robots.allows(current, () => this.#askRobots(current.origin, signal));
          if (!isAllowed) throw new PageFetchFailure("robots");
          const answer = await this.#hop(current, limits.bytes, signal, false);
          millisecondsLeft -= performance.now() - begun;
          return answer;
        });
        if (hop.kind === "redirect") {
          redirects.push(current.href);
          url = parseAddress(hop.to, current.href);
          continue;
        }
        if (!hop.bytes.some((byte) => byte > 0x20)) throw new PageFetchFailure("empty");
        const { status, contentType, bytes } = hop;
        return { finalUrl: current.href, status, contentType, bytes, fetchedAt: this.#options.now(), redirects };
      }
    } catch (error) {
      callerSignal?.throwIfAborted();
      throw asFailure(error);
    }
  }

  async post({ url: address, body, headers, signal: callerSignal }: PostRequest): Promise<{ status: number }> {
    const deadline = AbortSignal.timeout(postMilliseconds);
    try {
      const url = parseAddress(address);
      this.#checkHost(url);
      const answer = await send(url, {
        dispatcher: this.#agent,
        method: "POST",
        signal: callerSignal ? AbortSignal.any([callerSignal, deadline]) : deadline,
        headers: { ...headers, "user-agent": this.#userAgent },
        body,
      });
      answer.body.on("error", () => undefined);
      answer.body.destroy();
      return { status: answer.statusCode };
    } catch (error) {
      callerSignal?.throwIfAborted();
      throw asFailure(error);
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

export function createHttpPageFetching(options: HttpPageFetchingOptions): PageFetching {
  return new HttpPageFetching(options);
}

/** Every way in which a connection can fail, as one of our own failures. */
function asFailure(error: unknown): PageFetchFailure {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PageFetchFailure) return cause;
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (cause.name === "TimeoutError" || /TIMEOUT|ETIMEDOUT/u.test(code))
      return new PageFetchFailure("timed-out", { cause: error });
    if (cause instanceof AggregateError) {
      const inner = cause.errors.find((one) => one instanceof PageFetchFailure);
      if (inner) return inner;
    }
  }
  return new PageFetchFailure("unreachable", { cause: error });
}
