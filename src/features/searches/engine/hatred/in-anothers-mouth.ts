import { isPersonNoun } from "../reading/nouns.ts";
import { formsOf } from "../reading/verbs.ts";
import { holdsIt } from "./speech-mentioned.ts";

/*
 * "When he started on about the Jews I thought, what has this to do with Covid?", "My boss was convinced that the Jews were behind it": what a speaker
 * tells of somebody else's talk, writing and beliefs is not what the speaker says. It is read by the sentence's parts: whoever stands before the verb is
 * neither "I" nor "we", and is a person; as far as the speaker comes in again ("and I told him that …"). Whoever holds it for true ("…, and he was
 * right") has said it.
 */

const saying = formsOf(
  "say tell claim insist argue maintain allege declare announce assert state explain suggest hint imply add repeat reply answer respond write post tweet text message comment shout yell scream chant sing mutter whisper growl hiss joke quip boast brag preach teach rant rave ramble complain grumble mumble moan lecture ask wonder think believe reckon feel fear swear vow promise warn remark mean call label describe compare liken blame accuse curse abuse spout peddle parrot spread deny demand talk speak warble bellow sneer",
);
const paper =
  "(?:posts?|messages?|videos?|clips?|memes?|leaflets?|letters?|e-?mails?|texts?|links?|cartoons?|pictures?|songs?|stickers?)";
