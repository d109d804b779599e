import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { hostility, namesAntisemitism, namesIsrael, namesJewish, namesNaziSymbol, namesOtherGroup } from "../hatred/hostility.ts";
import type { SetAsideReason } from "../judgement.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";
import { besideOffences, plainOffences } from "../outcomes/plain-offences.ts";
import { standsBeside } from "../attribution/who-is-unnamed.ts";
import { answersAccusation, isDenialOfHistory } from "../attribution/denials.ts";
import { type SubjectRecord } from "../attribution/record.ts";

export type NoFinding = { rule: string; setAside: SetAsideReason; reason: string; at: number | null };

const opinion =
  /\b(?:boycott\w*|march(?:ed|ers?|es)?|protest\w*|rall(?:y|ies|ied)|demonstrat\w*|petition\w*|ceasefire|encampment|divest\w*|open letter|vigil|genocide|apartheid|war crimes?|occupation|zionis\w*|solidarity|arms (?:shipments?|sales|makers?)|weapons (?:bound )?for|government|minister|policy|coalition|placards?|banners?|carried a sign)\b/i;
const conflict = /\b(?:israel\w*|palestin\w*|gaza|west bank|zionis\w*|knesset|netanyahu|hamas|idf)\b/i;
const hebrewOpinion = /(?:ממשלה|הממשלה|כיבוש|מלחמה|ראש הממשלה|שלום|עזה)/u;
const unchecked = quick(
  /\b(?:do not verify|don't verify|unverified|not verified|anonymous(?:ly)? (?:submi\w+|tip\w*|post\w*|account\w*|complaint\w*|source\w*)|(?:asked|wished|wants?|preferred|who did not wish|did not want|didn't want) (?:not )?to (?:be named|remain anonymous)|in our database|identified by our sources|profiles? (?:are|is) compiled|known (?:antisemite|racist|bigot)|watch ?list)\b/i,
);
const accuses = /\b(?:antisemit\w*|anti-semit\w*|anti-jewish|nazi|jew[- ]?hat\w*|hates? jews|no jews|jews)\b/i;

/**
 * Why a page that names a person yields nothing about them, in the order a reader would say it: nobody who
 * answers for it accuses them; what they did is lawful opinion; nothing on the page is anti-Jewish; or they
 * are part of the story, not the one who acted (rules 8, 9 and 13 of the rubric, gates G2 and G3).
 */
