import { describe, expect, it } from "vitest";
import { extractBlocks, extractPage } from "./page-text.ts";

const paragraphs = [
  "The council of Tarn Valley voted on Monday evening to remove its adviser, Orsolya Brandt, after an inquiry found her remarks antisemitic.",
  "“She has not regretted a single word,” said the ombudsman, Kwame Lindqvist, who had looked into two speeches given in the spring.",
  "Ms Brandt, who had advised the council on housing since 2019, told reporters that she would appeal, and that she stood by what she said.",
];
const article = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
const aside = (heading: string) =>
  `<ul>${["Baker jailed over arson at synagogue", "Five things to do this weekend", "Mayor denies slur at rally"].map((text) => `<li><a href="/x">${text}</a></li>`).join("")}</ul><h3>${heading}</h3>`;

function aPage(body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><title>Council removes adviser | Tarn Valley Herald</title>${head}</head><body>
    <header><nav><a href="/">Home</a> <a href="/news">News</a></nav></header>${body}<footer>© Tarn Valley Herald. All rights reserved.</footer></body></html>`;
}

describe("a page of short lines", () => {
  const lines = ["Rosa: are you coming tonight?", "Idris: at nine, by the pier", "Rosa: bring the boat papers"];
  const conversation = `<h1>Conversation</h1>${lines.map((line) => `<div class="message">${line}</div>`).join("")}`;

  it("has its lines as its text, without what surrounds them", () => {
    const around = `<div><a href="/a">Baker jailed over arson</a> <a href="/b">More</a></div><aside><p>Most read today</p></aside>`;
    expect(extractPage(aPage(`${around}<div>${conversation}</div>`)).text.split(/\n+/u)).toEqual(["Conversation", ...lines]);
  });

  it("has none where it is links, headings and a footer alone", () => {
    expect(extractPage(aPage(`<h2>News of the day</h2><h2>And of the valley</h2>${aside("Most read")}`)).text).toBe("");
    expect(extractPage(aPage("<p>Loading…</p>")).text).toBe("");
  });
});

describe("extractPage", () => {
  const expected = paragraphs.join("\n\n");

  it.each([
    ["an article element", `<main><article><h1>Council removes adviser</h1>${article}</article></main>`],
    ["plain divs", `<div id="page"><div class="col-8"><h1>Council removes adviser</h1><div>${article}</div></div></div>`],
    ["a layout class that names a sidebar", `<div class="layout has-sidebar"><div class="left">${article}</div></div>`],
    ["one form around everything", `<form id="aspnet"><div class="x"><h1>Council removes adviser</h1>${article}</div></form>`],
    ["line breaks for paragraphs", `<div class="story">${paragraphs.join("<br><br>")}</div>`],
    ["a table for its layout", `<table><tr><td><a href="/">Home</a></td><td>${article}</td></tr></table>`],
  ])("finds the article in %s", (_, body) => {
    const text = extractPage(aPage(body)).text;
    expect(text.split(/\n+/u)).toEqual(paragraphs);
  });

  it.each([
    [
      "a side panel",
      `<aside>${aside("Most read")}<p>Rabbi attacked by local man Dario Venn, police say, in front of forty people.</p></aside>`,
    ],
    ["a div called related", `<div class="article-related-stories">${aside("Related")}</div>`],
    [
      "readers' comments",
      `<div id="comments"><div class="comment-body"><p>${"Lock up Dario Venn, he did it, everybody knows. ".repeat(20)}</p></div></div>`,
    ],
    [
      "a cookie wall",
      `<div class="cookie-consent"><p>We and our partners use cookies to store information about Dario Venn on your device.</p></div>`,
    ],
    [
      "a hidden block",
      `<div style="display:none"><p>Dario Venn was seen with a hammer at the cemetery gates, it is said.</p></div>`,
    ],
    [
      "a picture's caption",
      `<figure><img src="a.jpg"><figcaption>Dario Venn, seen here at the rally, said nothing at all on Monday.</figcaption></figure>`,
    ],
    [
      "a form",
      `<div class="newsletter"><form><p>Sign up to hear of Dario Venn and others, every morning at seven.</p><input></form></div>`,
    ],
    ["a script", `<script>var headline = "Dario Venn arrested over synagogue fire, police say."</script>`],
    ["a dialog", `<div role="dialog"><p>Dario Venn would like to send you notifications, would you like to get them?</p></div>`],
  ])("never takes text from %s inside the article", (_, other) => {
    const body = `<article><h1>Council removes adviser</h1><p>${paragraphs[0]}</p>${other}<p>${paragraphs[1]}</p><p>${paragraphs[2]}</p></article>`;
    const { text } = extractPage(aPage(body));
    expect(text).not.toContain("Dario Venn");
    expect(text).not.toContain("Baker jailed");
    for (const paragraph of paragraphs) expect(text).toContain(paragraph);
  });

  it("takes no other article's headline for text, wherever the page puts it", () => {
    const body = `<div class="wrap"><div class="main"><h1>Council removes adviser</h1>${article}</div><div class="bottom">
      ${aside("Latest")}<p>Read more: <a href="/y">Synagogue arson: Dario Venn charged</a></p></div></div>`;
    const { text } = extractPage(aPage(body));
    expect(text).not.toMatch(/Baker|Dario|Latest/u);
  });

  it("keeps every word of a sentence, whatever the words are called", () => {
    const sentence = `<p>The <a class="tag related" href="/c">council</a> did <span class="tooltip">not</span> <em class="ad">accept</em> the <strong class="comment">apology</strong> that evening, members said.</p>`;
    const body = `<article><h1>Council removes adviser</h1>${article}${sentence}</article>`;
    expect(extractPage(aPage(body)).text).toContain("The council did not accept the apology that evening, members said.");
  });

  it("keeps a paragraph that begins with the name in the title", () => {
    const named = `<p>Orsolya Brandt told the council that she would go, and that nobody had asked her to; she regretted nothing.</p>`;
    const page = `<title>Orsolya Brandt, adviser</title><article><h1>Orsolya Brandt, adviser</h1>${article}${named}</article>`;
    expect(extractPage(page).text).toContain("Orsolya Brandt told the council");
    const short = page.replaceAll("Orsolya Brandt, adviser", "Orsolya Brandt");
    expect(extractPage(short).text).toContain("Orsolya Brandt told the council");
  });

  it("keeps the text before a lower heading that repeats the title", () => {
    const opening = "Nobody in the valley had expected the vote, and few had asked for it, when the members sat down at seven.";
    const body = `<div class="entry"><p>${opening}</p><h3>Council removes adviser</h3>${article}${article}</div>`;
    expect(extractPage(aPage(body)).text.startsWith(opening)).toBe(true);
  });

  it("reads a page whose builder calls every piece of it a widget", () => {
    const piece = (content: string, kind = "text") =>
      `<div class="maker-widget maker-widget-${kind}"><div class="maker-widget-inner">${content}</div></div>`;
    const pieces = paragraphs.map((paragraph) => piece(`<p>${paragraph}</p>`)).join("");
    const share = piece("<p>Pass it on to your friends and neighbours, wherever they are tonight.</p>", "share-buttons");
    const body = `<div class="maker-page"><h1>Council removes adviser</h1>${pieces}${share}</div>`;
    expect(extractPage(aPage(body)).text.split(/\n+/u)).toEqual(paragraphs);
  });

  it("keeps a short sentence that opens the text, and what stands before the first of its headings", () => {
    const opening = `<p>Nobody saw it coming.</p>`;
    const headed = `<h1>What was said</h1>${article}<h1>What was done</h1>${article}`;
    expect(extractPage(aPage(`<div class="entry">${opening}${article}</div>`)).text).toMatch(/^Nobody saw it coming\./u);
    const { text } = extractPage(aPage(`<div class="entry">${opening}<p>${paragraphs[2]}</p>${headed}</div>`));
    expect(text).toMatch(/^Nobody saw it coming\.\n\nMs Brandt[^\n]+\n\nWhat was said/u);
  });

  it("takes an anchor that leads nowhere for no link, though it is never closed", () => {
    expect(extractPage(aPage(`<a name="top"><div class="story"><p>Top</p>${article}</div>`)).text).toContain(expected);
  });

  it("keeps a list whose items begin with a link and go on to say something", () => {
    const items = ["The report of the ombudsman", "The minutes of the council", "The answer of the adviser"].map(
      (name) =>
        `<li><a href="/x">${name}</a> is public since Monday and says in nine pages what was found and what was not.</li>`,
    );
    const { text } = extractPage(
      aPage(`<article><h1>Council removes adviser</h1>${article}<ul>${items.join("")}</ul></article>`),
    );
    expect(text).toContain("The minutes of the council is public since Monday");
  });

  it("puts parts that the server streams later to their place, and shows no other hidden ones", () => {
    const parts = `<div hidden id="S:0">${article}<template id="P:1"></template></div><div hidden id="S:1"><p>The next meeting is on the fourth of April, in public, at seven in the evening.</p></div>
      <div hidden id="S:7"><p>Dario Venn was seen with a hammer at the cemetery gates, it is said.</p></div>`;
    const { text } = extractPage(aPage(`<main><h1>Council removes adviser</h1><template id="B:0"></template></main>${parts}`));
    expect(text.split(/\n+/u)).toEqual([
      ...paragraphs,
      "The next meeting is on the fourth of April, in public, at seven in the evening.",
    ]);
  });

  it("leaves out a gallery inside the article, though its captions are longer than the article", () => {
    const captions = "<p>Dario Venn was seen at the harbour fair with his two dogs, as every year, and bought a kite.</p>".repeat(
      40,
    );
    const body = `<div class="article-body">${article.repeat(4)}<div class="full-gallery">${captions}</div></div>`;
    expect(extractPage(aPage(body)).text).not.toContain("Dario Venn");
  });

  it("knows the prose of scripts that write no full stop", () => {
    const thai = "สภาเมืองลงมติเมื่อวันจันทร์ให้ปลดที่ปรึกษา หลังจากการสอบสวนพบว่าคำพูดของเธอเป็นการเหยียดเชื้อชาติ";
    const body = `<div class="story">${`<p>${thai}</p>`.repeat(4)}</div><div class="bottom"><div>ข่าวล่าสุด</div><div>ติดต่อเรา</div></div>`;
    expect(extractPage(aPage(body)).text.split(/\n+/u)).toEqual([thai, thai, thai, thai]);
  });

  it("reads an article in a panel of tabs", () => {
    const body = `<div role="tablist"><a href="#a" role="tab">Story</a><div role="tabpanel">${article}</div></div>`;
    expect(extractPage(aPage(body)).text).toContain(expected);
  });

  it("keeps headings, lists, quotations and table rows as lines", () => {
    const body = `<article><h1>Council removes adviser</h1>${article}<h2>What was found</h2><ul><li>Two speeches, in March and in May, were looked into.</li>
      <li>Both were found to be antisemitic by the panel, in full.</li></ul><blockquote>They pull every string in this town, and always have.</blockquote>
      <table><tr><th>Member</th><th>Vote</th></tr><tr><td>Ilse Marsh</td><td>For</td></tr></table><p>The next meeting is on the fourth of April, in public.</p></article>`;
    const { text } = extractPage(aPage(body));
    expect(text).toContain("\n\nWhat was found\n\nTwo speeches, in March and in May, were looked into.\nBoth were found");
    expect(text).toContain("They pull every string in this town, and always have.");
    expect(text).toContain("Ilse Marsh\tFor");
  });

  it("reads title, author, canonical address, language and day", () => {
    const head = `<link rel="canonical" href="/news/council"><meta property="article:published_time" content="2024-03-05T22:30:00-05:00">
      <script type="application/ld+json">{"@type":"NewsArticle","headline":"Council removes adviser","dateModified":"2024-04-01","author":[{"@type":"Person","name":"Ruta Okonjo"},{"@type":"Person","name":"By Femi Strand"}]}</script>`;
    const body = `<article><h1>Council removes adviser</h1>${article}</article>`;
    expect(extractPage(aPage(body, head), "https://herald.example/x")).toMatchObject({
      title: "Council removes adviser",
      author: "Ruta Okonjo, Femi Strand",
      canonicalUrl: "https://herald.example/news/council",
      language: "en",
      publishedAt: "2024-03-05",
    });
  });

  it.each([
    [`<p class="byline">By Ruta Okonjo</p><time datetime="2024-03-05">Tuesday</time>`, "2024-03-05"],
    [`<span class="post-date">5 March 2024</span>`, "2024-03-05"],
    [`<div>Published: 05.03.2024, 10:00</div>`, "2024-03-05"],
    [
      `<time class="updated" datetime="2024-04-01"></time><time class="entry-date published" datetime="2024-03-05"></time>`,
      "2024-03-05",
    ],
    [`<p>No day at all is given here.</p>`, null],
    [
      `<p class="under">${"This entry stands among notes on the harbour and what is built there. ".repeat(6)}It was written on Saturday, 5 March 2024 at noon, published and filed under notes.</p>`,
      "2024-03-05",
    ],
    [`<footer><p>Copyright © 05.03.2024 by the harbour board</p></footer>`, "2024-03-05"],
  ])("finds the day of publication in %j", (line, day) => {
    const body = `<article><h1>Council removes adviser</h1>${line}${article}</article><aside><time datetime="2021-01-01">1 January 2021</time></aside>`;
    expect(extractPage(aPage(body)).publishedAt).toBe(day);
  });

  it("reads the month first where the page's other numbers can be read in no other way", () => {
    const lines = (other: string) => `<h1>Council removes adviser</h1><p>03/05/2024</p>${article}<p>Next meeting: ${other}</p>`;
    expect(extractPage(aPage(lines("03/25/2024"))).publishedAt).toBe("2024-03-05");
    expect(extractPage(aPage(lines("25/05/2024"))).publishedAt).toBe("2024-05-03");
    expect(extractPage(aPage(lines("soon"))).publishedAt).toBe("2024-05-03");
  });

  it("takes the day beside the headline before those of other pages, whatever the elements are called", () => {
    const cards = ["3 April 2024", "1 April 2024"].map(
      (day) => `<div><h4>Mayor denies slur at rally</h4><time>${day}</time></div>`,
    );
    const body = `<h2>Council removes adviser</h2><p>Orsolya Brandt<br>5 March 2024 · 4 minutes</p>${article.repeat(2)}`;
    expect(extractPage(aPage(`<main>${body}</main><section>${cards.join("")}</section>`)).publishedAt).toBe("2024-03-05");
    expect(extractPage(aPage(`<section>${cards.join("")}${"<br><b></b>".repeat(20)}</section>${body}`)).publishedAt).toBe(
      "2024-03-05",
    );
  });

  it("believes the day beside the headline though its element is named for the comments beside it", () => {
    const body = `<h1>Council removes adviser</h1><div class="date-and-comments"><time>5 March 2024</time></div>${article.repeat(2)}`;
    const cards = `<ul><li><time>3 April 2024</time></li></ul>`;
    expect(extractPage(aPage(`<main>${body}</main><section>${cards}</section>`)).publishedAt).toBe("2024-03-05");
  });

  it.each([
    ["5 March 2024", "2024-03-05"],
    ["Updated 5 March 2024", "2024-05-01"],
    ["30 April 2024", "2024-05-01"],
    ["Two speeches of 5 March 2024 had been looked into before the vote was taken", "2024-05-01"],
    ["5 March 2024 and again 1 May 2024", "2024-05-01"],
    ["05/01/2024", "2024-05-01"],
    ['5 March 2024 <time datetime="2024-05-01">yesterday</time>', "2024-05-01"],
  ])("takes %j beside the headline for the day only where the stated one is later and shown nowhere", (line, day) => {
    const head = `<script type="application/ld+json">{"@type":"BlogPosting","datePublished":"2024-05-01T08:00:00Z"}</script>`;
    expect(extractPage(aPage(`<h1>Council removes adviser</h1><div>${line}</div>${article}`, head)).publishedAt).toBe(day);
  });

  it.each([
    ["2024-03-05T09:10:00+01:00", "2024-03-05"],
    ["2024-03-05T02:10:00Z", "2024-03-04"],
    ["2024-03-09T09:10:00+01:00", "2024-03-04"],
  ])("takes an address made the evening before for what it is: %s", (time, day) => {
    const head = `<meta property="article:published_time" content="${time}">`;
    expect(extractPage(aPage(article, head), "https://paper.example/2024/03/04/adviser").publishedAt).toBe(day);
  });

  it("takes the text from JSON-LD where scripts would have put it into the page", () => {
    const head = `<script type="application/ld+json">{"@type":"NewsArticle","articleBody":${JSON.stringify(expected)}}</script>`;
    expect(extractPage(aPage('<div id="app"></div>', head)).text).toBe(expected);
  });

  it("has no text where a page has none, and never throws", () => {
    expect(extractPage("").text).toBe("");
    expect(extractPage("<html><body><nav><a href=/>Home</a></nav></body></html>").text).toBe("");
    expect(extractPage(`${"<div><b>".repeat(30_000)}<p>${paragraphs[0]}`).title).toBeNull();
    expect(() =>
      extractPage('<script type="application/ld+json">{"@type": [}</script><meta content><time datetime>'),
    ).not.toThrow();
  });

  it("reads a page of 200 kB quickly", () => {
    const filler = `<div class="teaser"><a href="/x">Five things to do</a><span>Today</span></div>`.repeat(1_200);
    const body = `<article><h1>Council removes adviser</h1>${article.repeat(120)}</article>${filler}`;
    const page = aPage(body);
    expect(page.length).toBeGreaterThan(120_000);
    extractPage(page);
    // The thread's own time: a busy machine does not slow it.
    const before = process.cpuUsage();
    extractPage(page);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(250);
  });
});

it("extractBlocks keeps everything, for documents that are nothing but text", () => {
  expect(extractBlocks("<h1>Report</h1><p>One.</p><ul><li>Two</li><li><a href=x>Three</a></li></ul>")).toEqual({
    title: "Report",
    text: "Report\n\nOne.\n\nTwo\nThree",
  });
});
