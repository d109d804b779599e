import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

// Pure code beside itself (milliseconds, no I/O), operations on a real PostgreSQL, the real process, a real browser.
// The last two need the built app; scripts/test.ts, which is `npm test`, sees to that and runs all four.
export default defineConfig({
  test: {
    // Two files at a time, as many as a small machine has cores; vitest's own choice there is one.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "pure",
          // A guard against what never ends, not a measure: some judge hundreds of pages, and machines differ.
          testTimeout: 20_000,
          // No file changes what another one imports: loading the modules once per worker takes a third of the time.
          isolate: false,
          include: ["src/**/*.test.ts", "eval/**/*.test.ts", "gallery/*.test.ts", "tests/*.test.ts"],
          exclude: ["**/*.server.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          include: ["src/**/*.server.test.ts"],
          globalSetup: ["tests/support/database.setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/**/*.process.test.ts"],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: "e2e",
          // Each worker has a product of its own (tests/support/product.ts), and one browser.
          isolate: false,
          include: ["tests/e2e/**/*.e2e.test.ts"],
          globalSetup: ["tests/support/product.setup.ts"],
          setupFiles: ["tests/support/calm-product.setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