export function whyNothing(page: PageReading, discourse: Discourse, record: SubjectRecord): NoFinding {
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  const mine = main.filter((sentence) => record.about.has(sentence.index));
  const text = main.map((sentence) => sentence.text).join("\n");
  const outside = page.blocks
    .filter((block) => block.kind !== "main" && block.kind !== "heading" && block.kind !== "byline")
    .map((block) => page.text.slice(block.start, block.end));
  const surname = page.people[0]?.shown.split(" ").at(-1) ?? "";
  const accusedOutside = surname.length > 2 && outside.some((block) => block.includes(surname) && accuses.test(block));
  const uncheckedPage = unchecked.test(text) && mine.some((sentence) => accuses.test(sentence.text));
  if (
    uncheckedPage ||
    (page.social && mine.some((sentence) => accuses.test(sentence.text))) ||
    (accusedOutside && !namesAntisemitism.test(text))
  ) {
    return {
      rule: "13",
      setAside: "not-reported-by-the-source",
      reason:
        "Only unnamed people, comments or an unchecked listing say something of this kind; the source itself does not report it.",
      at: mine.find((sentence) => accuses.test(sentence.text))?.index ?? null,
    };
  }
  const bystander = record.inOffice || record.witness;
  const voiced = mine.find((sentence) => {
    const around = [page.sentences[sentence.index - 1], sentence, page.sentences[sentence.index + 1]]
      .filter((other) => other?.block === sentence.block)
      .map((other) => other?.text ?? "")
      .join(" ");
    return opinion.test(around) && (conflict.test(text) || namesIsrael.test(around)) && speaksOrActs(discourse, sentence.index);
  });
  const ownPage =
    discourse.author === "p0" ||
    record.authored ||
    (page.mentions.some((mention) => mention.person === 0 && mention.start < 400) &&
      main.filter((sentence) => /\b(?:I|my)\b/.test(sentence.text)).length >= 4);
  const written = ownPage && ((opinion.test(text) && conflict.test(text)) || hebrewOpinion.test(text));
  // What a body has found antisemitic is not called opinion here, whoever is right.
  const judged =
    /\b(?:panel|tribunal|committee|commission|regulator|board|federation|court)\b/i.test(text) &&
    main.some(
      (sentence) =>
        !/\b(?:not|no|never)\b/i.test(sentence.text) &&
        (namesAntisemitism.test(sentence.text) || (foundHateful.test(sentence.text) && namesJewish.test(sentence.text))),
    );
  if (!record.isAccused && !judged && ((voiced && !bystander) || written)) {
    return {
      rule: "8",
      setAside: "lawful-opinion",
      reason: "What the page reports of this person is protest, criticism or support of a cause: lawful opinion.",
      at: voiced?.index ?? main.find((sentence) => opinion.test(sentence.text) && conflict.test(sentence.text))?.index ?? null,
    };
  }
  const antiJewish =
    namesAntisemitism.test(text) ||
    namesNaziSymbol.test(text) ||
    main.some((sentence) => hostility(sentence.text) >= 2) ||
    (namesJewish.test(text) && /\b(?:hate crime|bias|swastika|slur|vandal\w*|attack\w*|abuse|threat\w*)\b/i.test(text));
  if (!antiJewish && !bystander) {
    return {
      rule: "9",
      setAside: "not-antisemitic",
      reason: "The page reports nothing antisemitic of this person or of anybody else.",
      at: mine[0]?.index ?? null,
    };
  }
  return {
    rule: "G2",
    setAside: "not-the-actor",
    reason: record.inOffice
      ? "The page names this person in an office of theirs, such as lawyer, official or reporter, not as the one who acted."
      : record.witness
        ? "The page names this person as one who testified or spoke against it, not as the one who acted."
        : "The source does not report an antisemitic act of this person.",
    at: mine[0]?.index ?? null,
  };
}

/** A court or a body on words: "ruled that it was hate speech". */
const foundHateful =
  /\b(?:found|ruled|held|finds|rules|holds|declared|concluded)\b[^.;]{0,160}\b(?:hate speech|hate crime|harassment|incite(?:d|ment)|unlawful discrimination)\b/i;

/** Whoever speaks for a body in an office of theirs: "said Ana Ruiz, HUD's Assistant Secretary", "Deputy Director Ben Foss". */
const spokesOffice =
  /\b(?:attorney|secretary|director|commissioner|superintendent|spokes\w+|prosecutor|counsel|chief|sheriff|mayor|governor|senator|assembly(?:man|woman|member)|representative|professor|historian|researcher|scholar|who (?:studies|researches|teaches)|rabbi|author|novelist|chief executive|president of)\b/i;

/**
 * A page that tells of something anti-Jewish and names a person whose part in it the engine does not understand: put to a
 * human instead of to nobody (rule 17). Only who is no bystander by the page's own words, and whom something ties to it: words
 * of their own that may be meant so, or an accusation that they answer.
 */
