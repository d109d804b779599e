import { age } from "./age-behind.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Mention } from "../reading/people.ts";
import type { Discourse } from "./discourse.ts";
import { ownsUp } from "./pronouns-meant.ts";

/*
 * "The Sub-Committee, having consulted the Independent Person, Ana Ruiz, found …", "Pictured: Ana Ruiz", "is a cousin of one of those convicted": the
 * words right at a name that give its bearer a part in the case which is not the doer's, whatever a pronoun in the same sentence may seem to say.
 */

/** Words between such a part and the name, "the | independent person, |": a title or an apposition, and no verb that would begin another clause. */
const called =
  "(?:(?!(?:that|who|which|and|but|has|have|had|was|were|is|are|be|over|against|after|because|when|found|ruled|held|said|says|concluded|decided|expelled|suspended|dismissed|banned|fined|jailed|charged|upheld|removed|convicted|about)\\b)[\\w'’-]+,? ){0,6}";
const aside = `${age}(?:,? (?:of|from) [^,;.]{2,50},?|, (?:an?|the|his|her|its|their|another|[\\w'’-]+['’]s?) [^,;.]{2,70},?)?,?`;
const papers =
  "(?:reports?|review|complaints?|evidence|advice|recommendations?|referral|requests?|motion|inquiry|investigation|study|petition|minutes|references?|help|assistance|assessment|testimony|translation|questions?|vigil|fund|appeal|panel|body|meeting|hearing|bail)";
const paperDone =
  "(?:(?:written|drafted|prepared|compiled|made|lodged|brought|taken|collected|gathered|started|organi[sz]ed|run|led|conducted|carried out|opened|submitted|posted|signed|read|launched|commissioned|founded|chaired|drawn up) )";

/** Right before a name. */
const before = [
  // Who led, advised or represented.
  `\\b(?:chaired|headed|presided over|represented|advised|assisted|accompanied|defended|prosecuted|instructed|minuted|translated(?: for [^,;.]{2,30})?|interpreted|announced|criticised|criticized|condemned|welcomed|photographed|asked) by ${called}$`,
  `\\b(?:which|committee|panel|body|inquiry|investigation|hearing|unit|team|tribunal)(?:,? (?:which|that))?(?: is| was)? (?:led|run|chaired|overseen) by ${called}$`,
  `\\b(?:decision|ruling|judgment|order|letter|statement) (?:was )?(?:signed|announced|read out|handed down|given|written) by ${called}$`,
  `\\b${papers} (?:(?:is|was|were|are|being|had been|has been) )?(?:${paperDone}?by|of|from) ${called}$`,
  `\\bhaving (?:consulted|heard(?: from)?|listened to|spoken (?:to|with)|taken advice from|interviewed|thanked) ${called}$`,
  `\\b(?:after|on|in|following) (?:consulting|hearing(?: from)?|speaking (?:to|with)|interviewing|consultation with) ${called}$`,
  `\\b(?:sitting with|on the advice of|at the request of|in the presence of|with the (?:help|assistance|agreement) of|no surprise to|a relief to|thanks (?:went|go|are due) to|thank(?:s|ed)|praised|commended|paid tribute to|sympathised with|apologi[sz]ed to|pushed past|aimed at|that (?:hit|struck|injured|wounded)|in a letter to) ${called}$`,
  // Captions and lists.
  `^(?:In the (?:picture|photo|photograph)|Pictured|Picture|Photo|Photograph|Also (?:hurt|injured|present)|Injured|Hurt|Wounded|Killed|The (?:injured|wounded|victims?|dead)|Victims?|Judge|Prosecutor|Prosecution|Defen[cs]e|Counsel|Clerk|Chair|Panel|Present|In attendance|Witness(?:es)?|Interpreter|Words|Report(?:er)?|Text): (?:[^:]{0,80}[,;] )?${called}$`,
  // The body's members, in brackets behind it.
  "\\b(?:panel|committee|sub-committee|tribunal|trust|board|court|university|federation|council|bench|jury|inquiry|commission|association|school|college|union|party|club) \\((?:[^()]{0,90}(?:,|and) )?$",
  // Whoever raised it, was hurt, saw it, owns it: the sentence turned round.
  `^(?:The|One|Those|Among|An?|Two|Three|Also|First) (?:(?!who (?:did|sprayed|shouted|posted|wrote|attacked))[^.;:])*?\\b(?:raised the alarm|called (?:the )?(?:police|ambulance)|rang the police|(?:first|last) to (?:reach|arrive|help|call|notice|see|speak)|hurt|injured|wounded|victims?|witness(?:es)?|filmed|reported it|complained|help(?:ed)?|thanked|held the door(?: shut)?|landlord|landlady|employer|relatives?|aunt|uncle|owners?|public gallery|bystanders?|passers-by|neighbou?rs?|expert|interpreter|juror|clerk)\\b[^.;:]{0,60}?(?: (?:was|were|is|are|included?s?)|,) (?:(?-i:\\p{Lu})[\\w'’-]+ [^.;]{0,60}(?:,|and) )?$`,
  `\\b(?:flat|house|home|car|van|phone|bicycle|shop|garage|building|room|account|number)\\b[^.;:]{0,60}\\b(?:belong(?:s|ed|ing) to|registered to|owned by|rented (?:out )?by|taken from|stolen from|hired from|the property of) ${called}$`,
];
/** Right behind a name. */
const kin =
  "(?:cousin|brother|sister|mother|father|son|daughter|uncle|aunt|nephew|niece|friend|neighbou?r|colleague|wife|husband|partner|girlfriend|boyfriend|landlord|landlady|employer|teacher|classmate|flatmate|relative|grand\\w+|step\\w+|(?:brother|sister|mother|father)-in-law)";
