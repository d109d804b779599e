import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files whose tests wait long: for a job's next try, a silent server, a clock. Without a record of earlier runs files
 * are begun by their size, so that these would come last and be waited for by nobody but themselves.
 */
export const longest = [
  "src/services/jobs/jobs.server.test.ts",
  "src/features/reports/reports.server.test.ts",
  "src/features/searches/hosted-search.server.test.ts",
  "src/features/billing/credits.server.test.ts",
  "src/features/billing/credit-conservation.server.test.ts",
  "src/features/searches/past-searches.server.test.ts",
];

/** As vitest orders files, but these before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification) => longest.some((one) => file.moduleId.endsWith(`/${one}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
