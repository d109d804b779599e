import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { build, preview } from "vite";

import { galleryConfig } from "../../gallery/vite-config.ts";

const projectFolder = path.resolve(import.meta.dirname, "../..");

export type RunningGallery = { address: string; stop: () => Promise<void> };

/** The gallery, built: it loads in a moment, however busy the machine is. */
export async function startGallery(): Promise<RunningGallery> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), "attest-gallery-"));
  const config = { ...galleryConfig, mode: "production", build: { ...galleryConfig.build, outDir, emptyOutDir: true } };
  await build(config);
  const server = await preview({ ...config, preview: { host: "127.0.0.1", port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("The gallery stands nowhere");
  return {
    address,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** `npm run ui` on a free port: what it says, and how it ends when it is interrupted. */
export async function startGalleryCommand(): Promise<{ address: string; interrupt: () => Promise<number | null> }> {
  const { PATH = "/usr/bin:/bin", HOME = "/tmp" } = process.env;
  const child: ChildProcess = spawn(
    path.join(projectFolder, "node_modules", ".bin", "node"),
    [path.join(projectFolder, "scripts", "ui.ts")],
    { cwd: projectFolder, env: { PATH, HOME, PORT: "0" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: unknown) => {
      said += String(chunk);
      const told = /stands at (http\S+)/.exec(said)?.[1];
      if (told) resolve(told);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", (code) => reject(new Error(`the gallery ended with ${code}:\n${said}`)));
  });
  return {
    address,
    interrupt() {
      child.kill("SIGINT");
      return ended;
    },
  };
}
