import { afterEach, describe, expect, it } from "vitest";
import { describePageFetching, failureOf, openSite, page, redirect, type TestSite } from "./contract.ts";
import { createHttpPageFetching, type HttpPageFetchingOptions } from "./http.server.ts";
import type { PageFetching } from "./page-fetching.ts";
import { isPublicAddress } from "./public-address.ts";

const websiteUrl = "https://attest.example";
const limits = { bytes: 64 * 1024, milliseconds: 1_500, redirects: 10 };
const allowLoopback = (address: string) => address === "127.0.0.1";

describePageFetching(() => createHttpPageFetching({ websiteUrl, limits, siteDelay: 0, allowAddress: allowLoopback }));

describe("the HTTP adapter", () => {
  const sites: TestSite[] = [];
  const adapters: PageFetching[] = [];
  afterEach(async () => {
    await Promise.all(adapters.splice(0).map((adapter) => adapter.close()));
    await Promise.all(sites.splice(0).map((site) => site.close()));
  });
  const open = async (pages: Parameters<typeof openSite>[0]) => {
    const site = await openSite(pages);
    sites.push(site);
    return site;
  };
  const adapter = (options: Partial<HttpPageFetchingOptions> = {}) => {
    const fetching = createHttpPageFetching({ websiteUrl, limits, siteDelay: 0, allowAddress: allowLoopback, ...options });
    adapters.push(fetching);
    return fetching;
  };
  /** Stands in for the network: no connection is ever opened. */
  const withoutNetwork = () => {
    const opened: string[] = [];
    const wrapConnector: HttpPageFetchingOptions["wrapConnector"] = () => (options, callback) => {
      opened.push(options.hostname);
      callback(new Error("no network in this test"), null);
    };
    return { opened, wrapConnector };
  };

  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://0x7f000001/",
    "http://0x7f.1/",
    "http://127.1/",
    "http://１２７.０.０.１/",
    "http://127。0。0。1/",
    "http://127.0.0.1./",
    "http://0/",
    "http://10.1.2.3/",
    "http://172.20.0.1/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/",
    "http://168.63.129.16/",
    "http://192.0.2.10/",
    "http://198.51.100.1/",
    "http://203.0.113.9/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://240.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://[::127.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:db8::1]/",
    "http://[2001::1]/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://db.internal/",
    "http://printer.local/",
  ])("never opens a connection to %s", async (url) => {
    const { opened, wrapConnector } = withoutNetwork();
    const fetching = adapter({ wrapConnector, allowAddress: isPublicAddress });
    expect((await failureOf(fetching.fetch({ url }))).message).toBe("This address is on a private network");
    expect(opened).toEqual([]);
  });

  it.each([["10.0.0.5"], ["93.184.216.34", "169.254.169.254"], ["::1"], ["100.64.3.2"]])(
    "refuses a name that resolves to %s",
    async (...addresses) => {
      const fetching = adapter({ allowAddress: isPublicAddress, resolve: async () => addresses });
      expect((await failureOf(fetching.fetch({ url: "http://news.example/" }))).code).toBe("private-address");
    },
  );

  it("refuses a connection that is open to another address than the name resolved to", async () => {
    const site = await open({ "/": page("inside") });
    const { port } = new URL(site.origin);
    const fetching = adapter({
      allowAddress: isPublicAddress,
      resolve: async () => ["93.184.216.34"],
      wrapConnector: (connector) => (options, callback) =>
        connector({ ...options, hostname: "127.0.0.1", host: `127.0.0.1:${port}`, port }, callback),
    });
    expect((await failureOf(fetching.fetch({ url: "http://news.example/" }))).code).toBe("private-address");
    expect(site.requests).toEqual([]);
  });

  it("connects to what it checked: a name that moves inside later is refused, not followed", async () => {
    const site = await open({ "/": page("<p>outside</p>") });
    const { port } = new URL(site.origin);
    let answers = ["127.0.0.1"];
    const fetching = adapter({ resolve: async () => answers });
    const fetched = await fetching.fetch({ url: `http://news.example:${port}/` });
    expect(Buffer.from(fetched.bytes).toString()).toBe("<p>outside</p>");
    answers = ["10.0.0.5"];
    await fetching.close();
    const later = adapter({ resolve: async () => answers });
    expect((await failureOf(later.fetch({ url: `http://news.example:${port}/` }))).code).toBe("private-address");
  });

  it("says who it is, and takes no credentials along", async () => {
    const site = await open({ "/": page("<p>hello</p>") });
    const fetched = await adapter().fetch({ url: `${site.origin.replace("//", "//user:secret@")}/#part` });
    expect(fetched.finalUrl).toBe(`${site.origin}/`);
    expect(site.requests.map((request) => request.userAgent)).toEqual([
      "AttestBot/1.0 (+https://attest.example/legal/method)",
      "AttestBot/1.0 (+https://attest.example/legal/method)",
    ]);
  });

  describe("robots.txt", () => {
    const rules = (text: string) => page(text, { "content-type": "text/plain" });

    it("is honoured for our own name and for everybody", async () => {
      const site = await open({
        "/robots.txt": rules("User-agent: *\nDisallow: /private\n\nUser-agent: AttestBot\nDisallow: /closed\n"),
        "/closed/a": page("<p>a</p>"),
        "/private/b": page("<p>b</p>"),
      });
      const fetching = adapter();
      expect(await failureOf(fetching.fetch({ url: `${site.origin}/closed/a` }))).toEqual({
        code: "robots",
        message: "The site does not allow automatic reading (robots.txt)",
      });
      await expect(fetching.fetch({ url: `${site.origin}/private/b` })).resolves.toMatchObject({ status: 200 });
      expect(site.requests.map((request) => request.path)).toEqual(["/robots.txt", "/private/b"]);
    });

    it("that does not exist allows, one that fails refuses", async () => {
      const failing = await open({ "/robots.txt": page("", {}, 503), "/": page("<p>a</p>") });
      expect((await failureOf(adapter().fetch({ url: `${failing.origin}/` }))).code).toBe("robots");
      expect(failing.requests.map((request) => request.path)).toEqual(["/robots.txt"]);
      const forbidden = await open({ "/robots.txt": page("", {}, 403), "/": page("<p>a</p>") });
      await expect(adapter().fetch({ url: `${forbidden.origin}/` })).resolves.toMatchObject({ status: 200 });
    });

    it("of the site that a redirect leads to is asked too", async () => {
      const target = await open({ "/robots.txt": rules("User-agent: *\nDisallow: /"), "/": page("<p>a</p>") });
      const site = await open({ "/": redirect(`${target.origin}/`) });
      expect((await failureOf(adapter().fetch({ url: `${site.origin}/` }))).code).toBe("robots");
    });

    it("cannot lead to a private address", async () => {
      const site = await open({ "/robots.txt": redirect("http://169.254.169.254/"), "/": page("<p>a</p>") });
      expect((await failureOf(adapter().fetch({ url: `${site.origin}/` }))).code).toBe("private-address");
    });
  });

  it("asks one site for two pages at a time at most", async () => {
    let running = 0;
    let most = 0;
    const slow = (path: string): [string, Parameters<typeof openSite>[0][string]] => [
      path,
      (_, response) => {
        running += 1;
        most = Math.max(most, running);
        setTimeout(() => {
          running -= 1;
          response.writeHead(200, { "content-type": "text/html" }).end("<p>a</p>");
        }, 80);
      },
    ];
    const paths = ["/1", "/2", "/3", "/4", "/5"];
    const site = await open(Object.fromEntries(paths.map(slow)));
    const fetching = adapter({ siteDelay: 30 });
    await Promise.all(paths.map((path) => fetching.fetch({ url: site.origin + path })));
    expect(most).toBe(2);
  });

  it("does not count the wait for a turn against the time that a page may take", async () => {
    const site = await open({ "/": redirect("/news"), "/news": page("<p>a</p>") });
    const fetching = adapter({ siteDelay: 400, limits: { ...limits, milliseconds: 300 } });
    await expect(fetching.fetch({ url: `${site.origin}/` })).resolves.toMatchObject({ status: 200 });
  });

  it("says that a site that refuses connections could not be reached", async () => {
    const site = await open({});
    await site.close();
    sites.length = 0;
    expect((await failureOf(adapter().fetch({ url: `${site.origin}/` }))).message).toBe("The site could not be reached");
  });
});
