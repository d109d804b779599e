import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

function run(args: string[], input: string): Promise<{ code: number | null; out: string[]; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: ["pipe", "pipe", "pipe"] });
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
    const model = await run(["names", "--model", "any"], "");
    expect(model.code).toBe(2);
    expect(model.err).toContain("No language model is configured");
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
});
