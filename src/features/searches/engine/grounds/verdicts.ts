import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { hasStepIn, sentencesOfSteps, type SubjectRecord } from "../attribution/record.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { isActAgainstJews } from "../attribution/act-grammar.ts";
import {
  chargesBias,
  hostility,
  namesAntisemitism,
  namesIsrael,
  namesJewish,
  namesOtherGroup,
  ownHostility,
  saysJew,
} from "../hatred/hostility.ts";
import { standsBeside } from "../attribution/who-is-unnamed.ts";

/*
 * What a court, a regulator or a body that sanctions says of somebody's words or conduct, in the sentence behind the one that tells of
 * them: "Magistrates heard that Ana Ruiz sang about … The judge told her that her behaviour was antisemitic." A finding of that body
 * (rubric 7), whoever the page brought in without a name at its head.
 */

const decides =
  /\b(?:judge|justice|sheriff|magistrates?|court|recorder|jury|panel|tribunal|commission|commissioner|committee|board|regulator|federation|league|association|institute|union|university|college|council|provost|chancellor|dean|principal|headteacher|adjudicator|ombudsman|chief constable|registrar|arbitrator|director of [\w ]{3,24}|chair(?:man|woman|person)?|resolution|ruling|inquiry)\b/i;
const ofJewishBody =
  /\bjewish\b|\bjews\b|\brabbi\b|\bsynagogue|\banti-?semitism (?:trust|campaign|council)|\bagainst anti-?semitism|\bdeputies\b|\banti-defamation\b|\bholocaust\b/i;
const thing =
  "(?:comments?|remarks?|words?|posts?|messages?|statements?|claims?|behaviou?r|conduct|language|actions?|treatment|e-?mails?|letters?|tweets?|jokes?|songs?|chants?|videos?|broadcast)";
const asIs =
  "(?:was|were|is|are|had been|amounted to|constituted)(?: (?:\\w+ly|both|also|an?|vile|deeply|racist and|offensive and|abusive and|likely to|capable of|intended to|meant to))* (?:anti-?semit\\w*|anti-jewish|(?:incit\\w+|stir\\w*(?: up)?|hate speech|hatred|hostile|discriminat\\w+)[^.;]{0,40}\\bjew(?:s|ish))";
const says =
  "(?:said|says|ruled|found|finds|held|holds|told (?:him|her|them)|concluded|concludes|decided|wrote|stated|states|added)";
/** Of somebody whom the sentence before has told of. */
const ofTheirs = new RegExp(
  `\\b${says} (?:that )?(?<whose>his|her|the|those|these) (?:[\\w-]+ ){0,2}?${thing}\\b[^.;“”"]{0,50}\\b${asIs}`,
  "i",
);
/** "called his conduct unlawful discrimination", "described the conduct as antisemitic harassment". */
const calls = new RegExp(
  `\\b(?:called|described|condemned|branded|labell?ed) (?<whose>his|her|the|those|these) (?:[\\w-]+ ){0,2}?${thing}(?: as)? (?:\\w+ ){0,2}?(?:anti-?semit\\w*|anti-jewish|unlawful (?:religious )?discrimination)`,
  "i",
);
const picture =
  "(?:pictures?|images?|photos?|photographs?|cartoons?|drawings?|memes?|gifs?|videos?|clips?|stickers?|caricatures?|salute|sketch)";
/** "found this too to be antisemitic", "held that it was antisemitic": what the sentence before has told of. */
const takenUp = new RegExp(
  `\\b(?:found|finds|held|holds|ruled|concluded|considered|deemed|judged|determined|was satisfied)(?: that)? (?<whose>this|that|it|these|those|them|they|the (?:[\\w-]+ )?(?:${thing}|${picture}))(?: too| also| as well| likewise)? (?:to be|to have been|as|was|were|is|are|had been|amounted to|constituted)(?: (?:\\w+ly|both|also|an?|vile|racist and|offensive and|abusive and|offensive,? abusive and))* anti-?semit\\w*`,
  "i",
);
const whoLooksIntoIt =
  "(?:committee|panel|tribunal|police|club|federation|league|board|regulator|court|inquiry|union|council|employer|manager|headteacher|directors?|reporters?|newspaper)\\b";
