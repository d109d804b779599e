/** Invisible characters that carry no meaning in a name: soft hyphen, zero-width, bidi marks, BOM. */
const invisible = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;

/** Vowel signs that are usually left out: Hebrew points, Arabic harakat and tatweel, Cyrillic stress. */
const optionalMarks =
  /[\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670\u0300\u0301](?<!\p{Script=Latin}[\u0300\u0301])/gu;

/** NFKC, no invisible characters, one kind of apostrophe, quote, dash and space, lower case, NFC. Idempotent. */
export function foldName(name: string): string {
  let folded = foldOnce(name);
  // Rare sequences compose again after a mark is taken out: fold until nothing changes.
  for (let round = 0; round < 4; round += 1) {
    const again = foldOnce(folded);
    if (again === folded) break;
    folded = again;
  }
  return folded;
}

function foldOnce(name: string): string {
  return name
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/[‘’‛ʹʻʼʽʾʿˈ′`´׳＇]/g, "'")
    .replace(/[“”„‟″״«»]/g, '"')
    .replace(/[\p{Pd}־]/gu, "-")
    .replace(/[·・•‧]/g, " ")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\u0307/g, "")
    .replace(optionalMarks, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}
