import type { PageReading } from "../reading/page-reading.ts";
import type { ResolvedClause } from "./discourse.ts";

/** "for refusing to go on antisemitism training": nobody is refused anything. */
export const refusesLessons = (page: PageReading, clause: ResolvedClause) =>
  clause.class === "refuse" &&
  /^(?: to)? (?:[\w-]+ ){0,6}?(?:training|courses?|workshops?|education|seminars?|classes|lessons?|programmes?|apologi[sz]e)\b/i.test(
    page.text.slice(clause.end, clause.end + 90),
  );

/** "lit the candle": nothing is set on fire. */
export function lightsCandle(page: PageReading, clause: ResolvedClause): boolean {
  return (
    clause.lemma === "light" &&
    /^ (?:the |a |an |his |her |their |some |two |one |\w+ )?(?:\w+ )?(?:candles?|lamps?|lanterns?|menorahs?|cigarettes?|cigars?|pipe|stoves?|incense)\b/i.test(
      page.text.slice(clause.end, clause.end + 50),
    )
  );
}

/** "followed the prosecutor's case", "targeted the defence's argument", "approached the question": nobody is followed or targeted. */
export function followsReasons(page: PageReading, clause: ResolvedClause): boolean {
  return (
    /^(?:follow|approach|target|confront|attack)$/.test(clause.lemma) &&
    /^ (?:[\p{L}'’-]+ ){0,4}?(?:case|advice|arguments?|recommendations?|rulings?|judg(?:e)?ments?|guidance|guidelines?|rules?|instructions?|procedures?|lead|example|precedents?|reasoning|submissions?|motions?|requests?|questions?|issues?|subject|topic|task|claims?|decisions?|findings)\b/iu.test(
      page.text.slice(clause.end, clause.end + 80).split(/[.;:,“”"]/)[0] ?? "",
    )
  );
}