/** "answered with a picture of a chimney", "posted a cartoon": shown to others, and not to those who look into it. */
const showsPicture = new RegExp(
  `^(?:,[^,;]{2,60},)? (?:had |has |then |also |later )*(?:sent|posted|shared|repl(?:ied|ies)|answered|responded|uploaded|published|tweeted|circulated|drew|made|gave)\\b(?! (?:(?:the|an?|his|her) )?(?:[\\w-]+ )?${whoLooksIntoIt})[^.;“”"]{0,80}?\\b(?:an?|two|three|four|several|some|many|more|of|with) (?:[\\w-]+ ){0,3}?${picture}\\b(?![^.;]*\\b(?:asked|asking|so that|in order to|to (?:show|warn|report|complain|teach)|with (?:the|his|her) (?:[\\w-]+ )?${whoLooksIntoIt}))`,
  "i",
);
/** How a body says that it has come to a view: "came to the conclusion that", "was satisfied that". */
const settled =
  "(?:(?:came|has come|had come|comes) to the (?:conclusion|view|finding) that|(?:is|was|were) (?:of the (?:view|opinion)|satisfied|convinced|persuaded|(?:in|under) no doubt|certain|sure) that|(?:has|had|have|is in|was in|leaves|left) no doubt(?: at all)? that|established that|(?:took|takes) the view that)";
/** Right ahead of the name and right behind it, in one sentence. */
const saidOfName = new RegExp(
  `(?:\\b(?:${says} (?:that )?|${settled} )|^in (?:our|its|his|her|the (?:[\\w-]+ ){1,2}['’]?s?) (?:view|opinion|judge?ment|assessment),? )(?:(?:councillor|councilman|councilwoman|cllr|mr|mrs|ms|dr|professor|pc|sgt)\\.? )?$`,
  "i",
);
const isSo = new RegExp(
  `^(?:(?:['’]s?)? (?:[\\w-]+ )?(?:comments?|remarks?|words|posts?|statements?|claims?|tweets?|language|messages?|e-?mails?|cartoons?|lectures?|speech(?:es)?|sermons?|gestures?|jokes?|songs?|articles?|columns?|videos?|conduct|behaviou?r)(?: (?:in|at|on|about|that|made|posted|of) (?:(?!\\b(?:and|which|who|was|were|by|had|has|suffered|proof)\\b)[^;,“”"]|["“][^"”]*["”]){0,90})? (?:(?:was|were)(?: \\w+ly| both)*|(?:amount(?:ed)?|constitut(?:ed?|es))(?: to)?(?: (?:an?|clear|\\w+ly|holocaust denial and))*) (?:anti-?semiti(?:c|sm)|anti-jewish)| meant (?:the|this|that|his|her|those|these) (?:[\\w-]+ )?(?:comments?|remarks?|posts?|words|statements?|tweets?|messages?|gestures?|jokes?|cartoons?|songs?|salute) (?:to be|as) (?:\\w+ly |an? )?(?:anti-?semitic|anti-jewish)|(?:,[^,.;]{2,60},)? ["“]?(?:had |has )?(?:repeatedly |twice |openly )?(?:made|used|sent|posted|shared|directed|uttered|published|wrote|written|told|shouted|circulated) (?:(?:an?|the|several|two|three|numerous|repeated|overtly|clearly|plainly|\\w+ly|offensive|racist|abusive|vile|and|at least \\w+) )*(?:anti-?semitic|anti-jewish) (?:and \\w+ )?(?:comments?|remarks?|posts?|words|statements?|claims?|tweets?|language|messages?|e-?mails?|cartoons?|jokes?|songs?|slurs?|abuse|insults?|tropes?|gestures?|memes?|images?|material|content)\\b(?! (?:(?:(?:that|which) )?(?:he|she|they) (?:had )?(?:been sent|received|found|got|seen|heard)|with (?:the )?(?:police|press|board|reporters?|journalists?)|sent to|made by|of others|from|about (?:him|her)\\b|as evidence|to (?:the )?(?:police|press|board|reporters?|warn|report|show))\\b)|(?:,[^,.;]{2,40},)? (?:had |has )?(?:engaged in|displayed|espoused|acted out of) (?:\\w+ )?(?:anti-?semitism|anti-?semitic (?:conduct|behaviou?r|abuse|harassment|speech|hatred|rhetoric))\\b(?! (?:concerns?|claims?|reports?|complaints?|allegations?|training)))`,
  "i",
);
/** Read out, heard or reported: of another's words. */
const passesOn =
  /\b(?:read|heard|hears|reported|complained|received|was told|told of|recalled|testified|gave evidence|found|saw|noticed)\b/i;