const ofThem =
  "(?:one|two|some|several|each|any|a|another|the (?:first|second|youngest|eldest|other)) ?(?:of (?:the|those|them|these)|m[ae]n|woman|women|teenager)";
const behind = [
  `^${aside}(?: who)? (?:is|was) (?:an?|the|no) (?:[\\w-]+ ){0,2}${kin} of (?:the )?${ofThem}\\b`,
  `^${aside}(?: who)? (?:is|was) (?:related|married|engaged|known|a (?:stranger|neighbou?r)) (?:by marriage )?to (?:[\\w-]+ ){0,4}?${ofThem}\\b`,
  `^${aside}(?: who)? (?:(?:is|was|went|had been|grew up|studied|worked|works|lived|lives|once|shared|shares|had|has|sold|taught|met|knew|knows) )+(?:[\\w-]+ ){0,4}?(?:with|to|as|next to|beside)?(?: the)? ?${ofThem}\\b(?! (?:to|who (?:is|was|were|are|has|have)) )`,
  "^ (?:in the chair|presiding|as (?:its|the|a) (?:[\\w-]+ )?(?:chair|member|adviser|assessor|clerk))\\b",
  "^,? (?:who )?(?:dissented|abstained|presided|recused (?:him|her)self|chaired it|had referred (?:the matter|it)|is a member|had complained)\\b",
  `^${age}, (?:an?|the|its|another) (?:[\\w-]+ )?(?:complainant|adviser|advisor|independent person|monitoring officer|investigating officer|lay member|assessor|panel member|interpreter|union representative|passenger|bystander|passer-by)\\b`,
  `^${age}, (?:[^,;.]{2,40}, )?(?:from whom (?:it|they) had been (?:stolen|taken)|who (?:was|is|had been) (?:abroad|away|in hospital|asleep)\\b|who (?:did not know|had not known|knew nothing)|without (?:his|her|their) knowledge|to whom\\b|at whose\\b|in whose\\b)`,
  `^${age}(?:,? (?:and|,) [^.;]{2,60}?)?,? (?:was|were|has been|have been) (?:then |later |also |both )?(?:thanked|comforted|treated|commended|praised|consulted|helped|hit by|taken to hospital)\\b`,
  `^${age},? (?:who (?:was|is) |was |were )?wearing (?:an?|his|her) (?:star of david|magen david|kippah?|yarmulke|skull ?cap|tallit|prayer shawl|necklace)\\b`,
  `^${age},? (?:[^,;.]{2,50}, )?(?:broke|fractured|lost|injured|hurt) (?:an?|his|her|two|three) (?:[\\w-]+ )?(?:arm|leg|wrist|ankle|rib|ribs|tooth|teeth|nose|collarbone|finger|hand|hip)\\b`,
];
const partBefore = before.map((pattern) => new RegExp(pattern, "iu"));
const partBehind = behind.map((pattern) => new RegExp(pattern, "iu"));

