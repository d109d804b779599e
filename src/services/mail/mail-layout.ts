/** What a mail says, in the order in which it is read. */
export type MailContent = {
  /** Also its heading. */
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Smaller, after the action: how long it works, what to do when it was not asked for. */
  notes?: readonly string[];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * One mail as plain text and as HTML that says the same. The HTML loads nothing from anywhere, uses a table and inline
 * styles (mail programs drop the rest), and shows the whole address under its button.
 */
export function layOutMail(content: MailContent): { text: string; html: string } {
  const { title, paragraphs, action, notes = [] } = content;
  const text = [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    "Attest: every claim is attested by a source that you can open.",
  ].join("\n\n");
  const p = (words: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(words)}</p>`;
  const url = action ? escape(action.url) : "";
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title></head>
<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #d9dfe7;border-radius:12px"><tr><td style="padding:32px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c2430">
<p style="margin:0 0 24px;font-weight:bold;font-size:18px;letter-spacing:0.02em;color:#24456f">Attest</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#101722">${escape(title)}</h1>
${paragraphs.map((words) => p(words, "")).join("\n")}
${
  action
    ? `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;background:#24456f;color:#ffffff;text-decoration:none;border-radius:8px;font-weight:bold">${escape(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#56606e;word-break:break-all">Or open this address: <a href="${url}" style="color:#24456f">${url}</a></p>`
    : ""
}
${notes.map((words) => p(words, "font-size:14px;color:#56606e")).join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return { text, html };
}
