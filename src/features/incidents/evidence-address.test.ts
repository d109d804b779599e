import { expect, test } from "vitest";
import { copyAddress, livePage, moderatedFileAddress } from "./evidence-address.ts";

const [workspace, source] = ["0192f0c1-7c1e-7a70-8f0a-0f6d3f1f2a01", "0192f0c1-7c1e-7a70-8f0a-0f6d3f1f2a02"];

test.each([
  "https://courier.example/api/articles/2026-03-02",
  "https://gazette.example/en/api/workspaces/letters",
  "https://courier.example/story?from=/api/feed",
  "http://courier.example/",
])("another site's page is a live page, whatever stands in its path (%s)", (address) => {
  expect(livePage(address)).toBe(address);
});

test.each(["https://attest.example", "https://attest.example/", "http://127.0.0.1:3000"])(
  "a copy that we keep is nobody's live page (%s)",
  (website) => {
    const copy = copyAddress(website, { workspaceId: workspace, sourceId: source });
    expect(copy).toBe(`${new URL(website).origin}/api/workspaces/${workspace}/sources/${source}/original`);
    expect(livePage(copy)).toBeNull();
    const file = moderatedFileAddress(website, source);
    expect(file).toBe(`${new URL(website).origin}/api/moderation/evidence/${source}`);
    expect(livePage(file)).toBeNull();
  },
);

test.each(["", "The evening paper", "javascript:alert(1)", "ftp://courier.example/story"])(
  "what no browser opens as a page is none (%j)",
  (address) => {
    expect(livePage(address)).toBeNull();
  },
);
