import type { ExportedIncident } from "./exported.ts";

/** What became of a source on its way into a bundle. */
export type BundledSource = {
  id: string;
  title: string;
  url: string | null;
  archived_at: string;
  sha256: string;
  state: "intact" | "altered" | "missing";
  text_state: "intact" | "altered";
  /** Paths in the bundle; null where there is nothing that could be vouched for. */
  original: string | null;
  text: string;
  /** The token of a time stamp over the original (RFC 3161, DER), where there is one. */
  time_stamp: { file: string; signer: string; authority: string; stamped_at: string } | null;
};

const stateWords = {
  intact: "as it was archived",
  altered: "ALTERED since it was archived: the original is left out, and what rests on it cannot be relied on",
  missing: "MISSING from the archive: what rests on it cannot be relied on",
};

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** An address only where a browser would open a web page by it. */
function link(url: string | null): string {
  if (url === null || !/^https?:\/\//iu.test(url)) return "";
  return ` · <a rel="noreferrer" href="${escape(url)}">${escape(url)}</a>`;
}

export function indexStart(given: { name: string; exportedAt: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Evidence bundle</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#16202b;background:#fff}
blockquote{border-inline-start:3px solid #c5ced8;margin:1rem 0;padding-inline-start:1rem}code{overflow-wrap:anywhere;font-size:.85em}
.bad{color:#8a3b00;font-weight:700}li{margin-block:.75rem}a{overflow-wrap:anywhere}</style></head><body>
<h1>Evidence bundle: <bdi>${escape(given.name)}</bdi></h1>
<p>Made on ${escape(given.exportedAt)}. It holds confirmed incidents alone, the pages they were quoted from as they were archived, and their
texts. To check that nothing was changed since, run <code>sha256sum -c SHA256SUMS</code> in this folder.</p>
<h2>Incidents</h2>
`;
}

export function indexIncident(incident: ExportedIncident, number: number): string {
  const outcomes = incident.outcomes.map(({ status, stated_on }) => `${status}${stated_on ? ` (${stated_on})` : ""}`).join(", ");
  const quotations = incident.passages
    .map(
      (passage) =>
        `<blockquote dir="auto">${escape(passage.text)}</blockquote>
<p><a href="texts/${passage.source_id}.txt">Source</a>${passage.holds ? "" : ' · <span class="bad">no longer matches its hash</span>'}</p>`,
    )
    .join("\n");
  const disputes = [
    ...incident.statements.map(
      ({ text, at }) => `<li dir="auto">${escape(text)} (<strong>the person recorded</strong>, ${escape(at.slice(0, 10))})</li>`,
    ),
    ...incident.disputes.map(({ reason, by }) => `<li dir="auto">${escape(reason)} (<bdi>${escape(by)}</bdi>)</li>`),
  ].join("");
  return `<section><h3>${number}. <span dir="auto">${escape(incident.title)}</span></h3>
<p>${escape(incident.date)} · <bdi>${escape(incident.location)}</bdi>${outcomes ? ` · ${escape(outcomes)}` : ""}</p>
<p dir="auto">${escape(incident.summary)}</p>
${disputes ? `<h4>Disputes and the person's own statement</h4><ul>${disputes}</ul>` : ""}
<h4>Quotations</h4>
${quotations}</section>
`;
}

export function indexSource(source: BundledSource): string {
  const isBad = source.state !== "intact" || source.text_state !== "intact";
  const files = [source.original ? `<a href="${source.original}">original</a>` : "", `<a href="${source.text}">text</a>`]
    .filter(Boolean)
    .join(" · ");
  const stamp = source.time_stamp
    ? `time stamp of ${escape(source.time_stamp.stamped_at)} by <bdi>${escape(source.time_stamp.signer)}</bdi>: <a href="${source.time_stamp.file}">token</a>${
        source.original
          ? `; to check it: <code>openssl ts -verify -data ${source.original} -in ${source.time_stamp.file} -token_in -CAfile time-stamps/authority.pem</code>`
          : ""
      }<br>`
    : "";
  return `<li><bdi>${escape(source.title)}</bdi>${link(source.url)}<br>archived ${escape(source.archived_at)} · ${files}<br>
<code>SHA-256 ${source.sha256}</code><br>${stamp}<span${isBad ? ' class="bad"' : ""}>${stateWords[source.state]}${
    source.text_state === "intact" ? "" : "; its extracted text has been altered as well"
  }</span></li>
`;
}