/** "sent a photograph of a swastika carved on a locker to her inspector", "with a cartoon of a rabbi on its poster": of what others put there. */
const ofWhatIsThere =
  /\b(?:of|from) (?:the|that|this|an?) (?:[\w-]+ ){0,2}?(?:murals?|lockers?|walls?|doors?|leaflets?|messages?|medals?|graffiti|posters?|signs?|banners?|scene|damage|swastikas? (?:\w+ )?on)\b|\bto (?:his|her|their|the) (?:inspector|union|manager|boss|supervisor|head|editor|lawyer|police)\b|\bon (?:its|the|their) posters?\b|\bresponded to (?:the|an?) troll\b/i;

/** "PC Ruiz answered with a picture of a chimney". */
function isPictureOfTheirs(page: PageReading, sentence: Sentence): boolean {
  const [name] = sentence.mentions;
  const behind = name?.person === 0 ? page.text.slice(name.end, sentence.end) : "";
  return showsPicture.test(behind) && !passesOn.test(behind) && !disowns.test(behind) && !ofWhatIsThere.test(behind);
}
const disowns = /\b(?:vile|disgusting|appalling|shocking|ashamed|shameful|protest\w*|complain\w*|condemn\w*|screenshots?)\b/i;

/** The sentence names them first and gives words of theirs that may be meant so, or an act of theirs that is nothing else. */
function isTheirDeed(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.mentions.some(({ person, end }) => person !== 0 && end <= name.from)) return false;
  const isQuoted = discourse.quotes.some(
    ({ sentence: at, speaker, toldBy, quote }) =>
      at === sentence.index &&
      speaker === "p0" &&
      toldBy === undefined &&
      !/\b(?:disgusting|ashamed|shame|stop|take (?:this|it) down|appalling)\b/i.test(
        page.text.slice(quote.innerStart, quote.innerEnd),
      ) &&
      ownHostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 1,
  );
  if (isQuoted) return true;
  if (isPictureOfTheirs(page, sentence)) return true;
  return (
    namesAntisemitism.test(page.text.slice(name.end, sentence.end)) &&
    discourse.clauses.some(
      (clause) =>
        clause.sentence === sentence.index &&
        clause.agentIs === "p0" &&
        clause.agent?.kind === "person" &&
        !clause.negated &&
        !clause.passive &&
        !clause.hedged &&
        !passesOn.test(sentence.text.slice(0, 4) + page.text.slice(name.end, sentence.end)) &&
        /^(?:make|made|sing|sang|hang|burn|hiss|share|post)$/.test(clause.lemma),
    )
  );
}

/** "a judgment of the Equality Court confirming that the union's secretary, Ana Ruiz, was guilty of hate speech against Jews". */
const heldThat =
  /\b(?:court|judge|justice|tribunal|judge?ment|ruling|commission)\b[^;“”"]*\b(?:confirm(?:ed|s|ing)|rul(?:ed|es|ing)|found|finds|finding|held|holds|holding|declar(?:ed|es|ing)|conclud(?:ed|es|ing))(?: on \w+day| today| this morning| unanimously)? that (?:(?!\b(?:claims?|complaints?|allegations?|suggestions?|accusations?|charges?|said|told)\b)[^.;“”"]){0,90}$/i;
