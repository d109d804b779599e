import { defineConfig } from "vitest/config";

// Two projects: pure code beside itself (milliseconds, no I/O) and operations on a real PostgreSQL.
// Browser journeys and process tests are run by tests/run.ts after these.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["src/**/*.test.ts", "eval/**/*.test.ts", "tests/*.test.ts"],
          exclude: ["**/*.server.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "server",
          include: ["src/**/*.server.test.ts"],
          globalSetup: ["tests/support/database.setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
