import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

import { openDatabase, type Database } from "#app/db/db.server.ts";
import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { accounts } from "#app/db/schema/index.ts";
import { hashPassword } from "#app/server/password-hash.server.ts";
import { compiledFolder } from "#tests/process/running-app.ts";
import type { DemoRole } from "./demo-role.ts";
import { callServer, type ServerAnswer } from "./server-call.ts";
import { runningProduct } from "./product.ts";

const projectFolder = path.resolve(import.meta.dirname, "../..");

/** The Cookie header of a person of the demo, signed in once for all journeys: sign-ins are counted. */
export function sessionOf(role: DemoRole): string {
  return runningProduct().sessions[role];
}

/** Gives an account a password, so that its person can sign in like anybody. */
export async function givePassword(db: Database, userId: string, password: string): Promise<void> {
  await db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: "credential", password: await hashPassword(password) });
}

/** The product's own database, to arrange what no screen can and to see what was written. */
export function openProductDatabase(): { db: Database; close: () => Promise<void> } {
  const { db, pool } = openDatabase(runningProduct().databaseUrl);
  return { db, close: () => pool.end() };
}

export type RunningWorker = {
  /** Its exit; a worker with CRASH_AT ends by itself. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** A worker process beside the product; answers once it works jobs. */
export async function startWorker(variables: Record<string, string> = {}): Promise<RunningWorker> {
  const { PATH = "/usr/bin:/bin", HOME = "/tmp" } = process.env;
  const child: ChildProcess = spawn(
    path.join(projectFolder, "node_modules", ".bin", "node"),
    [path.join(projectFolder, "src", "worker.ts")],
    {
      cwd: projectFolder,
      env: {
        PATH,
        HOME,
        NODE_COMPILE_CACHE: compiledFolder,
        DATA_DIR: runningProduct().dataDir,
        LOG_LEVEL: "warn",
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = "";
    const hear = (chunk: unknown) => {
      said += String(chunk);
      if (said.includes("Working jobs")) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", (code) => reject(new Error(`the worker ended with ${code}:\n${said}`)));
  });
  return {
    ended,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

let demoId: Promise<string> | undefined;

/** The demo workspace's id. */
export function demoWorkspaceId(): Promise<string> {
  demoId ??= (async () => {
    const answer = await callServer("getWorkspaces", { method: "GET", cookie: sessionOf("owner") });
    const found = (answer.result as { id: string; slug: string }[]).find(({ slug }) => slug === demoWorkspace.slug);
    if (!found) throw new Error("The owner of the demo workspace does not see it");
    return found.id;
  })();
  return demoId;
}

/** Calls a server function as the demo workspace's owner, in that workspace; its result. */
export async function asOwner<Result>(name: string, method: "GET" | "POST", data: Record<string, unknown> = {}): Promise<Result> {
  const cookie = sessionOf("owner");
  const answer: ServerAnswer = await callServer(name, {
    method,
    cookie,
    data: { workspaceId: await demoWorkspaceId(), ...data },
  });
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return answer.result as Result;
}
