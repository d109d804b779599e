import { matchesOf } from "#app/lib/language/matches-of.ts";
import { hostility } from "./hostility.ts";

/*
 * What an act says in reported speech: "failing a thesis after noting that Jews always twist history", "on the theory that a Jew could not
 * be trusted". The words are turned back into what was said, and read as words are; and a general statement of all Jews that speaks ill of
 * them is read by its form.
 */

const sayings =
  "(?:tell\\w*|told|say(?:s|ing)?|said|writ(?:es|ing)|wrote|not(?:es|ed|ing)|claim\\w*|declar\\w*|stat(?:es|ed|ing)|argu\\w*|insist\\w*|maintain\\w*|assert\\w*|announc\\w*|remark\\w*|comment\\w*|explain\\w*|add(?:s|ed|ing)|jok\\w*|quip\\w*|boast\\w*|shout\\w*|yell\\w*|scream\\w*|snarl\\w*|mutter\\w*|whisper\\w*|rapp?(?:s|ed|ing)?|sing(?:s|ing)?|sang|chant\\w*|preach\\w*|teach\\w*|taught|lectur\\w*|post(?:s|ed|ing)|tweet\\w*|text(?:s|ed|ing)|messag\\w*|e-?mail\\w*|repl(?:y|ied|ying)|answer\\w*|warn\\w*|suggest\\w*|impl(?:y|ied|ying)|hint\\w*|complain\\w*|reason\\w*|believ\\w*|spread\\w*|broadcast\\w*|publish\\w*|print\\w*|show(?:s|ed|ing)|record\\w*|agree\\w*|object\\w*|accus\\w*|theor(?:y|ies)|belief|grounds?|idea|notion|pretext|excuse|assumption|argument|view|reason|remark|words?|claim|message|note|sign|slogan|caption|heading|sermon|song|talk|speech|essay|article|film|video|book|lesson)";
/** Where what was said begins: "that Jews …", "because, she said, their sort …", "in which the Jews …". */
const opening = new RegExp(
  `\\b(?:${sayings}\\b[^.;"“]{0,60}?(?: that| how|:)|(?:because|since|as|for)(?:,? (?:he|she|they) (?:said|says|put it|claimed|explained|wrote|told (?:him|her|them)),?)?|in which|where|whose \\w+|saying|said|claiming|joking|shouting) (?=(?:all |the |these |those |a |no |most |every |only |too many |his |her |their |such |that )*(?:jews?\\b|jewesses|jewish [a-z]+|rabbis\\b|judaism|synagogues?|people|sort|kind|lot|tribe|race|kin|hitler|adolf|auschwitz|holocaust|shoah|gas chambers?|gas|ovens?|six million|gentiles)\\b)`,
  "gi",
);
/** Of whom it is said. */
const subject =
  "(?:(?:all |the |these |those |a |no |most |every |only |too many |any |such )*(?:jews?|jewesses|rabbis|judaism|the synagogue|jewish (?:people|families|children|doctors?|lawyers?|bankers?|traders|teachers|bodies|women|men|girls|boys|blood|money|faith|religion|hands|homes|students|owners|landlords|customers|guests|tenants|neighbours|neighbors|members|employees|patients|power|finance|nature|race|character|brains?|sort|kind|world))|(?:his|her|their|that|your) (?:people|sort|kind|lot|tribe|race|kin|own kind)(?:['’]s \\w+)?)";
const aboutThem = new RegExp(`^${subject}\\b ?(.*)$`, "i");

/** Ill that is said of people in general. */
const ill =
  /\b(?:smell\w*|stink\w*|stank|foul\w*|dirt\w*|filth\w*|pollut\w*|infect\w*|contaminat\w*|disease\w*|plague\w*|cancer\w*|lice|flies|fleas|rats?|vermin|apes?|pigs?|swine|snakes?|dogs?|parasit\w*|bloodsuck\w*|leech\w*|cheat\w*|lie[sd]?|lying|liars?|steal\w*|stole|thie\w+|twist\w*|deceiv\w*|trick\w*|swindl\w*|haggl\w*|hoard\w*|fleec\w*|default\w*|exploit\w*|bleed\w*|milk\w*|rob(?:s|bed)?\b|squeez\w*|usur\w*|greed\w*|grasping|stingy|mean\b|tight\b|cunning|sly|crafty|scheming|arrogant|loud|pushy|cowards?|cowardly|traitors?|treacher\w*|betray\w*|disloyal|loyal\w*|trust\w*|money|gold|profit\w*|interest|debts?|sweat|blood|kill\w*|murder\w*|poison\w*|devil\w*|satan\w*|demon\w*|hell|curse\w*|damned|brothel\w*|whor\w*|pimp\w*|gutter\w*|ghettos?|camps?|ovens?|gas\w*|burn\w*|hang\w*|shot\b|die\b|dead\b|rot\b|ruin\w*|destroy\w*|corrupt\w*|degenerat\w*|inferior|subhuman|human|race|nuisance|troubl\w*|lawyers|noses?|horns|circumcis\w* (?:the )?mind|worth (?:half|nothing|less)|worthless|enem(?:y|ies)|conspir\w*|plot\w*|control\w*|own(?:s|ed)?\b|rul(?:e|es|ed)\b|run\b|ran\b|bought|buy\w*|invent\w*|exaggerat\w*|fak(?:e|ed)|caus\w*|behind|blame|guilt\w*|responsib\w*|deserv\w*|belong\w*|had it coming|asked for it|brought (?:it|this)|spoil\w*|drive\w* (?:away|out|down)|bring\w* down|push\w*|push out|take over|took over|taking over|replac\w*|swarm\w*|multipl\w*|breed\w*|bred|invad\w*|infiltrat\w*|dominat\w*|foreign(?:ers)?|agents?|aliens?|guests?)\b/i;
