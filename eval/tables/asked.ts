import { incidents } from "../incidents.ts";
import type { Cell, Table } from "./table.ts";

export type Failed = { cell: Cell; decision: string };

/** Every cell of a table judged by the embedded engine as the `incidents` task does: how many there are, and which fail. */
export function asked(table: Table): { count: number; failed: Failed[] } {
  const failed: Failed[] = [];
  let count = 0;
  for (const cell of table.cells()) {
    count += 1;
    const { decision } = incidents({
      id: cell.id,
      subject: { name: cell.subject },
      documents: [{ url: "https://example.org/page", title: cell.title, date: "2025-03-04", text: cell.text }],
    }) as { decision: string };
    if ((decision === "incident") !== (table.wanted === "recorded")) failed.push({ cell, decision });
  }
  return { count, failed };
}
