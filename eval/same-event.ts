import type { Report } from "#app/features/searches/engine/events/read-report.ts";
import { sameEvent } from "#app/features/searches/engine/events/same-event.ts";
import { day, object, optionalText, type Row, text } from "./row.ts";

function report(row: Row): Report {
  return { title: optionalText(row, "title"), text: text(row, "text"), date: day(row, "date") };
}

/** Task "same-event": do two reports tell of one event? */
export function sameEventTask(row: Row): { score: number; same: boolean } {
  return sameEvent(report(object(row, "a")), report(object(row, "b")));
}
