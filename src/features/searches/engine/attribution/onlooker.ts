import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse, Who } from "./discourse.ts";

/** Speaks against what was done, or brings the step against whoever did it: "Rep. Ana Ruiz, who introduced the resolution". */
export function condemns(page: PageReading, discourse: Pick<Discourse, "clauses">, who: Who): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === who &&
      !clause.negated &&
      !clause.passive &&
      (clause.class === "condemn" ||
        (bringsStep.test(clause.lemma) && theStep.test(page.text.slice(clause.end, clause.end + 60)))),
  );
}

const bringsStep =
  /^(?:introduc|introduce|sponsor|propos|propose|move|tabl|table|second|fil|file|bring|draft|author|present|chair|lead|back|support|co-sponsor|co-sponsored|vot|vote|submitt|submit|lodg|lodge|refer|referr|raise|rais|call|welcom|welcome)$/;
const theStep =
  /^ (?:for |in favou?r of |to )?(?:the |a |an |its |his |her |this |that )?(?:[\w-]+ ){0,2}(?:resolution|motion|measure|censure|complaint|petition|vote|bill|inquiry|hearing|panel|committee|investigation|proposal|expulsion|suspension|removal|charges?|sanction|decision|ban|dismissal)\b/i;

const perceived =
  "(?:heard|hear|saw|seen|see|watched|noticed|witnessed|smelled|smelt|felt|woken|woke|awoke|learned|learnt|knew|known|recogni[sz]ed|rushed|ran|fled|hid|sheltered|called (?:the )?(?:police|911|999|an ambulance)|(?:was|were|is|had been|been) (?:\\w+ly )?(?:shocked|horrified|terrified|sad|saddened|scared|afraid|frightened|inside|outside|nearby|at home|asleep|passing|relieved|grateful|devastated|heartbroken))";
/** Behind a name and an age: what makes its bearer one who only saw it, or lives there. */
const looksOn = new RegExp(
  [
    "^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? (?:who|that))? (?:\\w+ly )?(?:lives?|lived|living|resides?|works?) (?:opposite|nearby|next door|next to|near|across|upstairs|downstairs|above|below|around the corner|two doors|a few|in the (?:same|next|building|house|block|street|flat))\\b",
    `^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? who)? (?:\\w+ly )?(?:said|told [^.;“”"]{2,40}?|recalled|remembered|described how|explained|added)(?: that)? (?:he|she|they) (?:had |has |have )?(?:\\w+ly )?${perceived}\\b`,
    `^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? who)? (?:had |has )?(?:\\w+ly )?(?:heard|saw|watched|witnessed|noticed|called (?:the )?(?:police|911|999|an ambulance)|(?:was|were) (?:\\w+ly )?(?:passing|walking past|inside|among the (?:dead|wounded|injured)))\\b`,
  ].join("|"),
);

/** "charged with the attempted murder of X": whom it was done to. */
const suffers =
  /\b(?:murder|killing|manslaughter|assault|attack|stabbing|shooting|beating|death|wounding|kidnapping) (?:of|on|against) (?:(?:an?|the|his|her) )?(?:[a-z-]+ ){0,3}$/;

/** Whom some sentence shows as one who saw or heard it, or lives nearby: never the one an unnamed "man" is. */
export function isOnlooker(page: PageReading, who: Who): boolean {
  return page.mentions.some(
    (mention) =>
      `p${mention.person}` === who &&
      (looksOn.test(page.text.slice(mention.end, mention.end + 160)) ||
        suffers.test(page.text.slice(Math.max(0, mention.from - 60), mention.from))),
  );
}
