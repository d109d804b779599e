import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { Step } from "../outcomes/step.ts";

/** "is not currently teaching while the university works to ascertain the facts": a step that decides nothing. */
const meanwhile =
  /\b(?:suspen\w+|on (?:\w+ )?leave|not (?:currently|presently) (?:teaching|working|coaching|employed)|stood down|sidelined|removed from|relieved of)\b[^.;]{0,120}\b(?:while|pending|until|as|to) (?:(?:the|an?|its|our|this|further|\w+['’]s) )?(?:[\w-]+ ){0,5}?(?:investigat\w+|inquir\w+|enquir\w+|review(?:s|ed|ing)?|look(?:s|ing)? into|ascertain\w*|establish(?:es|ing)? (?:the|what)|outcome of|disciplinary (?:hearing|process))\b|\b(?:suspen\w+|on (?:\w+ )?leave|stood down|sidelined|relieved of)\b[^.;]{0,60}\b(?:while|until) (?:it|this|that) (?:continues|is (?:under way|ongoing|complete|completed|concluded|carried out)|concludes|has (?:concluded|finished|reported)|runs|goes on|lasts|reports)\b/i;

/** "A councillor under investigation", "until the inquiry has concluded": what is looked into as the page is written. */
const lookedInto =
  /^(?:An?|The) (?:[\w'’-]+ ){1,6}?(?:(?:is|are|was|were) |who (?:is|are|was|were) )?(?:still |now |currently )?(?:under (?:(?:\w+ )?investigation|scrutiny)|being investigated) (?:for|over|after|into|on)\b|\b(?:until|while|pending|when|once) (?:the|an?|its|our|this) (?:\w+ )?(?:investigation|inquiry|enquiry|review|process)\b(?: (?:has|have|had|is|was|were|to|be|been|fully|formally))*(?: (?:conclud\w+|complet\w+|finish\w+|end(?:s|ed)|carried out|continu\w+|under way|ongoing|takes place|took place)|[.,;])|\b(?:investigation|inquiry|enquiry|review) (?:is|was) (?:expected|due|likely|ongoing|under way|still|continuing|not (?:yet )?(?:finished|complete|over))\b/i;

const interim =
  /(?<!\b(?:no|any|without) )\binterim (?:\w+ )?(?:suspension|orders?|restrictions?|conditions|ban|measures?|prohibition)\b|\b(?:provisionally|temporarily) suspended\b/i;

/** "found that further information may indicate an escalation": of the risk until then, not of what was done. */
const ofRisk =
  /\b(?:may|might|could) (?:indicate|suggest|show|establish|pose|present)\b|\brisk to (?:patients|the public|pupils)\b/i;

const suspends = /\b(?:suspen\w+|on (?:\w+ )?leave|stood down|withdrawn the whip|lost the whip)\b/i;

/** Nothing but such a step, and no court. Who is sorry "for any hurt" owns up to nothing. */
export function isMeanwhile(page: PageReading, record: SubjectRecord, steps: readonly Step[]): boolean {
  const main = page.sentences.filter(({ kind }) => kind === "main").map(({ text }) => text);
  return (
    steps.every(({ status }) => /^(?:disciplined|alleged|arrested|apologised)$/.test(status)) &&
    !record.listed &&
    (main.some((text) => meanwhile.test(text) || interim.test(text)) ||
      (main.some((text) => suspends.test(text)) && main.some((text) => lookedInto.test(text)))) &&
    !page.sentences.some(
      ({ text, kind }) =>
        kind === "main" &&
        !ofRisk.test(text) &&
        /(?<!\b(?:until|pending|when|once|before) (?:the|an?|its|our|this) (?:\w+ )?)\b(?:investigation|inquiry|enquiry|review|panel|hearing|committee|tribunal|commission|adjudicator)\b[^.;]{0,60}\b(?:found|concluded|determined|substantiated|upheld|established)\b/i.test(
          text,
        ),
    )
  );
}