const guiltyOfHatred =
  /^(?:,[^,.;]{2,60},|,)? (?:is|was|were|had been|had) (?:\w+ly )?(?:guilty of|liable for|responsible for|committed|engaged in) (?:(?:unlawful|racist|religious|racial) )?(?:hate speech|hatred|incit\w+|vilification|harassment(?! polic)|antisemit\w+|anti-semit\w+)(?![^.;“”"]{0,60}\bby an?\b)[^.;“”"]{0,40}\bjew/i;

/** "that Ruiz", "that the union's secretary, Ruiz": not "that the men who shouted at Ruiz", nor "that a follower of Ruiz". */
const rightBehindThat =
  /^ that (?:(?:the|its|their|an?) (?:(?!\b(?:who|that|which|by)\b)[^,.;]){2,60}, |(?:(?!(?:of|at|by|in|against|for|with|who|to)\b)[a-z-]+(?<!s) ){0,3}(?:\p{Lu}[\p{L}.]*\s){0,2})$/u;
const ofSomeOfThem = /\b(?:minority|dissent\w*|would|expected|due|had the|moot|wrote|defamed|asked|claims?)\b/i;
const wonLater =
  /\b(?:(?:took|taken) (?:it|the (?:finding|ruling|decision|matter)) to (?:court|the \w+ court) and won|won (?:his|her|the|on) (?:appeal|review|case)|(?:had|has) no power to (?:find|rule)|(?:majority|appeal court|high court) (?:allowed|upheld) (?:his|her|the) appeal)\b/i;

/** Of the one whom the sentence names first behind "that": "ruled that Ben Foss, who succeeded Ana Ruiz, was guilty" is not of her. */
function isHeldGuilty(page: PageReading, sentence: Sentence): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.kind !== "main") return false;
  const ahead = page.text.slice(sentence.start, name.from);
  const that = sentence.start + ahead.lastIndexOf(" that ");
  return (
    sentence.mentions.every(({ person, start }) => person === 0 || start < that || start > name.end) &&
    !/\b(?:not|never|whether|if|no)\b/i.test(ahead) &&
    heldThat.test(ahead) &&
    rightBehindThat.test(page.text.slice(that, name.from)) &&
    !ofSomeOfThem.test(ahead) &&
    guiltyOfHatred.test(page.text.slice(name.end, sentence.end)) &&
    !page.sentences.some(({ text, index }) => index > sentence.index && wonLater.test(text))
  );
}

const ofWorkBy = new RegExp(
  `\\b${says} (?:that )?(?:the|this|that|a) (?:[\\w-]+ )?(?:speech|lecture|sermon|song|${thing}|article|column|book|leaflet|talk|sketch|cartoon|picture),? (?:which was |that was )?(?:given|made|written|posted|sent|delivered|drawn|published|shared|sung|uttered) by (?:(?:mr|mrs|ms|dr|cllr|councillor|professor)\\.? )?$`,
  "i",
);
const isOfKind =
  /^(?: (?!(?:who|which|about|against|whose|to (?:warn|show|report|expose|alert|raise|illustrate|teach|explain|condemn|criticis|criticiz)\w*|as (?:an? )?(?:example|evidence|warning)|in (?:protest|answer|reply)|with (?:the )?(?:police|editors?|press|board))\b)[^.;,“”"]{0,70})?,? (?:was|were|is|are|amounted to|constituted) ["“]?(?:(?:\w+ly|both|clearly|an?|offensive and|racist and|vile and) )*(?:anti-?semitic|anti-jewish)\b/i;

/** "The committee said that the speech, given by ~ in March, was 'antisemitic from beginning to end'": of whoever it was by. */
function isWorkFound(page: PageReading, sentence: Sentence): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.kind !== "main") return false;
  const ahead = page.text.slice(sentence.start, name.from);
  const after = page.text.slice(name.end, sentence.end);
  return !/\b(?:not|never|whether|if|no)\b/i.test(ahead) && isOfWorkBy(ahead, after);
}

/** What stands before and after the name of whoever the judged work was by. */
function isOfWorkBy(ahead: string, after: string): boolean {
  return decides.test(ahead) && !ofJewishBody.test(ahead) && ofWorkBy.test(ahead) && isOfKind.test(after);
}

/** A decision of whoever keeps a code, in their own words: "The Licensee …", "Rule 2.3". */
const ofRegulator = quick(/\b(?:the licensee|licence holder|the registrant|the respondent)\b|\brules? \d+\.\d+/i);

/** "The committee said Ana Ruiz's claim that '…' was plainly antisemitic", "The resolution says she, by name, engaged in antisemitism". */
export function isNamedInVerdict(page: PageReading, sentence: Sentence, isSanctioned = false): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.kind !== "main") return false;
  const ahead = page.text.slice(sentence.start, name.from);
  if (/\b(?:not|never|whether|if|no(?! doubt\b))\b/i.test(ahead)) return false;
  if (isHeldGuilty(page, sentence)) return true;
  const after = page.text.slice(name.end, sentence.end);
  if (isOfWorkBy(ahead, after)) return true;
  return (
    (decides.test(ahead) ||
      (/^in our /i.test(ahead) && ofRegulator.test(page.text)) ||
      (isSanctioned && isOfReport(page, sentence, ahead))) &&
    !ofJewishBody.test(ahead) &&
    saidOfName.test(ahead) &&
    isSo.test(after)
  );
}

