import type { Who } from "./discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** "…, prosecuting, said", "…, for the Crown, told": what stands behind the name of whoever speaks for a side; nobody defends themselves. */
const speaksForSide =
  /^,? (?:(?:prosecuting|defending|mitigating)(?! (?:himself|herself|themselves)\b)|(?:(?:appearing|acting|speaking) )?for the (?:crown|prosecution|defen[cs]e|state|government|people))\b,?/i;
/** "his solicitor, …", "defence counsel …", "Prosecuting barrister …": what stands before it. */
const isCalledCounsel =
  /(?:\b(?:his|her|their|defen[cs]e|prosecuting|defending|prosecution|crown)|\p{L}['’]s?) (?:(?:former|then|new|own|court-appointed|trial|defen[cs]e) )?(?:lawyer|solicitor|barrister|attorney|counsel|advocate|qc|kc),? (?:(?:mr|mrs|ms|miss|dr|sir|dame)\.? )?$|\b(?:lawyer|solicitor|barrister|attorney|counsel|advocate) for the (?:defen[cs]e|prosecution|crown),? (?:(?:mr|mrs|ms|miss|dr|sir|dame)\.? )?$/iu;

const ofDefence = /\b(?:defending|mitigating|defen[cs]e|his|her|their)\b/i;

const kept = new WeakMap<PageReading, { counsel: ReadonlySet<Who>; defence: ReadonlySet<Who> }>();

function read(page: PageReading): { counsel: ReadonlySet<Who>; defence: ReadonlySet<Who> } {
  const known = kept.get(page);
  if (known) return known;
  const counsel = new Set<Who>();
  const defence = new Set<Who>();
  for (const { person, from, end } of page.mentions) {
    const called =
      speaksForSide.exec(page.text.slice(end, end + 60)) ?? isCalledCounsel.exec(page.text.slice(Math.max(0, from - 40), from));
    if (!called) continue;
    counsel.add(`p${person}`);
    if (ofDefence.test(called[0])) defence.add(`p${person}`);
  }
  const found = { counsel, defence };
  kept.set(page, found);
  return found;
}

/**
 * Who speaks for a side of the case in court. What becomes of the one who is tried becomes of nobody here: behind "Ana Ruiz, defending,
 * said Foss had lost his temper" a pronoun is his client's, unless it goes on to speak.
 */
export const counselOf = (page: PageReading): ReadonlySet<Who> => read(page).counsel;

/** Those of them who speak for the one who is tried: what they say in favour of their client nobody has found. */
export const defenceOf = (page: PageReading): ReadonlySet<Who> => read(page).defence;

/** What whoever speaks goes on to do: "He added that …", "She told the court …". */
export const goesOnToSpeak =
  /^,? (?:(?:has|had|also|then|later|further|again|\w+ly) )*(?:said|says|saying|add(?:s|ed)|told|tells|argu(?:es|ed)|ask(?:s|ed)|submit(?:s|ted)|suggest(?:s|ed)|claim(?:s|ed)|explain(?:s|ed)|insist(?:s|ed)|point(?:s|ed) out|describ(?:es|ed)|read|referred|stress(?:es|ed)|conced(?:es|ed)|accept(?:s|ed)|continued|went on|urged|called (?:on|for))\b/i;
