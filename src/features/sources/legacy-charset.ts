import iconv from "iconv-lite";

/**
 * The likeliest letters of each script that the older character sets carry, commonest first. Letter
 * orders are those of large news corpora; only the order matters.
 */
const commonLetters: Record<string, string> = {
  cyrillic: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёіїєґўъ",
  hebrew: "יוהלאתרבמנשםעדקחפכגטסצןזךףץ",
  arabic: "اليمنترودبعةسفهكقحجشصطخضذزثغظئىءآأإؤ",
  greek: "αοιετσνηυρπκμλςωγδάίόήέύώβχθφξζψ",
  latin: "éèàâêîôûçëïüöäßñáíóúãõåøæœ",
  centralLatin: "ąćęłńóśźżáéíýčďěňřšťůžőűäöüß",
  turkish: "ışğüöçİâî",
};

type Candidate = { charset: string; script: keyof typeof commonLetters; word: RegExp };

const singleByte: Candidate[] = [
  { charset: "windows-1255", script: "hebrew", word: /[\u0590-\u05ff]/u },
  { charset: "windows-1251", script: "cyrillic", word: /[\u0400-\u04ff]/u },
  { charset: "koi8-r", script: "cyrillic", word: /[\u0400-\u04ff]/u },
  { charset: "cp866", script: "cyrillic", word: /[\u0400-\u04ff]/u },
  { charset: "windows-1256", script: "arabic", word: /[\u0600-\u06ff]/u },
  { charset: "windows-1253", script: "greek", word: /[\u0370-\u03ff]/u },
  { charset: "windows-1254", script: "turkish", word: /[a-zıışğüöçâî]/iu },
  { charset: "windows-1250", script: "centralLatin", word: /\p{Script=Latin}/u },
  { charset: "windows-1252", script: "latin", word: /\p{Script=Latin}/u },
];

const doubleByte = ["shift_jis", "gbk", "euc-jp", "euc-kr", "big5"] as const;

const sampleLength = 20_000;

/**
 * How well text reads as one script: common letters count for it; other characters beyond ASCII,
 * capitals inside words and letters of two scripts side by side count against it. Per character.
 */
function singleByteScore(text: string, { script, word }: Candidate): number {
  const order = commonLetters[script] ?? "";
  let score = 0;
  let counted = 0;
  const isLatin = script === "latin" || script === "centralLatin" || script === "turkish";
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (character <= "\u007f") continue;
    counted += 1;
    const lower = character.toLowerCase();
    const rank = order.indexOf(lower);
    const before = text[index - 1] ?? " ";
    const isCapital = lower !== character;
    if (/[“”‘’–—…«»„\u00a0·•°©]/u.test(character)) score += 0.3;
    else if (rank >= 0) {
      score += isLatin ? 1 - rank / (2 * order.length) : 1.5 - (1.5 * rank) / order.length;
      const besideLatin = /[a-z]/iu.test(before) || /[a-z]/iu.test(text[index + 1] ?? "");
      if (!isLatin && besideLatin) score -= 1;
      if (isLatin && !/[a-z]/iu.test(before) && !/[a-z]/iu.test(text[index + 1] ?? "")) score -= 0.8;
    } else score -= word.test(character) ? 0.3 : 1.5;
    if (isCapital && /\p{Ll}/u.test(before)) score -= 1.5;
  }
  return counted === 0 ? 0 : score / counted;
}

/** How well text reads in a double-byte set: common characters for it, unmapped and rare ones against. */
function doubleByteScore(text: string, charset: (typeof doubleByte)[number]): number {
  let score = 0;
  let counted = 0;
  for (const character of text) {
    if (character <= "\u007f") continue;
    counted += 1;
    if (character === "\ufffd" || /[\ue000-\uf8ff\u0080-\u009f]/u.test(character)) score -= 4;
    else if (/[\u3040-\u30ff]/u.test(character)) score += charset === "shift_jis" || charset === "euc-jp" ? 1.2 : -0.5;
    else if (/[\uff66-\uff9f]/u.test(character)) score -= 1.5;
    else if (/[이다는의에고가을를은지하어리로사기한도그나자시인대서]/u.test(character)) score += 1.5;
    else if (/[\uac00-\ud7a3]/u.test(character)) score += charset === "euc-kr" ? 0.3 : -0.5;
    else if (/[，。、：；！？（）「」《》“”]/u.test(character)) score += 1;
    else if (
      /[的一是不了在人有我他这為为大来以个中上们到說说国國地也子時时道出而要于就下得可你年生日本東京市民時分前後月]/u.test(
        character,
      )
    )
      score += 1.5;
    else if (/[\u4e00-\u9fff]/u.test(character)) score += 0.3;
    else score -= 0.7;
  }
  return counted === 0 ? 0 : score / counted;
}

/**
 * The likeliest older character set of bytes that are not UTF-8 and declare nothing.
 *
 * @param declaredUtf8 the bytes say UTF-8 but are not: almost always UTF-8 with a few broken bytes
 */
export function guessLegacyCharset(bytes: Uint8Array, declaredUtf8 = false): string {
  const sample = bytes.subarray(0, sampleLength);
  if (declaredUtf8 || isMostlyUtf8(sample)) return "utf-8";
  let best = { charset: "windows-1252", score: 0.05 };
  for (const candidate of singleByte) {
    const score = singleByteScore(iconv.decode(sample, candidate.charset), candidate);
    if (score > best.score + 0.02) best = { charset: candidate.charset, score };
  }
  for (const charset of doubleByte) {
    const score = doubleByteScore(iconv.decode(sample, charset), charset);
    if (score > best.score + 0.02) best = { charset, score };
  }
  return best.charset;
}

/** A few broken bytes in a UTF-8 text do not make it another set. */
function isMostlyUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(sample);
  const broken = text.match(/\ufffd/gu)?.length ?? 0;
  // oxlint-disable-next-line no-control-regex -- everything beyond ASCII
  const beyondAscii = text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0;
  return beyondAscii > 20 * broken;
}
