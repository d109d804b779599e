import type { PageReading } from "../reading/page-reading.ts";
import type { Frame } from "./frame.ts";
import { mask } from "./masked-sentence.ts";

const count =
  "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty)";
const crime =
  "(?:[\\w-]+ ){0,6}(?:offen[cs]es?|charges?|counts?|harassment|assault|criminal damage|stalking|menaces|threats?|threatening|abusive|abuse|sending|using|behaviou?r|communications?|affray|vandalism|mischief|arson|possess\\w*|thefts?|stealing|robbery|burglary|driving|incitement|denial|hatred|disorder|drunk\\w*|fraud|wounding|breach of the peace|public order|obstruct\\w*|resisting|fail\\w* to)\\b";
/** How entries tell what was done about whom they are about, without saying who: at the head of a sentence. */
const untold: [Frame["kind"], RegExp][] = [
  [
    "charge",
    new RegExp(
      `^(?:(?:was )?charged(?: (?:with|under|on|by)|[.,;])|accused of|den(?:ied|ies) ${crime}|(?:pleaded|pled|pleads) not guilty|not guilty pleas?|sent(?: to [^.;]{2,40})? for trial|committed for trial|committed to|remanded|bailed|trial (?:is )?(?:set|fixed|listed) for|charges?: )`,
      "i",
    ),
  ],
  ["indict", /^(?:was )?indicted\b/i],
  ["try", /^(?:is )?on trial\b/i],
  [
    "plead",
    new RegExp(`^(?:(?:pleaded|pled|pleads) guilty|guilty pleas?|pleas? of guilty|plea: guilty|admit(?:ted|s) ${crime})`, "i"),
  ],
  ["convict", /^(?:(?:was )?convicted\b|(?:was )?found guilty\b|guilty verdict|conviction (?:for|of|on)\b|verdict: guilty)/i],
  [
    "sentence",
    new RegExp(
      `^(?:sentence:|(?:was )?sentenced\\b|(?:was )?jailed\\b|(?:was )?imprisoned\\b|(?:was )?given (?:an? )?(?:[\\w-]+ ){0,3}(?:months?|years?|weeks?|community|conditional|suspended|prison|jail|probation|absolute)|conditional discharge|absolute discharge|community (?:order|payback|sentence|service)|probation\\b|imprisonment\\b|time served|bound over|${count}[ -](?:and a half )?(?:months?|years?|weeks?|days?)['’]?(?: and ${count} months?)?(?: in (?:prison|jail|custody|federal prison|state prison)| imprisonment| prison| jail| custody| probation| community order|,? (?:all )?suspended|[.,;]|$))`,
      "i",
    ),
  ],
  [
    "discipline",
    /^(?:(?:sanction|outcome|action|penalty|decision|order|result|disposition|disciplinary action|measure|determination)s?(?: imposed| taken)?[:–-]\s*)?(?:(?:an? |the |by consent,? |immediate |indefinite |permanent |interim |formal |final |written |public |severe |\w+-(?:day|week|month|year|match|game) |(?:\w+|\d+) (?:day|week|month|year|match|game)s?['’]? )*(?:struck off|strike[- ]off|striking[- ]off|erased?\b|erasure|removal\b|removed (?:from|as)|suspen(?:ded|sion)|reprimand|censure|admonish|admonition|expelled|expulsion|excluded|exclusion from|dismissed (?:without notice|for|from|with immediate)|dismissal without|prohibit(?:ed|ion)|ban(?:ned|\b)|disqualifi|revo(?:ked|cation)|deregistered|disbarred|demoted|reduction in rank|warning\b|caution order|conditions of practice|conditional registration|letter of admonishment|surrender|membership (?:terminated|revoked|withdrawn)|licen[cs]e (?:revoked|suspended|surrendered)|relieved of|deletion from|may not be readmitted|barred (?:from|for)))/i,
  ],
  [
    "liable",
    /^(?:award of|awarded\b|ordered to pay|order(?:ed)? (?:that|for|to)\b|damages of|compensation of|civil penalt|must pay|agreed to pay|found (?:proved|proven|liable|in breach|responsible)|(?:charge|allegation|complaint|case)s? (?:found )?(?:proved|proven|upheld|sustained|substantiated|made out)|proved\b|proven\b|sustained\b|upheld\b|substantiated\b|(?:gross )?misconduct\b|in breach\b)/i,
  ],
];
const untoldNot =
  /\b(?:not (?:proved|proven|upheld|sustained|guilty of)|no (?:further )?(?:action|sanction|case|breach|finding)|unfounded|unsubstantiated|dismissed\.|(?:complaint|charge|case|allegation|claim|action)s?:? dismissed|lifted|overturned|set aside|quashed|withdrawn|refused)\b/i;

/** What an entry of a register says was done about the one it is about, in the sentences that leave them out. */
export function framesOfEntry(page: Pick<PageReading, "text" | "sentences" | "head">): Frame[] {
  const { head } = page;
  if (head === null) return [];
  const at = page.sentences.find(({ mentions }) => mentions.some(({ person }) => person === head))?.index ?? 0;
  const isCourt = page.sentences.some(({ text }) =>
    /\b(?:court|magistrates?|crown|prosecut\w+|district attorney|guilty|convicted|probation|felony|misdemeanou?r)\b/i.test(text),
  );
  return page.sentences
    .filter(({ index, kind }) => index >= at && kind === "main")
    .flatMap((sentence) => {
      const text = mask(page.text, sentence).replace(/^\(?\w{1,3}[.)] /, "");
      if (untoldNot.test(text)) return [];
      return untold
        .filter(([kind, pattern]) => (kind !== "sentence" || isCourt) && pattern.test(text))
        .map(([kind]): Frame => ({ person: head, sentence: sentence.index, kind }));
    });
}