export function partUnclear(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  nothing: NoFinding,
): { rule: string; reason: string } | null {
  if (record.inOffice || record.witness || !/^(?:G2|8|9)$/.test(nothing.rule)) return null;
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  if (main.some((sentence) => isCalledDenier(page, sentence)))
    return {
      rule: "18",
      reason: "The source calls the person an antisemite or a denier of the Holocaust, and does not give the words.",
    };
  if (nothing.rule === "8") return null;
  if (isToldByAnother(page, discourse, record))
    return { rule: "19", reason: "One person says that the person said it; no record settles it." };
  if (saysItUntold(page, discourse, record))
    return { rule: "18", reason: "The source says that the person said something antisemitic, and does not give the words." };
  if (
    !main.some(
      (sentence) => namesJewish.test(sentence.text) || namesAntisemitism.test(sentence.text) || hostility(sentence.text) >= 2,
    )
  )
    return null;
  const speaksForBody = page.mentions.some(
    (mention) =>
      mention.person === 0 &&
      (spokesOffice.test(page.text.slice(Math.max(0, mention.from - 40), mention.from).replace(/^.*[.;:!?”"]/s, "")) ||
        spokesOffice.test(/^,[^.;:!?”"]{0,80}/.exec(page.text.slice(mention.end, mention.end + 90))?.[0] ?? "")),
  );
  if (speaksForBody && !record.isAccused) return null;
  if (
    [...record.denials, ...record.admissions].some(
      (clause) =>
        (/^(?:deny|admit)$/.test(clause.lemma) && !ofOthers.test(page.text.slice(clause.end, clause.end + 60))) ||
        (/^(?:dispute|reject|acknowledge)$/.test(clause.lemma) && answersAccusation(page, clause)),
    )
  )
    return { rule: "17", reason: "The person answers an accusation; what it is about is not clear to the engine." };
  // "… after it emerged that he refused a customer because she was Jewish. He has apologised."
  if (
    !standsBeside(page, "p0", new Set()) &&
    record.apologies.some((clause) => !clause.negated && !clause.hedged) &&
    [...record.about].some((index) => {
      const text = page.sentences[index]?.text ?? "";
      return namesAntisemitism.test(text) || namesJewish.test(text);
    })
  )
    return { rule: "17", reason: "The person apologised; what it was for is not clear to the engine." };
  if (gaveUpPost(page))
    return { rule: "17", reason: "The person gave up a post over it; what they said or did is not clear to the engine." };
  if (!record.inOffice && !record.witness && spreads(page, discourse))
    return { rule: "17", reason: "The page says that the person spread it; how they meant it is not clear to the engine." };
  // "was punched and called …": what a sentence says was done to somebody, no words of theirs.
  const isDoneTo = (index: number) =>
    discourse.clauses.some(
      (clause) =>
        clause.sentence === index && clause.passive && clause.patientIs === "p0" && /^(?:attack|other)$/.test(clause.class),
    );
  if (
    record.words.some(
      (words) =>
        words.by === "own" &&
        words.explicit &&
        !words.recited &&
        !words.doubted &&
        words.level >= 1 &&
        !isDoneTo(words.sentence) &&
        !(words.level === 1 && speaksAgainst.test(page.sentences[words.sentence]?.text ?? "")),
    )
  )
    return { rule: "17", reason: unclearWords };
  return null;
}

const ofJews =
  /\b(?:jews?|jewish (?:\w+ ){0,2}?(?:people|m[ae]n|wom[ae]n|couple|famil\w+|students?|pupils?|patients?|customers?|guests?|tenants?|neighbou?rs?|colleagues?|conscript|recruit|players?|applicants?|children|girls?|boys?|residents?|supporters?|owner|home|school|nursery|cemetery|burial ground|communit\w+|society|event|wedding)|rabbis?|synagogues?|yeshiva|mezuz(?:ahs?|oth?)|sukkah|menorahs?|mikveh?|bar mitzvah|kippah|yellow star|star of david|auschwitz|anne frank|goebbels|hitler|gas chambers?)\b/i;
const plain = new RegExp(`\\b(?:${plainOffences}|${besideOffences}|defraud\\w*|parking|lateness|absence|betting|doping)\\b`, "i");

const ofStep = /^(?:charge|indict|plead|convict|sentence|discipline|liable)$/;

/** "a Jewish inmate", "the Jewish candidates", "two Orthodox boys", "a Hasidic man": whoever it is. */
const namesJewishPerson = (text: string): boolean =>
  matchesOf(/\b(?:jewish|hasidic|haredi|orthodox) ([\w-]+)(?: ([\w-]+))?/gi, text).some(([, first, second]) =>
    [first, second].some((noun) => noun !== undefined && isPersonNoun(noun.toLowerCase())),
  );

/**
 * Somebody was sanctioned or stands accused by name, and what is told of them names Jews or what is theirs: what the step was for the
 * engine does not know, and "nothing" would be a guess (rule 17). Not for what names itself as another offence.
 */
export function isStepNearJews(page: PageReading, record: SubjectRecord): boolean {
  if (record.inOffice || record.witness) return false;
  const naming = page.sentences.filter(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  const steps = new Set([
    ...record.frames.filter(({ kind }) => ofStep.test(kind)).map(({ sentence }) => sentence),
    ...record.steps.filter((step) => ofStep.test(step.class) && !step.negated && !step.hedged).map(({ sentence }) => sentence),
  ]);
  const step = naming.find(({ index }) => steps.has(index));
  if (!step) return false;
  const own = page.people[0]?.shown ?? "";
  const told = naming.map(({ text }) => text.replaceAll(own, " ")).join(" ");
  const next = page.sentences[step.index + 1];
  const near = `${told} ${next?.kind === "main" && next.mentions.length === 0 ? next.text : ""}`;
  return (
    (ofJews.test(near) || namesJewishPerson(near)) && !plain.test(near) && !namesIsrael.test(near) && !namesOtherGroup.test(near)
  );
}

export const unclearWords = "The page gives the person's own words; whether they are anti-Jewish is not clear to the engine.";

/** The page gives words of their own in a sentence that names Jews, and of no other people. */
export function isQuotedOnJews(page: PageReading, record: SubjectRecord): boolean {
  if (record.inOffice || record.witness) return false;
  return record.words.some(({ by, explicit, level, recited, doubted, sentence, start, end }) => {
    const text = page.sentences[sentence]?.text ?? "";
    return (
      by === "own" &&
      explicit &&
      level >= 1 &&
      !recited &&
      !doubted &&
      namesJewish.test(text) &&
      !namesOtherGroup.test(text) &&
      !namesIsrael.test(page.text.slice(start, end))
    );
  });
}

/** "denied that the club had known of it": who speaks for others answers no accusation. */
const ofOthers =
  /^ that (?:(?:the|its|their|this|our|his|her|any) )?(?:[\w-]+ )?(?:club|school|police|officers?|council|party|company|university|college|firm|government|church|board|hospital|league|team|force|city|town|department|staff|security|management|authorities|ministry|agency|bank|museum|festival|station|newspaper|paper|editors?|organi[sz]ers?|there)\b/i;

const handsOn =
  /^(?:hand|distribut|distribute|deliver|leaflet|share|post|repost|retweet|publish|circulate|forward|print|carry|hold|wear|display|delete|delet|defend|like)$/;
const aThing =
  /^ (?:out |up |on (?:facebook|twitter|x|instagram|tiktok) )?(?:an?|his|her|the|some|several|two|three|hundreds of|dozens of)? ?(?:[\w-]+ ){0,3}(?:leaflets?|flyers?|fliers?|pamphlets?|posters?|signs?|placards?|banners?|stickers?|posts?|tweets?|memes?|videos?|cartoons?|images?|messages?|t-shirts?|shirts?|comments?)\b(?: (?:in which (?:he|she)|that|which|saying|reading|with|stating|claiming|calling))/i;

/** "handed out leaflets that said '…'", "deleted a tweet saying '…'": by the subject, and hostile in its words. */
function spreads(page: PageReading, discourse: Discourse): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === "p0" &&
      !clause.negated &&
      !clause.hedged &&
      !clause.passive &&
      clause.agent?.kind === "person" &&
      handsOn.test(clause.lemma) &&
      aThing.test(page.text.slice(clause.end, clause.end + 90)) &&
      !/^[^.;“"]{0,60}\b(?:received|been sent|was sent|got|found|reported)\b/.test(
        page.text.slice(clause.end, clause.end + 90),
      ) &&
      discourse.quotes.some(
        ({ quote, sentence, speaker }) =>
          sentence === clause.sentence &&
          quote.start > clause.end &&
          (speaker === "p0" || speaker === "?") &&
          hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2,
      ),
  );
}

const gaveUp =
  /\b(?:resign(?:ed|s|ing)|quits?|stepp(?:ed|ing) (?:down|aside|back)|stood down|withdr(?:ew|awn)|bowed out|dropped out|gave up (?:his|her|their)|left (?:his|her|their|the) (?:post|job|role|party|board|council))\b[^.;]{0,70}\b(?:over|after|amid|following|because of|due to)\b (?!(?:[\w-]+ ){0,3}(?:against|on|at|about|from|accus\w+|alleg\w+)\b)(?:(?:his|her|their|an?|the|old|past|some|several|historic|a string of|a series of) )*(?:[\w-]+ ){0,2}?(?:anti-?semitic|anti-jewish) (?:[\w-]+ ){0,2}?(?:remarks?|comments?|posts?|tweets?|messages?|statements?|slurs?|tropes?|rants?|tirades?|jokes?|memes?|language|e-?mails?|texts?|outbursts?|videos?|salutes?|gestures?)\b/i;

/** "Ana Ruiz resigned over antisemitic posts": theirs, as it reads, and nobody has found it. */
function gaveUpPost(page: PageReading): boolean {
  return page.sentences.some((sentence) => {
    const match = sentence.kind === "main" ? gaveUp.exec(sentence.text) : null;
    if (
      !match ||
      /\b(?:not|never|if|whether|should|urged|calls?|called|demand\w*|by|of|from) (?:\w+ ){0,3}$/i.test(
        sentence.text.slice(0, match.index),
      )
    )
      return false;
    return sentence.mentions.findLast(({ start }) => start < sentence.start + match.index)?.person === 0;
  });
}

const denier =
  "(?:(?:holocaust|shoah)[- ](?:denier|revisionist|denying \\w+)|anti-?semite|jew[- ]hater|(?:anti-?semitic|jew-hating) (?:\\w+ ){0,2}(?:pastor|preacher|cleric|imam|conspiracy theorist|theorist|agitator|propagandist|polemicist|publicist|demagogue|hate preacher|internet personality|podcaster|blogger|youtuber|streamer|activist))";
const calledBefore = new RegExp(
  `(?<!\\b(?:not|no|never|called|calling|being|an alleged|against) (?:an? |the )?(?:[\\w-]+ ){0,2})\\b${denier}s?,? (?:and (?:[\\w-]+ ){1,3})?$`,
  "i",
);
const calledAfter = new RegExp(
  `^(?:,| is| was|, who is|, who was) (?:an? |the )?(?:(?!not\\b|no\\b|never\\b)[\\w-]+,? (?:and )?){0,4}${denier}\\b`,
  "i",
);

/** "the Holocaust denier Coren Vale", "Coren Vale, an outspoken antisemite": by the source, right at the name. */
function isCalledDenier(page: PageReading, sentence: PageReading["sentences"][number]): boolean {
  return sentence.mentions.some(
    (mention) =>
      mention.person === 0 &&
      !sentence.reading.quotes.some(({ quote }) => mention.start > quote.start && mention.end < quote.end) &&
      (calledBefore.test(page.text.slice(Math.max(sentence.start, mention.from - 80), mention.from)) ||
        calledAfter.test(page.text.slice(mention.end, Math.min(sentence.end, mention.end + 90)))),
  );
}

/** "I believe it was a hate crime, because he was a Jew": of what was done to others. */
const speaksAgainst =
  /\bhate crimes?\b|\banti-?semit\w*\b|\bbecause (?:he|she|they|we|i|you)(?: (?:was|were|is|are|am)|['’](?:s|re|m)) (?:an? )?jew(?:s|ish)?\b|\b(?:attack|assault|violence|hatred|threats?|discrimination|prejudice|crimes?) (?:against|on|toward|towards|of|at) (?:the |our |any |all )?jew/i;

const uttered =
  /^(?: (?:(?:a|an|his|her|their|the|another|several|many|some|usual|long|new|\w+ly) )*(?:\w+ ){0,3})?(?:(?:speech|address|sermon|lecture|interview|tirade|rant)s? (?:\w+ ){0,3}(?:filled with|full of|laced with|riddled with|containing) )?(?:[\w-]+,? (?:and |or )?){0,3}(?:anti-?semitic|anti-jewish|jew-hating)\b(?: [\w-]+){0,3}? (?:remarks?|comments?|posts?|tweets?|messages?|statements?|slurs?|tropes?|rants?|tirades?|conspirac\w+|bs|rhetoric|speech|propaganda|jokes?|memes?|language|views|abuse|insults?|material|content|cartoons?|videos?|claims?|theories|booklets?|pamphlets?|books?|articles?|leaflets?|essays?|treatises?|tracts?|sermons?|speech(?:es)?|writings?|songs?|lyrics|poems?|newspapers?|magazines?|journals?|e-?mails?|letters?|texts?|voicemails?)\b/i;
const utters =
  /^(?:send|e-?mail|text|paint|daub|spray|draw|perform|write|author|print|distribute|circulate|edit|make|post|tweet|retweet|give|deliver|utter|spread|rant|use|shout|yell|hurl|promote|peddle|share|publish|spew|express|repeat|turn)$/;

const saidWithin =
  /\b(?:he|she) (?:then |also |just )?(?:said|says|told \w+|yelled|shouted|screamed|called \w+|goes|went),?:? ['‘“"]/i;

/** "Everybody laughed, and then he said, 'You stupid Jew'", a witness said right after the page had told of the subject alone. */
function isToldByAnother(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  if (record.inOffice || record.witness) return false;
  return discourse.quotes.some(({ quote, speaker, sentence: at }) => {
    const words = page.text.slice(quote.innerStart, quote.innerEnd);
    const within = saidWithin.exec(words);
    const before = page.sentences[at - 1];
    return (
      speaker !== "p0" &&
      within !== null &&
      hostility(words.slice(within.index + within[0].length).replace(/["“”'‘’]/g, " ")) >= 3 &&
      before !== undefined &&
      before.block === page.sentences[at]?.block &&
      before.mentions.length > 0 &&
      before.mentions.every(({ person }) => person === 0) &&
      discourse.clauses.some(({ sentence, agentIs, passive }) => sentence === before.index && agentIs === "p0" && !passive)
    );
  });
}

/** "gave a speech filled with antisemitic slurs", "has used his show to deny the Holocaust": told of the subject, without the words. */
function saysItUntold(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  return discourse.clauses.some((clause) => {
    if (clause.agentIs !== "p0" || clause.negated || clause.hedged || clause.passive || clause.gerund) return false;
    const before = page.text.slice(page.sentences[clause.sentence]?.start ?? clause.start, clause.start);
    if (/\b(?:whether|if|accus\w+|alleg\w+|claim\w*|never|deni\w+|not)\b[^;]*$/i.test(before)) return false;
    const tail = page.text.slice(clause.end, clause.end + 160);
    if (clause.class === "deny") return isDenialOfHistory(page, clause);
    return (
      record.about.has(clause.sentence) &&
      utters.test(clause.lemma) &&
      uttered.test(tail) &&
      !/\b(?:about|against|on|condemn\w*|report\w*|complain\w*) (?:the )?(?:[\w-]+ ){0,2}$/i.test(
        tail.slice(0, Math.max(0, tail.search(/anti-?semitic|anti-jewish/i))),
      )
    );
  });
}

function speaksOrActs(discourse: Discourse, sentence: number): boolean {
  return (
    discourse.clauses.some((clause) => clause.sentence === sentence && clause.agentIs === "p0" && !clause.passive) ||
    discourse.quotes.some((quote) => quote.sentence === sentence && quote.speaker === "p0") ||
    discourse.involved[sentence]?.has("p0") === true
  );
}
