import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import init, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { withVisibleGaps } from "./font-coverage.ts";
import { mapTexts, type ReportDocument } from "./report-document.ts";
import { loadReportFonts } from "./report-fonts.server.ts";

export type TypesetReport = { ok: true; pdf: Uint8Array; pageCount: number } | { ok: false; problem: string };

/** The compiler's shortest form of diagnostics: severity, place and message. */
const unixDiagnostics = 2;

async function typeset(document: ReportDocument): Promise<TypesetReport> {
  const require = createRequire(import.meta.url);
  await init({ module_or_path: readFileSync(require.resolve("@myriaddreamin/typst-ts-web-compiler/wasm")) });
  const { fonts, coverage } = loadReportFonts();
  let missingCharacters = 0;
  const visible = mapTexts(document, (text) => {
    const shown = withVisibleGaps(text, coverage);
    missingCharacters += shown.missing;
    return shown.text;
  });
  const builder = new TypstCompilerBuilder();
  // No file of this machine and no package from elsewhere: the template sees what is put before it.
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.map_shadow("/report.json", new TextEncoder().encode(JSON.stringify({ ...visible, missingCharacters })));
  compiler.add_source("/report.typ", readFileSync(new URL("./report.typ", import.meta.url), "utf8"));
  const made = compiler.compile("/report.typ", null, "pdf", unixDiagnostics) as { result?: Uint8Array; diagnostics?: unknown };
  if (!made.result) return { ok: false, problem: JSON.stringify(made.diagnostics) };
  const pages = JSON.parse(compiler.query("/report.typ", null, "<page-count>", "value")) as number[];
  return { ok: true, pdf: made.result, pageCount: pages[0] ?? 0 };
}

// The thread's whole life is one report: the compiler's memory goes with it.
parentPort?.postMessage(await typeset(workerData as ReportDocument));
