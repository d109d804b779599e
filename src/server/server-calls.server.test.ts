import { describe, expect, test } from "vitest";
import { answerServerCall } from "./server-calls.server.ts";

const call = (init: RequestInit = {}, path = "/_server/createDossier") =>
  new Request(`http://attest.test${path}`, { method: "POST", headers: { "content-type": "application/json" }, ...init });
const failing = () => new Response("{}", { status: 500 });

describe("answerServerCall", () => {
  test("hands other requests on untouched", async () => {
    const request = new Request("http://attest.test/sign-in");
    let seen: Request | undefined;
    await answerServerCall(request, (given) => {
      seen = given;
      return new Response("page");
    });
    expect(seen).toBe(request);
  });

  test("answers 400 to a payload that the transport cannot read, after the doors have answered", async () => {
    expect((await answerServerCall(call({ body: "{}" }), failing)).status).toBe(400);
    expect((await answerServerCall(call({ body: "not json" }), failing)).status).toBe(400);
    expect((await answerServerCall(call({ body: "{}" }), () => new Response("", { status: 403 }))).status).toBe(403);
  });

  test("answers 404 to a name that does not exist, and leaves our own failures as they are", async () => {
    const unknown = () => new Response('{"message":"Server function info not found for nope"}', { status: 500 });
    expect((await answerServerCall(call({ body: '{"t":10}' }), unknown)).status).toBe(404);
    expect((await answerServerCall(call({ body: '{"t":10}' }), failing)).status).toBe(500);
  });

  test("refuses a call that is too long before it is parsed, whatever length it declares", async () => {
    let isAnswered = false;
    const response = await answerServerCall(call({ body: "x".repeat(4 * 1024 * 1024 + 1) }), () => {
      isAnswered = true;
      return new Response("");
    });
    expect(response.status).toBe(413);
    expect(isAnswered).toBe(false);
  });

  test("hands the body on as it came", async () => {
    const response = await answerServerCall(
      call({ body: '{"t":10,"text":"שלום"}' }),
      async (given) => new Response(await given.text()),
    );
    expect(await response.text()).toBe('{"t":10,"text":"שלום"}');
  });
});
