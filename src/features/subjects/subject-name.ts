import { foldName } from "./fold-name.ts";
import { scriptOf } from "./script-of.ts";

export const longestSubjectName = 200;

export type SubjectNameCheck = { ok: true; name: string } | { ok: false; message: string };

const refused = (message: string): SubjectNameCheck => ({ ok: false, message });

// Embedding, override and isolate controls can make a name read as another one; marks cannot.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/;
/** Dropped without a word: control characters, zero-width characters, direction marks, soft hyphens, BOM. */
const harmlessInvisible = /[\p{Cc}\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufe00-\ufe0f\ufeff]/gu;
/** Joiners are spelling in Arabic and Indic scripts, and nothing elsewhere. */
const strayJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}])/gu;

const markup = /<\s*[/!?a-z]|&(?:[a-z]+|#\d+|#x[\da-f]+);|\]\(|\{\{|\$\{/i;
const emailAddress = /\S@\S+\.\S/;
const webAddress =
  /(?:https?:|ftp:|javascript:|data:)\S|\bwww\.|\S\.(?:com|org|net|info|gov|edu|io|co\.[a-z]{2}|co|il|uk|de|fr|ru)(?:\/|$|\s)/i;
const relationBySlash = /(?<!\S)[ads]\/[lopLOP](?!\S)/g;
// What names are written with: letters, marks, digits, spaces, and this punctuation.
const foreignCharacter = /[^\p{L}\p{M}\p{N}\p{Zs}.,'’‘ʻʼ‛`´"“”„«»״׳()\-‐‑‒–—־·・•\u200c\u200d]/u;

const organisationWords = new Set(
  (
    "inc incorporated ltd limited llc llp plc gmbh corp corporation company foundation university universität université universidad università committee association " +
    "federation ministry organization organisation coalition institute institution department commission authority agency society movement synagogue congregation " +
    "parliament government embassy consulate newspaper magazine party council hospital museum airlines holdings stiftung verein fundación fondation partei " +
    'университет партия комитет организация министерство ооо оао университетът אוניברסיטת אוניברסיטה עמותת בע"מ מפלגת משרד جامعة شركة حزب وزارة منظمة جمعية 주식회사 대학교 大学 有限公司 株式会社'
  ).split(" "),
);
/** Family names as well: an organisation only when the words around them say so. */
const alsoFamilyNames = new Set(
  "church college school bank club union league group network center centre temple police press news media students workers network alliance front team department academy".split(
    " ",
  ),
);
const slogan =
  /^(?:free|stop|boycott|save|support|resist|globali[sz]e|defund|abolish|dismantle|decoloni[sz]e|liberate|justice for|stand with|hands off|down with|death to|long live|never again|not in|from the river|end the|ban the|no to|no more|say no|viva la|we (?:are|will|want)|i (?:am|love|hate|stand)|kill|fuck|heil|sieg)(?:\s|$)/iu;

/** Words that stand for anybody: pages are full of them, so they would name everyone. "Will" and "May" are names too and are left out. */
const anybody = new Set(
  (
    "the a an he him his she her hers they them their it its we us our you your i me my who whom someone somebody anyone everybody nobody one " +
    "man woman boy girl person people child student teacher defendant suspect accused victim witness plaintiff police officer judge court jury prosecutor lawyer attorney " +
    "mayor president minister councillor senator governor rabbi imam priest driver player coach member staff employee resident neighbour neighbor " +
    "der die das ein eine er sie ihr le la les un une il elle ils el los las uno él ella он она они его её הוא היא הם את هو هي هم"
  ).split(" "),
);

function namesAnybody(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[\s\-‐‑–.,'’]+/u)
    .filter(Boolean)
    .every((word) => anybody.has(word));
}

function organisation(name: string): boolean {
  const words = foldName(name)
    .replace(/[.,()]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  if (words.some((word) => organisationWords.has(word))) return words.length > 1 || organisationWords.has(words[0] ?? "");
  const framed = words[0] === "the" || words.some((word) => ["of", "for", "against", "&", "and"].includes(word));
  return words.length > 1 && framed && words.some((word) => alsoFamilyNames.has(word));
}

/** Look-alikes: letters of two alphabets in one word. Japanese and Korean mix theirs by custom. */
function mixesScripts(word: string): boolean {
  const scripts = new Set(
    Array.from(word)
      .filter((character) => /\p{L}/u.test(character))
      .map(scriptOf),
  );
  const eastAsian = new Set(["han", "kana", "hangul"]);
  return scripts.size > 1 && ![...scripts].every((script) => eastAsian.has(script));
}

/**
 * Checks the name of a person as it is typed and at the door; `name` is the cleaned form to store
 * (NFC, single spaces, no invisible characters). One word is enough: mononyms are common in
 * Indonesia, Afghanistan and among artists, and refusing them would refuse real people. Names that
 * nobody has heard of are accepted: no list knows all names.
 */
export function validateSubjectName(raw: string): SubjectNameCheck {
  if (bidiControls.test(raw)) return refused("Name cannot contain characters that change the reading direction");
  const name = raw
    .toWellFormed()
    .replace(/[\s\u0085]+/gu, " ")
    .replace(harmlessInvisible, "")
    .normalize("NFC")
    .replace(strayJoiner, "")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  if (name === "") return refused("Name is required");
  if (name.length > longestSubjectName) return refused(`Name must be at most ${longestSubjectName} characters`);
  if (markup.test(name)) return refused("Name cannot contain markup");
  if (emailAddress.test(name)) return refused("This is an e-mail address: enter the person's name");
  if (webAddress.test(name)) return refused("This is a web address: enter the person's name");
  if (/^@\S/.test(name)) return refused("This is an account's handle: enter the person's name");
  if (Array.from(name).length < 2) return refused("Name must be at least 2 characters");
  if (!/\p{L}/u.test(name)) return refused("Name must contain letters");
  if ((name.match(/\p{L}/gu) ?? []).length < 2) return refused("Name must contain at least 2 letters");
  if (/[!?#]/.test(name) || slogan.test(name)) return refused("This looks like a slogan: enter a person's name");
  const foreign = foreignCharacter.exec(name.replace(relationBySlash, "al"));
  if (foreign) {
    const shown = foreign[0].trim();
    return refused(
      /\p{Co}|\p{Cn}|\p{Cs}|\ufffd/u.test(shown) || shown === ""
        ? "Name contains an invalid character"
        : `Name cannot contain “${shown}”`,
    );
  }
  if (/\p{M}{5,}/u.test(name)) return refused("Name contains too many accents on one letter");
  if (/(?:\p{N}[\s.-]?){5,}/u.test(name)) return refused("Name cannot contain a number");
  const twoScripts = name.split(/[\s\-‐‑–'’.]+/u).find(mixesScripts);
  if (twoScripts) return refused(`“${twoScripts}” mixes letters of different alphabets`);
  if (namesAnybody(name)) return refused("This names nobody in particular: enter the person's full name");
  if (organisation(name)) return refused("This looks like an organisation: Attest records people only");
  return { ok: true, name };
}

/**
 * Refuses a person who is, or may still be, under 18 on `today` (YYYY-MM-DD). With nothing but a
 * year the birthday is taken to be its last day: the cautious reading. Null: not refused.
 */
export function refuseMinor(birthYear: number | undefined, today: string): string | null {
  if (birthYear === undefined) return null;
  const year = Number(today.slice(0, 4));
  const hadBirthday = today.slice(5) === "12-31";
  const leastAge = year - birthYear - (hadBirthday ? 0 : 1);
  return leastAge < 18 ? "Attest does not record people under 18" : null;
}