/** "The review found that ~", "Her report was read out. It concludes that ~": of somebody whom a body has sanctioned. */
function isOfReport(page: PageReading, { index, block }: Sentence, ahead: string): boolean {
  const before = page.sentences[index - 1];
  return (
    /\b(?:investigat(?:ion|ors?)|review(?:er)?|report|inquiry|outside counsel)\b/i.test(ahead) ||
    (/^(?:it|this|that) /i.test(ahead) &&
      before?.block === block &&
      /\b(?:investigation|review|report|inquiry|ruling|decision|judge?ment|findings)\b/i.test(before.text))
  );
}

const ofAnothersDoing =
  /\banti-?semitic to [a-z]+\b|\bby (?:persons? unknown|unknown|others|somebody|someone|an? (?:vandal|stranger))\b|\b(?:painted over|had been added)\b|\band that (?:he|she|they) should be banned\b/i;

/** "PC Ruiz answered with a picture of a chimney. The panel found this too to be antisemitic." */
export function isDeedFound(page: PageReading, sentence: Sentence): boolean {
  const next = page.sentences[sentence.index + 1];
  return (
    next?.block === sentence.block &&
    takenUp.test(next.text) &&
    !ofAnothersDoing.test(next.text) &&
    isPictureOfTheirs(page, sentence)
  );
}

/* The clause that labels what a step was for: "was sanctioned for messages. The tribunal held that they were hostile to Jews." */