/** "Reference was made to the 12 months imposed on a different defendant, |", "By contrast, |": of a case that is held beside this one. */
const cited = [
  /^(?:By|In) contrast\b/i,
  /\b(?:reference (?:was|is) made to|referred to|reminded of|pointed (?:out )?to|drew attention to|relied (?:up)?on|compared (?:it |this |the case )?(?:to|with)|cited|citing|distinguished)\b[^.;]{0,90}\b(?:cases?|sentences?|months|years|fines?|terms?|convictions?|judgments?|decisions?)\b[^.;]{0,50}\b(?:of|against|on|upon|to|for|in),? (?:(?:an?|the) [\w-]+ (?:defendant|man|woman|singer|player|officer), )?$/i,
];
/** A caption or a byline has no verb of its own, and ends with whose picture it is. */
const caption = /(?:\. |\()?(?:Photograph|Photo|Picture|Image|Credit)s?:? [^.]{2,40}\)?\.?$/;

/** "praised Ana Ruiz, the gunman who killed four". */
const isDoer =
  /^,? (?:aged )?(?:\(?\d{2}\)?,? )?(?:an?|the|one of the) (?:[\w-]+ ){0,3}?(?:gunm[ae]n|attackers?|terrorists?|shooters?|killers?|murderers?|arsonists?|assailants?|perpetrators?|culprits?|hostage-taker|extremist|neo-nazi)\b/i;

const around = (page: PageReading, sentence: Sentence, { from, end }: Mention) => ({
  ahead: page.text.slice(sentence.start, from),
  rest: page.text.slice(end, sentence.end),
});

const deeds = /^(?:attack|damage|refuse|spread|threaten|admit|plead|apologise|deny)$/;
const steps = /^(?:charge|arrest|indict|convict|sentence|try|discipline|accuse)$/;

/** By name and not by a pronoun: they did something of the kind, own up to it or answer for it. */
const isDealtWithByName = ({ clauses }: Pick<Discourse, "clauses">): boolean =>
  clauses.some(
    ({ class: kind, lemma, agentIs, agent, patientIs, patient, passive, negated }) =>
      !negated &&
      // "ran into a shop".
      !/^(?:run|ran)$/.test(lemma) &&
      ((agentIs === "p0" && !passive && (agent?.kind === "person" ? deeds : ownsUp).test(kind)) ||
        (patientIs === "p0" && patient?.kind === "person" && steps.test(kind))),
  );

/** "the appeal of Ana Ruiz against her conviction": what they call for is to be let off, and they stand convicted. */
const appealBefore = new RegExp(`\\bappeals? (?:(?:brought|filed|lodged|made) )?(?:by|of|from) ${called}$`, "i");
const againstOwn = new RegExp(
  `^${aside}(?: (?:against|over|from|to (?:overturn|quash|set aside|reverse)))+ (?:(?:his|her|their|being|having been)\\b|(?:the|an?) (?:[\\w'’-]+ ){1,6}?to \\w+ (?:him|her|them)\\b)`,
  "i",
);

/**
 * Whether every sentence that names the subject gives them a part of their own in the case, or tells of a case held beside it, and none has them
 * do it or answer for it by name.
 */
export function isOnlyInAPart(page: PageReading, discourse: Pick<Discourse, "clauses">): boolean {
  const told = page.sentences.flatMap((sentence) => {
    const mention = sentence.kind === "main" ? sentence.mentions.find(({ person }) => person === 0) : undefined;
    return mention ? [around(page, sentence, mention)] : [];
  });
  // An entry of a register that begins with a name is its own.
  if (told.length === 0 || page.head === 0) return false;
  if (told.every(({ ahead }) => cited.some((pattern) => pattern.test(ahead)))) return true;
  return (
    !isDealtWithByName(discourse) &&
    told.every(({ ahead, rest }) => !isDoer.test(rest) && !(appealBefore.test(ahead) && againstOwn.test(rest))) &&
    told.every(
      ({ ahead, rest }) =>
        partBefore.some((pattern) => pattern.test(ahead)) ||
        partBehind.some((pattern) => pattern.test(rest)) ||
        (ahead === "" && caption.test(rest)),
    )
  );
}
