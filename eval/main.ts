import { createInterface } from "node:readline";
import { turns } from "#app/lib/turns.ts";

/** One evaluation row in, one result out (without its id). Throws an Error in words on a bad row. */
type Task = (row: Record<string, unknown>) => unknown;

/** Rows asked of a hosted model at once: each waits for the network, not for this machine. */
const rowsAtOnce = 8;

// Each task loads only what it needs: a name check does not wait for the page reader.
const tasks: Record<string, () => Promise<Task>> = {
  names: async () => (await import("./names.ts")).names,
  quotes: async () => (await import("./quotes.ts")).quotes,
  "page-text": async () => (await import("./page-text.ts")).pageText,
  incidents: async () => (await import("./incidents.ts")).incidents,
  namesakes: async () => (await import("./namesakes.ts")).namesakes,
  "same-event": async () => (await import("./same-event.ts")).sameEventTask,
};

const usage = `Usage: npm run --silent eval -- TASK [--model NAME [--answers FILE]] < rows.jsonl > results.jsonl
TASK is one of: ${Object.keys(tasks).join(", ")}
--model NAME, for incidents: the hosted model of this name beside the rules, by the LANGUAGE_MODEL_ variables (docs/operations.md)
--answers FILE: keeps the model's answers there, so that asking again costs nothing`;

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

async function run(name: string, model: { name: string; answers: string | undefined } | null): Promise<void> {
  const load = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!load) refuse(`Unknown task: ${name}\n${usage}`);
  const asked = model && (await withModel(name, model));
  const task = asked?.task ?? (await load());
  const started = Date.now();
  let rows = 0;
  // Whoever reads us may stop early (`head`): that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  const say = (end: string) => {
    const seconds = (Date.now() - started) / 1_000;
    process.stderr.write(`${name}: ${rows} ${rows === 1 ? "row" : "rows"} in ${seconds.toFixed(1)} s${end}`);
  };
  // Answers leave in the order of the rows, whichever comes first, and each as soon as those before it have left.
  const inTurn = turns(asked ? rowsAtOnce : 1);
  let last = Promise.resolve();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const before = last;
    // The next line is read once this one has its turn: so many rows are held, and no more.
    await new Promise<void>((begun) => {
      last = inTurn(async () => {
        begun();
        const result = await answer(task, line.replace(/^\ufeff/, ""));
        await before;
        await write(result);
        rows += 1;
        if (rows % progressEvery === 0 || (asked && rows % 25 === 0)) say(process.stderr.isTTY ? "\r" : "\n");
      });
    });
  }
  await last;
  say("\n");
  if (asked) process.stderr.write(`${asked.used()}\n`);
}

/** The incidents task with a hosted model, and what it used so far in words. */
async function withModel(name: string, given: { name: string; answers: string | undefined }) {
  if (name !== "incidents") refuse(`--model is for incidents: no language model has a part in ${name}`);
  const { answersIn, modelNamed } = await import("./model.ts");
  const { incidentsWithModel } = await import("./incidents.ts");
  const { questionsAtOnce } = await import("#app/features/searches/model-desk.ts");
  const { fallbackWords, sumModelUse } = await import("#app/features/searches/model-use.ts");
  const uses: Parameters<typeof sumModelUse>[0][number][] = [];
  try {
    const model = modelNamed(given.name, process.env);
    const kept = answersIn(given.answers);
    const { signal } = new AbortController();
    const inTurn = turns(questionsAtOnce);
    return {
      task: (row: Record<string, unknown>) =>
        incidentsWithModel(row, { model, kept, signal, inTurn, told: (use) => uses.push(use) }),
      used: () => {
        const sum = sumModelUse(uses);
        const alone = Object.entries(sum.fallbacks).map(
          ([reason, count]) => `${count} because ${fallbackWords[reason as keyof typeof fallbackWords]}`,
        );
        return `${model.model}: ${sum.asked} questions asked, ${sum.repeated} answered from those kept, ${sum.inputTokens} tokens in, ${sum.outputTokens} out, $${(sum.costMicroUsd / 1_000_000).toFixed(2)}; pages judged by the rules alone: ${alone.join(", ") || "none"}`;
      },
    };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** `--name value` or `--name=value`; taken out of the list. */
function option(list: string[], name: string): string | undefined {
  const at = list.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const [found = "", following] = list.slice(at, at + 2);
  const value = found.includes("=") ? found.slice(name.length + 1) : following;
  if (!value || value.startsWith("--")) refuse(`${name} needs a value\n${usage}`);
  list.splice(at, found.includes("=") ? 1 : 2);
  return value;
}

const list = process.argv.slice(2);
const modelName = option(list, "--model");
const answersFile = option(list, "--answers");
const [first, ...rest] = list;
if (!first) refuse(usage);
if (rest.length > 0) refuse(`Unknown argument: ${rest.join(" ")}\n${usage}`);
if (answersFile !== undefined && modelName === undefined) refuse(`--answers needs --model\n${usage}`);
await run(first, modelName === undefined ? null : { name: modelName, answers: answersFile });
