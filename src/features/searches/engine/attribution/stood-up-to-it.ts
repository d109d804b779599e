import { hostility, namesAntisemitism, namesJewish } from "../hatred/hostility.ts";
import type { Clause } from "../reading/clause.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Who } from "./discourse.ts";

/*
 * "A passenger shouted '…' at a rabbi. Ana Ruiz, a conductor, put him off the train": whoever does something to the one of whom the page has
 * told such a deed without a name is another.
 */

/** What is done to whoever did it, or for those it was done to; a blow may be struck by either. */
const toDoer =
  /^(?:put|knock|get|throw|hold|grab|wrestl|stop|tell|ask|confront|film|photograph|chase|follow|wrestle|tackl|tackle|march|escort|restrain|pull|drag|keep|seize|seiz|detain|catch|challenge|challeng|take|order|eject|ban|bann|report|record|block|disarm|pin|pinn|overpower|lead|show|turn|shout|call|stand|step|steppe|run|go|intervene|interven|ring|phone|alert|warn|beg|urge|remonstrate|remonstrat|reason|argue|plead|talk|speak|look|move|approach|identify|identif|recognise|recognis|recognize|recogniz|push|shove|sit|jump|rush|lock|shut|refuse|serve|deny|expel|remove|remov|give|driv|drive|offer|help|shelter|comfort|invit|invite|treat|bring|bundle|bundl|usher|steer|guide|guid|walk|see|hear|watch)$/;
/** "called the police", "rang 999"; whoever told the police something may be the one. */
const callsFor = /^(?:call|ring|phone|alert|shout)$/;
const help = /^ (?:for )?(?:the )?(?:police|officers|security|999|911|emergency services|help)\b/i;
/** Done for those it was done to: "them", beside one who did it, are they. */
const inAid = /^(?:give|driv|drive|offer|help|shelter|comfort|invit|invite|treat|bring|stand|walk|lead|usher|guide|guid)$/;
const ofSeveral =
  /\b(?:two|three|four|five|several|some|men|women|youths|fans|supporters|teenagers|boys|girls|students|pupils|(?:group|gang|crowd) of)\b/i;
/** Behind a verb without a person for its object: it is done about what goes on. */
const aboutIt =
  /^ (?:between\b|in\b(?=[.,]| and)|(?:the |his |her |their )?(?:doors?|way|exit|bus|train|tram|game|match|music|service|lesson|meeting|everything|play|show)\b)/i;
const doer =
  "(?:him|her|them|the (?:man|woman|youth|boy|girl|teenager|passenger|customer|driver|stranger|fan|supporter|spectator|attacker|assailant|vandal|culprit)s?)";
/** Behind a verb: whoever did it, what they held or wore, or where they went. */
const onDoer = new RegExp(
  `^ (?:(?:out|up|off|at|after|to|with|on|between|towards?|next to|over to|in front of) )?${doer}\\b(?! (?:own|\\w+['’]s)\\b)|^ (?:his|her|their|the (?:man|woman|youth)['’]s) (?:\\w+ )?(?:arms?|hands?|wrists?|collar|coat|sleeves?|phone|shoulders?|jacket|legs?|bag|way|picture|photograph|number|name)\\b|^ (?:(?:the|a|his|her|their|back|over|up|away) )(?:[\\w-]+ ){0,2}?(?:off|from|out of|to|towards?|and|between) (?:${doer}|(?:his|her|their) (?:hands?|way|reach))\\b`,
  "i",
);
const tellsOfDeed = (text: string) => namesJewish.test(text) || namesAntisemitism.test(text) || hostility(text) >= 1;

/** "a man", "a passenger": as whoever does it, or by whom it was done. */
const byUnnamed =
  /\b(?:by|from) (?:an?|one|two|three|another|some) (?!(?:group|number|court|judge|jury|panel|board)\b)(?:[\w-]+ ){0,2}?(?:man|men|woman|women|youths?|boys?|girls?|teenagers?|passengers?|customers?|drivers?|neighbou?rs?|strangers?|fans?|supporters?|spectators?|guests?|motorists?|cyclists?|students?|pupils?)\b/i;

/** Somebody without a name says or does it to Jews in this sentence. */
const isDeedOfUnnamed = ({ text, reading, kind }: Sentence): boolean =>
  kind === "main" &&
  tellsOfDeed(text) &&
  (byUnnamed.test(text) ||
    /^(?:Somebody|Someone)\b/.test(text) ||
    reading.clauses.some(
      ({ agent, passive, negated, class: sense }) =>
        agent?.kind === "role" &&
        !agent.definite &&
        !passive &&
        !negated &&
        /^(?:say|write|attack|damage|refuse|spread|other)$/.test(sense),
    ));

/** The clauses of a sentence that somebody does, by name or by the word beside it. */
function clausesOf({ reading }: Sentence, person: number): Clause[] {
  const words = new Set<ActorAt>(
    reading.apposed.flatMap(([role, named]) => (named.kind === "person" && named.person === person ? [role] : [])),
  );
  return reading.clauses.filter(
    ({ agent, passive }) => !passive && agent && ((agent.kind === "person" && agent.person === person) || words.has(agent)),
  );
}

/**
 * Whether the page, where it names them first, has them do something to whoever it has told of just before without a name, or call for help: by
 * no verb of violence, and in no words against Jews.
 */
export function standsUpToIt(page: PageReading, who: Who): boolean {
  if (!/^p\d/.test(who)) return false;
  const person = Number(who.slice(1));
  const at = page.sentences.findIndex(
    ({ kind, mentions }) => kind === "main" && mentions.some((mention) => mention.person === person),
  );
  const sentence = page.sentences[at];
  const deed = page.sentences.slice(Math.max(0, at - 3), at).find(isDeedOfUnnamed);
  if (!sentence || !deed) return false;
  return clausesOf(sentence, person).some(({ lemma, patient, end, tailEnd, negated }) => {
    if (negated || !toDoer.test(lemma)) return false;
    const behind = page.text.slice(end, Math.max(tailEnd, Math.min(end + 60, sentence.end)));
    if (hostility(behind.replace(/["“”]/g, " ")) >= 1 || namesJewish.test(behind)) return false;
    if (callsFor.test(lemma) && help.test(behind)) return true;
    // "told them to leave", of one who did it: those it was done to.
    if (/^(?: [\w-]+){0,2}? them\b/i.test(behind) && !inAid.test(lemma) && !ofSeveral.test(deed.text)) return false;
    return (
      (patient?.kind === "pronoun" && patient.viaThing !== true && /^(?:him|her|them)$/.test(patient.word)) ||
      onDoer.test(behind) ||
      aboutIt.test(behind)
    );
  });
}