/** Who decides such things, in the English of some thirty countries. */
const bodies = quick(
  /\b(?:courts?|cour|landgericht|amtsgericht|tribunal\w*|judges?|justices?|magistrates?|sheriff|recorder|jury|jurors|coroner|bench|chamber|prosecutor\w*|prosecution|procurator|crown|attorney|police|gendarmerie|rcmp|constabulary|garda[ií]?|commission\w*|committee|division|council|board|panel|inquiry|authority|agency|office|ministry|department|inspectorate|regulator|registrar|ombuds\w+|adjudicator|arbitrator|ofcom|ipso|standards|federation|league|association|union|confederation|fifa|uefa|the fa|fa['’]s|club|team|college|university|school|academy|faculty|institute|provost|chancellor|rector|dean|principal|head(?:master|mistress|teacher)|governors|trust|hospital|clinic|bank|firm|company|employer|agency|network|broadcaster|station|newspaper|paper|magazine|publisher|label|house|sponsor|airline|chain|party|labour|conservatives?|liberals?|greens|democrats|republicans|caucus|whip|parliament|congress|senate|assembly|diocese|church|synod|bishop|archbishop|order|guild|bar|law society|army|bundeswehr|navy|force|service|equality body|charity commission|secretary of state|minister)\b/i,
);
/** What they do to somebody. */
const sanctions =
  /\b(?:convict\w*|guilty|sentenc\w*|jail\w*|imprison\w*|fined?|charg\w+|indict\w*|struck (?:\w+ )?off|discharg\w*|cancel\w*|cashier\w*|disciplin\w*|strik\w+ off|dismiss\w*|sack\w*|fired|expel\w*|expulsion|suspen\w*|remov\w*|disqualif\w*|bann?\w*|barr\w*|disbarr\w*|censur\w*|reprimand\w*|sanction\w*|dropp\w*|parted (?:with|company)|no longer|terminat\w*|ended (?:his|her|its|the|their)|(?:was|were) ended|refused|depriv\w*|stripp\w*|revok\w*|withdr\w*|order(?:ed|s)?|awarded|compensation|damages|penalty|pay|apologi\w*|prohibit\w*|warn\w*|rebuk\w*|condemn\w*|deselect\w*|demot\w*|deport\w*|plea(?:ded|s)?|pled|admitted|cautioned)\b/i;
/** What they find. */
const finds =
  /\b(?:found|finds?|finding|held|holds|holding|ruled|rules|ruling|concluded|concluding|determined|decided|deciding|confirmed|affirmed|agreed|agreeing|upheld|upholding|judged|deemed|considered|regarded|called|calls|calling|described|branded|said|saying|says|told|stated|wrote|established|satisfied|accepted|recorded|noted|classed|classified|treated|qualified|retained|applied|declared|substantiated|view|verdict|opinion|finding|ground|reason|on account of|because)\b/i;
/** "hatred of Jews", "seriously offensive towards Jews", "free from harassment as a Jew". */
const againstJews = quick(
  /\banti-?semit(?:ic|e|es)\b|\banti-jewish\b|\b(?:of|as|was|were|naked|sheer|for|to|from|plain|clear|crude|open|by|constitut\w+|express\w+|with|in) (?:[\w-]+ ){0,2}?anti-?semitism\b|\b(?:hatred|hate|hate speech|hostil\w+|contempt\w*|contemptuous|racist speech|racism|prejudic\w*|malice|extremis\w*|material|statements?|claims?|language|conduct|posts?|messages?|ill[- ]will|animus|bias|enmity|insult\w*|offensive|demean\w*|degrad\w*|derogatory|disparag\w*|humiliat\w*|abus\w*|discriminat\w*|harass\w*|violence|incit\w*|agitat\w*|vilif\w*|threat\w*|intimidat\w*|stirr?\w* up|slander\w*|defam\w*|dehumani[sz]\w*|mock\w*|ridicul\w*|genocide|incendiary|speech|jokes|songs|chants|banner|slurs?|remarks?)(?: [\w-]+){0,6}? (?:of|to|towards?|against|about|at|for|on|over)(?: [\w'’-]+){0,4}? (?:jews\b|jewry|jewish (?!studies|history|holiday|calendar|music|food))|\b(?:frighten|terrori[sz]|scar|intimidat|hurt|target|threaten|insult|harass|abus|demean|mock|humiliat|slander|revil|degrad)(?:e|es|ed|ing|en)? (?:and \w+ )?(?:\w+ )?(?:jews\b|jewish (?:[\w-]+ )?(?:members|people|students|pupils|patients|colleagues|residents|families|worshipp?ers|customers|tenants|children|employees|staff|passengers|neighbou?rs|players|women|men|communit(?:y|ies)))|\bharass\w* an? jewish \w+[^.;]{0,40}\b(?:section|equality act|religio\w*|human rights|title vii)|\bmock\w*[^.;]{0,20}holocaust|\bjokes? about the holocaust|\bcelebrat\w+ the (?:murder|killing|massacre)[^.;]{0,20}\bjews|\bas (?:an? )?jews?\b|\b(?:jewish|jews) (?:\w+ )?(?:as a group|as such)|\bfor (?:being|his being|her being|their being) (?:an? )?jew(?:ish)?\b|\b(?:because|reason|ground)s? (?:of )?(?:his|her|their|the [\w'’-]+) (?:jewish|judaism)|\b(?:denial|denying|denied|trivialis\w+|trivializ\w+|minimi[sz]\w+|playing down|played down|mockery|mocking) (?:of )?(?:the )?(?:holocaust|shoah|gassing|murder of (?:the )?jews|extermination)|\bholocaust[- ](?:denial|mockery|trivial\w+|distortion|revisionis\w+)\b|\bjewish(?:ness)? (?:faith|religion|origin|descent|identity|ethnicity|heritage)\b/i,
);
/** Not found, not proved, not yet decided; and what a body says of antisemitism at large. */
const unfound = quick(
  /\b(?:acquit\w*|clear(?:ed|s|ing)|quash\w*|overturn\w*|set aside|annul\w*|reversed|reinstat\w*|exonerat\w*|unfounded|unsubstantiated|not (?!tolerat|accept|welcome|compatible|only|merely|just|simply|worthy|fit|protected|covered|satire|an isolated)|n['’]t (?!tolerat|accept)|never|neither|nor|no (?!longer|place|tolerance|doubt|excuse|room|contest)|without (?!notice|pay)|nothing|none|lack of|want of|insufficient|whether|if|could|might|may|would (?!not tolerat|no longer|never tolerat)|alleg\w+|accus\w+|suspect\w*|claims? (?:of|that|by)|complain(?:ed|ing|s)|complaints? (?:of|from|by|that)(?<!uph\w+ (?:an? |the )?complaints? (?:of|from|by|that))|rejected|dismissed (?:an? |the |his |her )?(?:\w+ )?(?:claim|complaint|charge|case|appeal by|suit|allegation|argument)s?|closed|dropped (?:the|its|all) (?:\w+ )?(?:case|charges?|inquiry|investigation|proceedings)|withdr(?:ew|awn)|discontinu\w*|open(?:ed|s) (?:an? |proceedings|its)|look(?:s|ing) into|investigat(?:es|ing)|still|pending|await\w*|due to|will (?:hear|decide|consider|rule)|asked|urged|call(?:ed|s) (?:on|for)|condemn(?:ed|s|ing) (?!(?:his|her|the|these|those)\b)|survey|statistics|training|awareness|campaign|(?<!\b(?:by|under|within|in|of) (?:the |its )?(?:\w+ )?)definition|defin(?:ed|es|ing)|fair comment|satire|lawful|protected speech|innocent|mistaken identity|nothing to do with|unrelated|another|separate|elsewhere|meanwhile|last year|previously|rise in|report on|(?:been|was) (?:defamed|libelled|slandered)|(?:libel|defam|slander)\w* (?:her|him)|by (?:its|their|his|her|the club['’]s) (?:supporters|fans|staff|members|players|pupils|employees)|(?:remarks?|comments?|abuse|slurs?|insults?|messages?|threats?|jokes?) (?:to|at|about|against|towards) (?:her|him)\b|(?:dispute|quarrel|row|argument|disagreement|feud) (?:over|about|with|between)|victim of|subjected to|suffered)\b/i,
);
const upholdsComplaint =
  /\b(?:uph(?:eld|olds?|olding)|sustain\w*|substantiat\w*|accept\w*|allow\w*|prov(?:ed|en)) (?:an? |the |his |her |all |two |three )*(?:[\w-]+ )?(?:complaints?|charges?|claims?|allegations?|cases?)\b/gi;
/** Somebody of a role that has not been told of: "a columnist". */
const somebodyElse =
  /\b(?:convicted|charged|dismissed|banned|reprimanded|suspended|expelled|sentenced|fined|jailed|sanctioned|acquitted) (?:an?|two|three|four|several|another|some) (?:[\w-]+ )?(?:man|woman|player|teacher|coach|fan|student|officer|priest|doctor|politician|councillor|columnist|journalist|singer|comedian|men|women|fans|players|students|officers)\b/i;

/** Does a sentence without a name in it say that somebody who decides such things found or sanctioned an act against Jews? */
export function labelsAct(text: string): boolean {
  const upheld = text.replace(upholdsComplaint, "upheld it");
  if (unfound.test(upheld) || somebodyElse.test(text)) return false;
  if (namesIsrael.test(text) || (namesOtherGroup.test(text) && !/\banti-?semit|\banti-jewish/i.test(text))) return false;
  if (!bodies.test(text) && !sanctions.test(text)) return false;
  if (!finds.test(text) && !sanctions.test(text)) return false;
  return (
    againstJews.test(text) ||
    (namesJewish.test(text) && chargesBias.test(text)) ||
    [...text.matchAll(/["“]([^"”]+)["”]/g)].some(([, said = ""]) => hostility(said) >= 2) ||
    [...text.matchAll(/\b(?:for|of|by|that|because|as|had|over|with|after)\b (?=[a-z])/gi)].some((match) =>
      isActAgainstJews(text.slice(match.index + match[0].length)),
    )
  );
}

/** The step was taken for words or conduct of which its own sentence says no more. */
const overWords =
  /\b(?:for|over|after|about|because of|following|in connection with) (?:(?:an?|the|his|her|their|some|several|two|three|four|private|public|online|offensive|racist|abusive|recent|old|historic|a series of|a string of|a number of) )*(?:[\w-]+ ){0,2}?(?:messages?|posts?|posting|remarks?|comments?|words|e-?mails?|letters?|statements?|tweets?|videos?|clips?|speech(?:es)?|sermons?|lectures?|songs?|chants?|jokes?|conduct|behaviou?r|misconduct|treatment of|gestures?|articles?|columns?|books?|drawings?|leaflets?|banners?|what (?:he|she|they) (?:had )?(?:said|written|wrote|posted|did|done|shouted)|an? incident)\b/i;

/** The sentence right behind the one that says that the subject was sanctioned, nobody else being named or accused: what it was for. */
function labelBehind(page: PageReading, discourse: Discourse, record: SubjectRecord, sentence: Sentence): number[] {
  if (!record.soleAccused || record.listed || sentence.mentions.length > 0) return [];
  const before = page.sentences.findLast(({ kind, index }) => kind === "main" && index < sentence.index);
  if (!before || sentence.block - before.block > 1 || !hasStepIn(record, before.index)) return [];
  if (before.mentions.some(({ person }) => person !== 0) || !before.mentions.some(({ person }) => person === 0)) return [];
  if (!overWords.test(before.text) || [...discourse.accused].some((who) => who !== "p0" && who.startsWith("p"))) return [];
  return labelsAct(sentence.text) ? [before.index, sentence.index] : [];
}

const heldOfWords = new RegExp(
  `\\b(?:judge|tribunal|court|commission|panel|adjudicator|ombudsman)\\b[^.;“”"]{0,60}\\b${says} (?:that )?(?:the|this|that|his|her|these|those|both) (?:[\\w-]+ )?(?:${thing}|jibe|taunt|insult|quip) (?:was|were|had been|amounted to|constituted) (?:an? |unlawful |\\w+ly |act of |acts of )*(?:unwanted conduct|harassment|discrimination|discriminat\\w+|less favou?rable treatment)\\b[^.;]{0,30}\\b(?:related to|relating to|because of|on (?:the )?grounds? of|on account of|based on|over) (?:(?:his|her|their|the|[\\p{L}.]+ [\\p{L}'’-]+) )?(?:being )?(?:jewish\\b|judaism|jewishness)`,
  "iu",
);

/** "said to her: '…'. The tribunal ruled that the comment was harassment related to her Jewish origin": of the one whose words on Jews the page gives. */
function heldHarassment(page: PageReading, discourse: Discourse): number[] {
  const finding = page.sentences.find(
    ({ kind, text }) => kind === "main" && heldOfWords.test(text) && !/\b(?:not|never|whether|if|no|neither|nor)\b/i.test(text),
  );
  const said = discourse.quotes.filter(
    ({ quote, sentence, toldBy }) =>
      toldBy === undefined &&
      sentence < (finding?.index ?? 0) &&
      !/\b(?:I|we) (?:was|were|am|have been|had been) (?:told|called|asked|sent)\b/i.test(
        page.text.slice(quote.innerStart, quote.innerEnd),
      ) &&
      hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 1 &&
      saysJew(page.text.slice(quote.innerStart, quote.innerEnd)),
  );
  const [first] = said;
  const isTheirs =
    first !== undefined &&
    said.every(({ speaker }) => speaker === "p0") &&
    page.sentences[first.sentence]?.mentions.some(({ person, end }) => person === 0 && end <= first.quote.start) === true;
  return finding && isTheirs ? [first.sentence, finding.index] : [];
}

/** The sentences of such findings, and the ones that tell what they are of; none for who stands beside it or holds an office in the page. */
export function verdictsOn(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (record.inOffice || record.witness || record.denials.length > 0) return [];
  const labels = page.sentences.flatMap((sentence) =>
    sentence.kind === "main" ? labelBehind(page, discourse, record, sentence) : [],
  );
  const held = [
    ...heldHarassment(page, discourse),
    ...page.sentences.filter((sentence) => isHeldGuilty(page, sentence) || isWorkFound(page, sentence)).map(({ index }) => index),
  ];
  if (held.length > 0) return held;
  if (labels.length > 0 || standsBeside(page, "p0", new Set())) return labels;
  return page.sentences.flatMap((sentence) => {
    if (sentence.kind !== "main" || /\b(?:not|never|neither|nor|whether|if|no(?! doubt\b))\b/i.test(sentence.text)) return [];
    const name = sentence.mentions.find(({ person }) => person === 0);
    if (name) return isNamedInVerdict(page, sentence, sentencesOfSteps(record).length > 0) ? [sentence.index] : [];
    const before = page.sentences[sentence.index - 1];
    if (before?.kind !== "main" || before.block !== sentence.block) return [];
    const match =
      ofTheirs.exec(sentence.text) ??
      calls.exec(sentence.text) ??
      // "found that it was antisemitic to call him that", "vandalism by persons unknown".
      (ofAnothersDoing.test(sentence.text) ? null : takenUp.exec(sentence.text));
    const ahead = sentence.text.slice(0, match?.index ?? 0);
    if (!match || !decides.test(ahead) || ofJewishBody.test(ahead)) return [];
    // "… and jailed its author for ten weeks", "awarded him damages": somebody else's.
    if (/\b(?:author|sender|those|two|fan|signator\w+|damages|compensation|suffered|victims?)\b|\bawarded\b/i.test(sentence.text))
      return [];
    return isTheirDeed(page, discourse, before) ? [before.index, sentence.index] : [];
  });
}