/** "always", "never", "by nature", "cannot", "should not be": said of all and for ever. */
const general =
  /\b(?:always|never|all|only|by nature|naturally|typical\w*|everywhere|anywhere|for ever|forever|cannot|can ?not|could not|can['’]t|couldn['’]t|would not|wouldn['’]t|must|should|ought|had no|have no|has no|no place|not|too many|too much|enough)\b/i;
/** What is said for them, or of what was done to them; and what somebody else says. */
const kind =
  /\b(?:safe|safety|welcome|persecut\w*|victims?|suffer\w*|murdered (?:by|in|at|here|under)|killed (?:by|in|at|under)|been (?:murdered|killed|deported|driven|expelled|robbed|gassed|shot|burned)|were (?:murdered|killed|deported|driven|expelled|robbed|gassed|shot|burned|hanged|hunted|forced|blamed|accused|dismissed)|deported|protect\w*|respect\w*|equal\w*|right to|rights|rescued|contribut\w*|lived|settled|arrived|fled|brave\w*|friends?|neighbou?rs too|should (?:not )?(?:be (?:able|free|safe|protected|heard|left in peace)|have to|feel|fear)|afraid|attend\w*|donat\w*|pray\w*|mourn\w*|celebrat\w*|antisemit\w*|anti-semit\w*|nazis|had been (?:late|rude|overcharged|booked))\b/i;

/** Reported words turned back: "could" to "can", "was" to "is", "their people" to "your people". */
function turnedBack(clause: string): string {
  return clause
    .replace(/\bhad been\b/gi, "are")
    .replace(/\bhad\b/gi, "have")
    .replace(/\bwere\b/gi, "are")
    .replace(/\bwas\b/gi, "is")
    .replace(/\bcould\b/gi, "can")
    .replace(/\bwould\b/gi, "will")
    .replace(/\b(?:his|her|their) (?=(?:people|sort|kind|lot|tribe|race)\b)/gi, "your ");
}

/** Who else may be the one who says it: "the report that Jews had been", "emails in which the mayor called". */
const ofOthersSaying =
  /\b(?:in which|where) (?:the|a|an|his|her) (?!jews?\b|jewish\b)(?:[\w-]+ ){1,3}(?:call|say|said|claim|wrote|describ|insult|accus)\w*\b|\b(?:report|complain|testif|tell\w* (?:the )?(?:police|press|reporters?|court|inquiry)|forward|leak|denounc|condemn|refut|den(?:y|ied|ying)|disprov|reject\w* (?:the|a) (?:claim|idea|myth))\w*\b/i;

/** Does a clause that begins with Jews, or with the people of one of them, speak ill of them: "a Jew could not be trusted"? */
function speaksIll(clause: string): boolean {
  const said = aboutThem.exec(clause);
  if (!said) return false;
  const rest = said[1] ?? "";
  if (kind.test(rest)) return false;
  if (hostility(turnedBack(clause)) >= 2) return true;
  if (ill.test(rest) && (general.test(clause) || !/^the jew\b/i.test(clause))) return true;
  return general.test(rest.slice(0, 30)) && /\b(?:never|always|only|no place|cannot|could not|must|should|ought)\b/i.test(rest);
}

const isJews = new RegExp(`\\b${subject}\\b`, "gi");

/** Do quoted words speak ill of Jews in general: "a Jew on the bill brings nothing but trouble"? */
function quotesIll(quote: string): boolean {
  if (!/\bjew|\brabbis\b/i.test(quote)) return false;
  return matchesOf(isJews, quote).some(
    (match) => /\bjew|\brabbis|judaism/i.test(match[0]) && speaksIll(quote.slice(match.index)),
  );
}

/** Does the act say ill of Jews in reported words? */
export function tellsHostility({ told, quotes }: { told: string; quotes: readonly string[] }): boolean {
  if (ofOthersSaying.test(told)) return false;
  if (quotes.some(quotesIll) && !passedOn.test(told)) return true;
  for (const match of matchesOf(opening, told)) {
    const clause = told.slice(match.index + match[0].length).replace(/, (?:he|she|they) (?:said|told|wrote|claimed)\b.*$/i, "");
    if (aboutThem.test(clause)) {
      const isTheirs =
        !/^(?:his|her|their|that|your) /i.test(clause) ||
        /\bjew(?:s|ish)?\b|\brabbi|synagogue|star of david|magen david|kipp|hebrew|gentiles?|goyim|christians/i.test(told);
      if (isTheirs && speaksIll(clause)) return true;
    } else if (hostility(turnedBack(clause)) >= 3) return true;
  }
  return false;
}

/** Said to the one who bears the step, or passed on by them as somebody else's. */
export const passedOn =
  /\b(?:being|been|was|were) (?:called|told|sent|branded)\b|\b(?:in which|that|who|whom|where|because|after) (?:[\w'’-]+ ){0,4}?(?:had |has |was |were )?(?:called|written|wrote|shouted|told|said|painted|sprayed|daubed|sung|posted|heard|accused)\b[^.;]{0,30}"…"/i;
