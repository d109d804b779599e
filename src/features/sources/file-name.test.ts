import { describe, expect, it } from "vitest";
import { attachment, downloadName, readFileName } from "./file-name.ts";

describe("the name of an upload", () => {
  it.each([
    ["report%20of%20May.pdf", "report of May.pdf"],
    ["%D7%9E%D7%9B%D7%AA%D7%91.html", "מכתב.html"],
    ["C%3A%5CUsers%5Cme%5Cpage.html", "page.html"],
    ["..%2F..%2Fetc%2Fpasswd", "passwd"],
    ["safe%E2%80%AEfdp.exe%00%0A", "safefdp.exe"],
    ["%E0%A4%A", null],
    ["%20%2F", null],
    ["", null],
    [null, null],
  ])("%s", (header, name) => {
    expect(readFileName(header)).toBe(name);
  });

  it("is bounded", () => {
    expect(readFileName("x".repeat(5_000))).toHaveLength(255);
  });
});

describe("the name of a download", () => {
  it("is the one it came with, or its title", () => {
    expect(downloadName({ fileName: "a b.pdf", title: "T", kind: "pdf" })).toBe("a b.pdf");
    expect(downloadName({ fileName: null, title: 'Trial: "the mill" / day 2', kind: "html" })).toBe("Trial the mill day 2.html");
    expect(downloadName({ fileName: null, title: "???", kind: "text" })).toBe("source.txt");
  });

  it("travels in any script, and can hold no header", () => {
    expect(attachment("מכתב.html")).toBe("attachment; filename*=UTF-8''%D7%9E%D7%9B%D7%AA%D7%91.html");
    expect(attachment("a'b(c)\r\nSet-Cookie: x")).toBe("attachment; filename*=UTF-8''a%27b%28c%29%0D%0ASet-Cookie%3A%20x");
  });
});