const theory = "(?:theor(?:y|ies)|ideas?|notions?|beliefs?|thing|obsession|line|story|saying|rule|joke|explanation|hobby ?horse)";
/** What somebody does who says or believes something. */
const talks = new RegExp(
  `\\b(?:${[
    `(?:${saying})`,
    // "was on about", "started on about", "came out with".
    "(?:(?:go|goes|went|gone|going|start(?:s|ed|ing)?|kick(?:s|ed|ing)?|carr(?:y|ies|ied|ying)|bang(?:s|ed|ing)?|dron(?:e|es|ed|ing)|keep(?:s|ing)?|kept|harp(?:s|ed|ing)?|witter(?:s|ed|ing)?) (?:(?:on|off) )+(?:and on )?(?:about|with|at|that|how)?|(?:on|off) about|(?:c[oa]m(?:e|es|ing)) (?:out|up|back) with|br(?:ing|ings|inging|ought) up|trot(?:s|ted|ting)? out)",
    // "went: 'Jews are vermin'", "was like".
    "(?:go|goes|went)(?=[:,])|(?:was|were|is|are) like(?=[:,])",
    "(?:convinced|persuaded|certain|sure|adamant|obsessed|of the (?:opinion|view))(?= (?:that|about|with|of|the|it)\\b)",
    `(?:has|have|had|got) (?:this|that|a|an|the|his|her|their|some|such|all these|these)(?: \\w+){0,2} ${theory}(?= (?:that|about|of|how)\\b|:)`,
    `(?:sen(?:d|ds|t|ding)|shar(?:e|es|ed|ing)|put(?:s|ting)? up|forward(?:s|ed|ing)?|show(?:s|ed|ing)?|play(?:s|ed|ing)?|hand(?:s|ed|ing)?|pass(?:es|ed|ing)?) (?:[\\w'-]+ ){0,5}?${paper} (?:saying|claiming|about|that (?:said|claimed|called)|which (?:said|claimed|called)|with|in which|of)`,
  ].join("|")})\\b`,
  "gi",
);
/** Between whoever it is and what they do: "kept", "used to", "was always", "never stopped". */
const helpers =
  /(?:(?:[,;]? ?\b(?:has|had|have|having|was|were|is|are|am|be|been|being|does|did|do|would|will|could|can|should|might|may|must|not|never|always|also|just|even|only|then|once|often|still|again|all|both|ever|usually|sometimes|forever|constantly|simply|really|kept|keeps?|keep on|kept on|used to|liked? to|likes to|loved? to|loves to|tends? to|tried to|tries to|try to|wanted to|wants to|want to|had to|got to|gets to|managed to|seemed to|seems to|appeared to|went on to|goes on to|started to|started|starts|starting|began to|began|begins|stopped|stops|stop|dared to|dared|happened to|\w+ly)|['’](?:s|d|ll|ve|re)|n['’]t)\s+)+$/i;
const other =
  /(?:^|[^\p{L}'’])(?:he|she|they|somebody|someone|one of them|some of them|most of them|all of them|who|whoever|another)$/iu;
/** "I heard him …", "watching them …". */
const seenDoing =
  /\b(?:hear|heard|hearing|watch|watched|watching|listen(?:ed|ing)? to|saw|see|seeing|catch|caught|catching|remember|recall|had|having|stop(?:ped)?|let|sick of|tired of|of|about|with|without) (?:him|her|them)$/i;
const subject = new RegExp(
  "(?:^|[,;:–—…“\"'‘(] ?|\\b(?:and|but|or|so|because|when|whenever|that|as|then|if|after|before|while|until|where|once|since|what|which|whom|how|why|hear|heard|hearing|saw|watched|to|day|time|night|moment|remember) )" +
    "(?<whole>(?:(?:the|an?|this|that|these|those|my|our|your|his|her|their|its|some|one|two|three|four|several|many|most|another|every|each|all|a few|both|half)(?: of(?: the| my| our| his| her| their| those| these)?)? )?(?:(?!(?:I|we|you|he|she|they|it|and|but|or|that|which|who|when|because)\\b)[\\p{L}’'-]+ ){0,3}?(?<noun>[\\p{L}’-]+)" +
    "(?:,? (?:in|on|at|behind|from|of|next to|opposite|beside|with|who|whom|whose|I|we|that|running|standing|sitting|called|named) (?:[\\p{L}’'-]+ ){0,7}?[\\p{L}’'-]+,?)?)$",
  "iu",
);
const folk =
  /^(?:guys?|blokes?|chaps?|lads?|fellows?|dudes?|folks?|mates?|kids?|regulars?|elders|dad|mum|mom|gran|nan|grandad|grandpa|grandma|others|lot|crowd|group|channel|gang|rest|half|lad|lass|girls?|boys?|superiors?|in-laws|relatives?|bully|bullies|locals?|elderly|drunk|commander|corporal|others|everyone there|[\w-]+mates?)$/i;
const counted = /^(?:one|some|most|many|several|two|three|four|half|all|both|a few|each|another) of /i;
const ofJews = /\bjew/i;

/** What is cited for true, and is nobody who talks. */
const cited =
  /\b(?:bible|talmud|torah|koran|quran|gospels?|scriptures?|history|science|facts?|documents?|statistics|records?|stud(?:y|ies)|research|books?|god|jesus|christ|luther|truth|world|evidence|numbers|figures|papers?|articles?|reports?|news|jew\w*)$/i;
const noun = "(?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]+";
/** Whoever may be the subject of a verb further on: nearest to it, it is theirs. */
const mayBeSubject = new RegExp(
  `(?<mine>\\b(?:I|we|let me)\\b)|(?<theirs>\\b(?:he|she|they|somebody|someone|who|whoever)\\b|(?:(?<=\\b(?:hear|heard|hearing|watch|watched|watching|listen to|listened to|saw|see|seeing) )(?:him|her|them)\\b))|(?<=(?:^|[,;:–—…] ?|\\b(?:and|but|because|when|while|as|so|where|if|until|then|that|one by one|day) ))(?<named>(?:the|an?|my|our|his|her|their|this|that|these|those|some|one|two|half|another|other|every|each) ${noun})(?= )`,
  "giu",
);

/** Is it somebody else whose the verb behind this is, with others between it and its subject: "rang to say", "had drawn me in an oven and written". */
function isOfAnotherBefore(before: string): boolean {
  const last = [...before.matchAll(mayBeSubject)].at(-1)?.groups;
  if (last?.["mine"] !== undefined || !last) return false;
  return last["theirs"] !== undefined || !cited.test(last["named"] ?? "jew");
}

const mustSay = /\b(?:must|should|ought to|needs? to|ha(?:s|ve) to|had better)(?: \w+)? $/i;
const notToYou = /(?:\b(?:not|never|nobody|no one|won't|don't|doesn't|refuse to|afraid to|dare)|n['’]t)\b[^,;:]{0,30}$/i;

/** Is it somebody else who stands there? */
function isAnother(before: string, verb: string): boolean {
  // "Somebody has to say it", "They will not tell you this": whoever says so says it.
  if (
    mustSay.test(before) ||
    (notToYou.test(before) && !/^(?:miss|stop)/i.test(verb) && /\b(?:you|us|it|this|so)\b/i.test(before))
  )
    return false;
  const head = before
    .replace(helpers, " ")
    .trimEnd()
    .replace(/['’](?:s|d|ll|ve|re)$/, "");
  if (/(?:^|[^\p{L}])(?:I|we|you|people|everyone|everybody|nobody|no one)$/iu.test(head)) return false;
  if (other.test(head) || seenDoing.test(head)) return true;
  const found = subject.exec(head)?.groups;
  const whole = found?.["whole"] ?? "";
  const named = found?.["noun"] ?? "";
  if (ofJews.test(whole)) return false;
  if (named !== "" && (counted.test(whole) || isPersonNoun(named.toLowerCase()) || folk.test(named))) return true;
  // "Mr Foss", "this Wilkins": a name.
  if (
    /(?:^|\s)(?:(?:Mr|Mrs|Ms|Miss|Dr|Father|Uncle|Aunt|Auntie|Pastor|Coach|Professor|Dad|Mum|Mom|this|that|old|\p{Lu}\p{Ll}+) )\p{Lu}\p{Ll}+$/u.test(
      whole,
    )
  )
    return true;
  return isOfAnotherBefore(before);
}

/** Between whoever it is and what is told of: of any verb that does not hold it for true. */
const toldBehind =
  /(?<!\b(?:and|or|but|is|was|so|,)) ?(?:\b(?:that|how)|:)(?= [^,;:.]{0,40}\b(?:jew|holocaust|shoah|hitler|rothschild|six million|nazis|gas chamber|auschwitz))|\b(?:on|about|at|how)(?= (?:the )?jew)/giu;
const holdsTrue =
  /\b(?:know|knows|knew|known|see|sees|saw|seen|prove[sd]?|proven|show|shows|showed|shown|realis\w+|realiz\w+|understand\w*|understood|discover\w*|learn\w*|admit\w*|confirm\w*|forget\w*|forgot\w*|notice[sd]?|hide|hides|hid|hidden|conceal\w*|ignore[sd]?|remember\w*|remind\w*|truth|fact|proof|evidence|reason|pity|shame|sure|like|likes|want\w*)(?: (?:me|us|you|it|him|her|them|to|that|well|full|very|the|all))*$/i;
const ownSubject = new RegExp(
  `(?:^|[,;:–—…] ?|\\b(?:and|but|because|when|while|as|so|where|if|until|then|day|time) )(?:he|she|they|(?:somebody|someone)(?:['’]s \\w+)?|(?:the|an?|my|our|his|her|their|this|that|these|those|some|one of|half|another|other) (?<named>${noun}))(?:['’](?:d|s|ve|ll))? (?<done>(?![^]*\\b(?:I|we|you|let me|but|is|are)\\b)[^,;:]{2,70})$`,
  "iu",
);

/** "He'd read somewhere that the Jews …", "A woman handed me a flyer: …". */
function isToldOfAnother(before: string): boolean {
  const found = ownSubject.exec(before.trimEnd());
  if (!found || cited.test((found.groups?.["named"] ?? "").split(" ")[0] ?? "") || ofJews.test(found[0])) return false;
  return (
    !holdsTrue.test(before.trimEnd()) && !notToYou.test(before) && !/\b(?:must|should|has to|have to|needs? to)\b/i.test(found[0])
  );
}

const personOf =
  "(?:him|her|them|these people|those people|(?:my|our|his|her|their|the|this|that|some|one)(?: of the| of them)? [\\w'’ -]{2,40}?)";
/** "According to him", "in their eyes", "to hear my uncle talk". */
const accordingTo = new RegExp(
  `(?:^|[,;:–—…] ?|\\b(?:and|but|that|because|so) )(?:according to ${personOf}|in (?:his|her|their|(?:my|our|the) [\\w'’ -]{2,30}?['’]s) (?:view|eyes|mind|opinion|world|head|book|version|story)|(?:for|to) (?:him|her|them)|to hear ${personOf}(?: talk| tell it)?|(?:if|when) you (?:believed?|listen(?:ed)? to|asked?) ${personOf}),? (?<rest>.+)$`,
  "iu",
);
/** "His answer was that", "Their favourite theory was:". */
const whatTheirs = new RegExp(
  "(?:^|[,;:–—…] ?|\\b(?:and|but|that|because|so|where|when) )(?:his|her|their|(?:[\\w-]+ ){0,3}?[\\w-]+['’]s?) (?:[\\w'-]+ ){0,2}?(?:answers?|arguments?|theor(?:y|ies)|line|points?|messages?|questions?|views?|opinions?|ideas?|beliefs?|explanations?|conclusions?|jokes?|rants?|replies|reply|response|words?|comments?|remarks?|reaction|catchphrase|favourite|mantra|excuse|verdict|advice|motto)(?: [^.,;:!?]{0,30}?)? (?:was|is|were|are|has been|had been|went|goes|became)(?: always| still| simply| just)?(?:,| that|:)? (?<rest>.+)$",
  "iu",
);
const things =
  "(?:posts?|messages?|videos?|clips?|memes?|songs?|chants?|slogans?|leaflets?|posters?|stickers?|comments?|meetings?|channels?|groups?|podcasts?|sermons?|speech(?:es)?|talks?|jokes?|stories|story|pages?|rants?|conversations?|lectures?|sessions?|lessons?|threads?|chats?|streams?|broadcasts?|letters?|graffiti|wall|walls|banners?|placards?)";
/** "Every video was about how", "The song goes", "There were posts saying". */
const thingSays = new RegExp(
  `(?:^|[,;:–—…] ?|\\b(?:and|but|that|because|so|where|when|were|was|of|see|saw|get|got|read|found|in|on) )(?!(?:my|our) )(?:(?:the|an?|every|each|this|that|these|those|some|his|her|their|all|one|another|most|half|many|several|other|whole|first|next|last|of|more|even|more) )*(?:[\\w'-]+ )??${things}(?: (?:in|on|from|by|at|after|under) (?:[\\w'’-]+ ){0,3}?[\\w'’-]+)?,? (?:(?:was|were|is|are|would be) (?:all |mostly |only |just |always |full of |nothing but )*(?:about|of|on|how|that)?|saying|claiming|about|that (?:said|say|says|claimed|called)|which (?:said|say|says|claimed|called)|says?|said|claim(?:s|ed)?|called|goes|went|go|read|reads|ran|began|ended)(?: with)?(?: how| that|:)? (?<rest>.+)$`,
  "iu",
);
/** "Then came the stuff about", "all that talk of", "his ranting about". */
const talkOf =
  /\b(?:the|all (?:the|that|this|his|her|their)|that|this|his|her|their|endless|constant|some|such|more) (?:[\w'-]+ )?(?:talk|talking|stuff|rants?|ranting|raving|going on|bits?|parts?|nonsense|spiel|tirades?|outbursts?|chatter|mutterings?|rubbish|muttering|whispering|whispers|jokes?|joking|theor(?:y|ies)|obsession|lines?|diatribes?|asides?|digs?) (?:of|about|on|that|with|how) (?<rest>.+)$/iu;
/** "It began with masks and ended with the Jews", "You open the group and it is all …", "On the wall it said". */
const inTurns =
  /\b(?:it|things|everything|that|he|she|they|the \w+)(?:['’]d| had| always| would)? (?:all )?(?:began|begins?|start(?:s|ed)?) (?:off )?(?:with|as|at) [^.!?;]{2,60}?(?:,|\band\b|\bbut\b)[^.!?;]{0,20}?\b(?:end(?:s|ed)? (?:up )?(?:with|in|at|on)|finish(?:es|ed)? (?:with|on)|went on (?:to|with)|moved on to|got to|became|turned (?:in)?to|then(?: it was| came)?) (?<rest>.+)$|\byou(?:['’]d| would| only have to| just)? (?:open|opened|switch on|switched on|scroll|scrolled|join|joined|click|log in|tune in|turn on)\b[^.!?;]{0,40}?(?:,| and) (?:it|there)(?: is| was|['’]s) (?:all |nothing but |only |straight away )*(?<rest2>.+)$|\bit (?:said|says|read|reads)(?: that|:)? (?<rest3>.+)$/iu;

/** Behind what is told: the speaker is speaking again. */
const comesInAgain = new RegExp(
  `(?:,|;|:| –| —)? ?\\b(?:(?:and|but|so|until|then|when|because|while|which is why|that is when) )?(?:I|we)(?:['’](?:ve|d|m|ll|re))? (?:(?:have|had|would|will|do|did|always|also|just|only|then|still|even|never|myself|\\w+ly) )*(?:${formsOf(
    "say tell shout reply answer write think believe know call yell post hate agree mean text tweet add respond scream joke admit want wish hope",
  )})\\b`,
  "iu",
);
const butAgain = /(?:,| –| —|;) ?(?:but|yet) (?!(?:he|she|they|that|when|then)\b)/i;
/** Holds it for true. */
const agrees =
  /(?<!\b(?:not|never)|n['’]t|\bif|\bthat (?:he|she|they)) ?\b(?:(?:(?:he|she|they|it|that|this|which|who|\w+)(?:['’]s|['’]re| is| was| are| were)|turned out to be|proved|proved to be|turns out to be|prove[sd]? (?:him|her|them)|and|too|how|so|absolutely|quite|dead) (?:(?:\w+ly|quite|all|dead|so|damn|of course|too|only) )*(?:right|correct|true|a fact|facts?|spot on|no lie|not wrong|not lying|not a lie)(?! (?:away|next|in front|behind|there|here|wing|after|before|on (?:top|time)|at|of|to (?!say\b)))|(?:I|we) (?:do |fully |totally |completely |quite |have to |can only |wholly )*(?:agree|concur|share (?:that|this|his|her|their)|could not agree more)|so (?:do|am|did|have) (?:I|we)|as do (?:I|we)|me too|same here|amen|ha(?:s|d|ve) a point|(?:tell|tells|told|telling|speaks?|spoke|speaking|say|says|said|saying) the truth|now I (?:see|know|understand)|I (?:now )?(?:see|know|understand) now)\b/i;
/** "They can call me what they like: …": no telling of what was said. */
const whatTheyLike = /^ ?(?:\w+ ){0,2}what(?:ever)? (?:he|she|they|you|it|people) (?:likes?|wants?|pleases?|thinks?|will)\b/i;

/** The rest of a sentence, as far as it is another's. */
function withoutRest(sentence: string, rest: string, weighs: (stretch: string) => number): string {
  const at = sentence.length - rest.length;
  const returns = [comesInAgain.exec(rest)?.index, butReturn(rest, weighs)].filter(
    (index): index is number => index !== undefined,
  );
  const end = returns.length === 0 ? rest.length : Math.min(...returns);
  return weighs(rest.slice(0, end)) >= 1 ? `${sentence.slice(0, at)} …${rest.slice(end)}` : sentence;
}

function butReturn(rest: string, weighs: (stretch: string) => number): number | undefined {
  const index = butAgain.exec(rest)?.index;
  return index !== undefined && weighs(rest.slice(0, index)) < 2 ? index : undefined;
}

/**
 * The words without what their speaker only tells of another's talk.
 * @param words somebody's words, of any number of sentences
 * @param weighs tells how far a stretch of words is about Jews at all
 */
export function withoutAnothersTalk(words: string, weighs: (stretch: string) => number): string {
  if (agrees.test(words)) return words;
  return words
    .replace(/\s+/g, " ")
    .replace(/[’‘](?=\p{L})/gu, "'")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => ofSpeakerAlone(sentence, weighs))
    .join(" ");
}

function ofSpeakerAlone(sentence: string, weighs: (stretch: string) => number): string {
  for (const { 0: verb, index } of sentence.matchAll(talks)) {
    const rest = sentence.slice(index + verb.length);
    if (whatTheyLike.test(rest) || !isAnother(sentence.slice(0, index), verb)) continue;
    const left = withoutRest(sentence, rest, weighs);
    if (left !== sentence) return left;
  }
  for (const { 0: linker, index } of sentence.matchAll(toldBehind)) {
    if (!isToldOfAnother(sentence.slice(0, index))) continue;
    const left = withoutRest(sentence, sentence.slice(index + linker.length), weighs);
    if (left !== sentence) return left;
  }
  // "I love that song about killing Jews": theirs.
  if (holdsIt.test(sentence)) return sentence;
  for (const pattern of [accordingTo, whatTheirs, thingSays, talkOf, inTurns]) {
    const found = pattern.exec(sentence)?.groups;
    const rest = found?.["rest"] ?? found?.["rest2"] ?? found?.["rest3"];
    const left = rest === undefined ? sentence : withoutRest(sentence, rest, weighs);
    if (left !== sentence) return left;
  }
  return sentence;
}
