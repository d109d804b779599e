import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeAnalytics } from "./contract.ts";
import { createPostHogAnalytics } from "./posthog.server.ts";

type Batch = {
  api_key: string;
  batch: { uuid: string; event: string; timestamp: string; distinct_id: string; properties: object }[];
};

/** Speaks PostHog's batch call, and keeps an event once however often it comes. */
let server: Server;
let host: string;
let batches: Batch[] = [];
let answers: number[] = [];
const events = () => new Map(batches.flatMap(({ batch }) => batch.map((one) => [one.uuid, one.event])));

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      if (request.method === "POST" && request.url === "/batch/") batches.push(JSON.parse(body) as Batch);
      response.writeHead(answers.shift() ?? 200).end('{"status":"Ok"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describeAnalytics(async () => ({
  analytics: createPostHogAnalytics({ key: "phc_made_up", host }),
  counted: async (event) => [...events().values()].filter((one) => one === event).length,
  unreachable: createPostHogAnalytics({ key: "phc_made_up", host: "http://127.0.0.1:9" }),
}));

it("sends the name of the event and its moment, and nothing of anybody", async () => {
  batches = [];
  const analytics = createPostHogAnalytics({ key: "phc_made_up", host, now: () => new Date("2026-11-21T12:00:00Z") });
  analytics.count("search-delivered");
  await analytics.flush();
  expect(batches).toEqual([
    {
      api_key: "phc_made_up",
      batch: [
        {
          uuid: expect.any(String) as unknown,
          event: "search-delivered",
          timestamp: "2026-11-21T12:00:00.000Z",
          distinct_id: "attest",
          properties: { $process_person_profile: false, $geoip_disable: true },
        },
      ],
    },
  ]);
});

it("keeps what was refused for the next time, and counts it once", async () => {
  batches = [];
  answers = [503];
  const analytics = createPostHogAnalytics({ key: "phc_made_up", host });
  analytics.count("signed-in");
  await expect(analytics.flush()).rejects.toThrow("PostHog answered 503");
  analytics.count("signed-up");
  await analytics.flush();
  expect(batches).toHaveLength(2);
  expect([...events().values()].toSorted()).toEqual(["signed-in", "signed-up"]);
});
