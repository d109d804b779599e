import { createInterface } from "node:readline";

/** One evaluation row in, one result out (without its id). Throws an Error in words on a bad row. */
type Task = (row: Record<string, unknown>) => unknown;

// Each task loads only what it needs: a name check does not wait for the page reader.
const tasks: Record<string, () => Promise<Task>> = {
  names: async () => (await import("./names.ts")).names,
  quotes: async () => (await import("./quotes.ts")).quotes,
  "page-text": async () => (await import("./page-text.ts")).pageText,
  incidents: async () => (await import("./incidents.ts")).incidents,
  namesakes: async () => (await import("./namesakes.ts")).namesakes,
  "same-event": async () => (await import("./same-event.ts")).sameEventTask,
};

const usage = `Usage: npm run --silent eval -- TASK < rows.jsonl > results.jsonl
TASK is one of: ${Object.keys(tasks).join(", ")}`;

/** Longer lines are refused in words, so that one broken row cannot fill the memory. */
const longestLine = 64 * 1024 * 1024;
const progressEvery = 2_000;

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A schema's complaint as one line: "page: expected string". */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const issues = (error as { issues?: { path?: unknown[]; message?: string }[] }).issues;
  if (!Array.isArray(issues)) return error.message;
  return issues.map((issue) => `${issue.path?.join(".") ?? ""}: ${issue.message ?? ""}`).join("; ");
}

async function answer(task: Task, line: string): Promise<string> {
  let id: unknown = null;
  try {
    if (line.length > longestLine) throw new Error("The line is longer than 64 MB");
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch {
      throw new Error("The line is not JSON");
    }
    if (!isRow(row)) throw new Error("The line is not a JSON object");
    id = row["id"] ?? null;
    const result = await task(row);
    return JSON.stringify({ id, ...(isRow(result) ? result : {}) });
  } catch (error) {
    return JSON.stringify({ id, error: inWords(error) });
  }
}

/** Waits until the reader of our output can take more. */
function write(line: string): Promise<void> | void {
  if (process.stdout.write(`${line}\n`)) return;
  return new Promise((resolve) => process.stdout.once("drain", resolve));
}

async function run(name: string): Promise<void> {
  const load = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!load) refuse(`Unknown task: ${name}\n${usage}`);
  const task = await load();
  const started = Date.now();
  let rows = 0;
  // Whoever reads us may stop early (`head`): that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  const say = (end: string) => {
    const seconds = (Date.now() - started) / 1_000;
    process.stderr.write(`${name}: ${rows} ${rows === 1 ? "row" : "rows"} in ${seconds.toFixed(1)} s${end}`);
  };
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const result = await answer(task, line.replace(/^\ufeff/, ""));
    await write(result);
    rows += 1;
    if (rows % progressEvery === 0) say(process.stderr.isTTY ? "\r" : "\n");
  }
  say("\n");
}

const [first, ...rest] = process.argv.slice(2);
if (!first) refuse(usage);
for (const argument of [first, ...rest]) {
  if (argument === "--model" || argument.startsWith("--model=")) {
    refuse("No language model is configured: --model needs one (LANGUAGE_MODEL_KEY); without it the embedded engine answers.");
  }
}
if (rest.length > 0) refuse(`Unknown argument: ${rest.join(" ")}\n${usage}`);
await run(first);
