import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { Step } from "../outcomes/step.ts";

/** "is not currently teaching while the university works to ascertain the facts": a step that decides nothing. */
const meanwhile =
  /\b(?:suspen\w+|on (?:\w+ )?leave|not (?:currently|presently) (?:teaching|working|coaching|employed)|stood down|sidelined|removed from|relieved of)\b[^.;]{0,120}\b(?:while|pending|until|as|to) (?:(?:the|an?|its|our|this|further|\w+['’]s) )?(?:[\w-]+ ){0,5}?(?:investigat\w+|inquir\w+|enquir\w+|review(?:s|ed|ing)?|look(?:s|ing)? into|ascertain\w*|establish(?:es|ing)? (?:the|what)|outcome of|disciplinary (?:hearing|process))\b/i;

const interim =
  /(?<!\b(?:no|any|without) )\binterim (?:\w+ )?(?:suspension|orders?|restrictions?|conditions|ban|measures?|prohibition)\b|\b(?:provisionally|temporarily) suspended\b/i;

/** "found that further information may indicate an escalation": of the risk until then, not of what was done. */
const ofRisk =
  /\b(?:may|might|could) (?:indicate|suggest|show|establish|pose|present)\b|\brisk to (?:patients|the public|pupils)\b/i;

/** Nothing but such a step, and no court. */
export function isMeanwhile(page: PageReading, record: SubjectRecord, steps: readonly Step[]): boolean {
  return (
    steps.every(({ status }) => /^(?:disciplined|alleged|arrested)$/.test(status)) &&
    !record.listed &&
    page.sentences.some(({ text, kind }) => kind === "main" && (meanwhile.test(text) || interim.test(text))) &&
    !page.sentences.some(
      ({ text, kind }) =>
        kind === "main" &&
        !ofRisk.test(text) &&
        /\b(?:investigation|inquiry|enquiry|review|panel|hearing|committee|tribunal|commission|adjudicator)\b[^.;]{0,60}\b(?:found|concluded|determined|substantiated|upheld|established)\b/i.test(
          text,
        ),
    )
  );
}
