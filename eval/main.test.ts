import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { attentive, startModelServer, type ModelReply, type Question } from "#tests/support/model-server.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

function run(
  args: string[],
  input: string,
  variables: Record<string, string> = {},
): Promise<{ code: number | null; out: string[]; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, ...variables },
    });
    let [out, err] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (part: string) => (out += part));
    child.stderr.setEncoding("utf8").on("data", (part: string) => (err += part));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out: out.split("\n").filter(Boolean), err }));
    child.stdin.end(input);
  });
}

describe("npm run eval", () => {
  it("answers line for line, in order, and says what is wrong with a bad line", async () => {
    const rows = [
      '{"id":"n1","a":"Mira Quarn","b":"Quarn, Mira"}',
      "not json",
      '{"id":7,"a":"Mira Quarn"}',
      "[1]",
      "",
      '{"id":"n2","a":"Mira Quarn","b":"Osric Blent"}',
    ];
    const { code, out, err } = await run(["names"], rows.join("\n"));
    expect(code).toBe(0);
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: "n1", score: 1, match: true },
      { id: null, error: "The line is not JSON" },
      { id: 7, error: '"b" must be a string' },
      { id: null, error: "The line is not a JSON object" },
      { id: "n2", score: expect.any(Number) as number, match: false },
    ]);
    expect(err).toMatch(/^names: 5 rows in /);
  });

  it("answers a row at once, before the next is sent", async () => {
    const child = spawn(process.execPath, [main, "names"], { stdio: ["pipe", "pipe", "ignore"] });
    const answered = new Promise<string>((resolve) => child.stdout.setEncoding("utf8").once("data", resolve));
    child.stdin.write('{"id":1,"a":"Mira Quarn","b":"Mira Quarn"}\n');
    expect(await answered).toContain('"id":1');
    child.stdin.end();
  });

  it("refuses an unknown task and a model that is not configured", async () => {
    const unknown = await run(["toString"], "");
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain("Usage: npm run --silent eval -- TASK");
    const none = await run(["incidents", "--model", "any"], "");
    expect(none.code).toBe(2);
    expect(none.err).toContain("No language model is configured: set LANGUAGE_MODEL_API_KEY");
    for (const [args, words] of [
      [["names", "--model=any"], "no language model has a part in names"],
      [["incidents", "--model"], "--model needs a value"],
      [["incidents", "--answers", "file"], "--answers needs --model"],
      [["incidents", "--answers", "--model", "any"], "--answers needs a value"],
      [["incidents", "more"], "Unknown argument: more"],
    ] as const) {
      const refused = await run([...args], "");
      expect([refused.code, refused.err]).toEqual([2, expect.stringContaining(words)]);
    }
    expect((await run([], "")).code).toBe(2);
  });

  it("clusters documents and compares reports", async () => {
    const doc = (id: string, text: string) => ({ id, title: "", date: "2024-01-02", text });
    const namesakes = await run(
      ["namesakes"],
      JSON.stringify({ id: 1, query: "Mira Quarn", documents: [doc("a", "Mira Quarn sang."), doc("b", "Mira Quarn rowed.")] }),
    );
    expect(JSON.parse(namesakes.out[0] ?? "")).toEqual({ id: 1, clusters: [["a"], ["b"]] });
    const report = {
      title: "Paint on a door",
      text: "Red paint was found on the door of the Ellmoor library.",
      date: "2024-01-02",
    };
    const same = await run(["same-event"], JSON.stringify({ id: 2, a: report, b: report }));
    expect(JSON.parse(same.out[0] ?? "")).toMatchObject({ id: 2, same: true });
  });

  describe("with a hosted model", () => {
    const text = `Dorian Quillmere, 41, a locksmith from Wendlebury, no longer has a column in the Wendlebury Bugle.

His last asked readers to count the Jews on the bank's board and "draw the usual conclusion". The editor called it antisemitic and ended the column.`;
    const row = (id: string, extra = "") =>
      JSON.stringify({
        id,
        subject: { name: "Dorian Quillmere", city: "Wendlebury" },
        documents: [{ url: null, title: "A column ends", date: "2026-01-10", text: text + extra }],
      });
    const reading = (question: Question): ModelReply => {
      if (question.kind === "contest") return attentive(question);
      const { passages } = attentive(question).json as { passages: { number: number; role: string }[] };
      const own = question.passages.flatMap(({ number, text: said }) =>
        said.includes("count the Jews")
          ? [{ number, role: "words" }]
          : said.includes("ended the column")
            ? [{ number, role: "outcome" }]
            : [],
      );
      return { json: { passages: [...passages.filter(({ number }) => own.every((one) => one.number !== number)), ...own] } };
    };
    const decisions = (out: string[]) => out.map((line) => (JSON.parse(line) as { id: string; decision?: string }).decision);

    it("answers in order with the rules' gates, tells what it used, and asks nothing twice", async () => {
      const server = await startModelServer(reading);
      const folder = await mkdtemp(join(tmpdir(), "eval-answers-"));
      try {
        const answers = join(folder, "answers.jsonl");
        const variables = { LANGUAGE_MODEL_URL: server.url };
        const rows = [row("a"), "not json", row("b", "\n\nThe market opens at nine.")].join("\n");
        expect(decisions((await run(["incidents"], rows)).out)).toEqual(["none", undefined, "none"]);
        const first = await run(["incidents", "--model", "invented-1", "--answers", answers], rows, variables);
        expect(decisions(first.out)).toEqual(["incident", undefined, "incident"]);
        expect(first.err).toMatch(
          /openai-compatible\/invented-1: \d+ questions asked, 0 answered from those kept, [1-9]\d* tokens in/,
        );
        expect(first.err).toMatch(/rules alone: none/);
        const asked = server.requests.length;
        const second = await run(["incidents", "--model", "invented-1", "--answers", answers], rows, variables);
        expect(second.out).toEqual(first.out);
        expect(server.requests).toHaveLength(asked);
      } finally {
        await server.close();
        await rm(folder, { recursive: true });
      }
    });

    it("puts a page to a human that the model points at and no gate lets through", async () => {
      const server = await startModelServer((question) => {
        if (question.kind === "contest") return attentive(question);
        const { passages } = attentive(question).json as { passages: { number: number; role: string }[] };
        const own = question.passages.filter(({ text: said }) => said.includes("rabbi"));
        return { json: { passages: [...passages, ...own.map(({ number }) => ({ number, role: "act" }))] } };
      });
      try {
        const said =
          "Dorian Quillmere, 41, a locksmith from Wendlebury, has mended the rabbi's door. He said that it took an hour.";
        const { out } = await run(
          ["incidents", "--model", "invented-1"],
          row("a").replace(JSON.stringify(text).slice(1, -1), said),
          {
            LANGUAGE_MODEL_URL: server.url,
          },
        );
        expect(JSON.parse(out[0] ?? "")).toMatchObject({ id: "a", decision: "human", incidents: [], quotes: [] });
      } finally {
        await server.close();
      }
    });

    it("answers a row at once, refuses a file that it cannot write, and loses no answer to one that was cut off", async () => {
      const server = await startModelServer(reading);
      const folder = await mkdtemp(join(tmpdir(), "eval-answers-"));
      const variables = { LANGUAGE_MODEL_URL: server.url };
      try {
        const child = spawn(process.execPath, [main, "incidents", "--model", "invented-1"], {
          stdio: ["pipe", "pipe", "ignore"],
          env: { ...process.env, ...variables },
        });
        const answered = new Promise<string>((resolve) => child.stdout.setEncoding("utf8").once("data", resolve));
        child.stdin.write(`${row("a")}\n`);
        expect(await answered).toContain('"id":"a"');
        child.stdin.end();
        const asked = server.requests.length;
        const refused = await run(["incidents", "--model", "m", "--answers", join(folder, "no", "file")], row("a"), variables);
        expect([refused.code, refused.out]).toEqual([2, []]);
        expect(refused.err).toMatch(/--answers .* cannot be read and written/);
        expect(server.requests).toHaveLength(asked);
        const file = join(folder, "answers.jsonl");
        await writeFile(file, '{"key":"k","answer":1}\n{"key":"cut o');
        for (const again of [false, true]) {
          const before = server.requests.length;
          await run(["incidents", "--model", "invented-1", "--answers", file], row("a"), variables);
          expect(server.requests.length > before).toBe(!again);
        }
      } finally {
        await server.close();
        await rm(folder, { recursive: true });
      }
    }, 30_000);

    it("leaves rows to the rules, and says so, where the model cannot be reached", async () => {
      const { code, out, err } = await run(["incidents", "--model", "invented-1"], row("a"), {
        LANGUAGE_MODEL_URL: "http://127.0.0.1:9/v1",
      });
      expect(code).toBe(0);
      expect(decisions(out)).toEqual(["none"]);
      expect(err).toContain("rules alone: 1 because it could not be reached");
    }, 30_000);
  });
});
