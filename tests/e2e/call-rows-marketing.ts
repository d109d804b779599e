import { expect } from "vitest";
import type { Row } from "./call-rows.ts";

export const marketingRows: Record<string, Row> = {
  getWorkedExample: { door: "anyone", answers: () => ({ subject: { name: "Corwin Stedge" }, pages_read: 5 }) },
  getWebsiteUrl: { door: "anyone", answers: () => expect.stringMatching(/^http:/) },
};
