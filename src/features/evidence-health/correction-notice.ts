/*
 * Words by which publishers say that a page was put right. Each stands at the beginning of a notice or is its verb, in
 * the languages that the engine reads; the word "correct" alone says nothing.
 */
const notices: readonly RegExp[] = [
  /^(?:\W|editor['’]s )*(?:correction|corrections and clarifications|clarification|retraction|editor['’]s note|erratum)\s*(?:[:.(–—-]|\bof\b|\bon\b|appended)/iu,
  /\bthis (?:article|story|report|page|piece|post|headline|item) (?:has been|was|is) (?:since )?(?:updated to correct|corrected|amended|retracted|withdrawn|removed|clarified)\b/iu,
  /\b(?:an earlier|a previous|the original) version of this (?:article|story|report|page|piece|post|item)\b/iu,
  /\bwe (?:apologi[sz]e for|are happy to correct|regret) (?:the|this|any) (?:error|mistake|inaccuracy|misunderstanding)\b/iu,
  /^\W*(?:korrektur|berichtigung|richtigstellung|gegendarstellung)\s*(?:[:.(–—-]|\bder\b|\bvom\b)/iu,
  /\bin einer früheren (?:version|fassung) (?:dieses|des) (?:artikels|beitrags|textes)\b/iu,
  /^\W*(?:rectificatif|correctif|erratum|droit de réponse)\s*[:.(–—-]/iu,
  /\bune (?:première|précédente) version de cet article\b/iu,
  /^\W*(?:rectificación|fe de erratas|corrección)\s*[:.(–—-]/iu,
  /\buna versión anterior de (?:este|esta) (?:artículo|noticia)\b/iu,
  /^\W*(?:rettifica|errata corrige|precisazione)\s*[:.(–—-]/iu,
  /^\W*(?:rectificatie|correctie)\s*[:.(–—-]/iu,
  /\bin een eerdere versie van dit artikel\b/iu,
  /^\W*(?:retificação|errata|correção)\s*[:.(–—-]/iu,
  /^\W*(?:sprostowanie|düzeltme|tekzip|rättelse|rettelse|oikaisu|javítás|helyreigazítás)\s*[:.(–—-]/iu,
  /^\P{L}*(?:исправление|опровержение|поправка|уточнение|виправлення|спростування)\s*[:.(–—-]/iu,
  /^\P{L}*(?:תיקון(?: טעות)?|הבהרה|התנצלות)\s*[:.(–—-]/iu,
  /^\P{L}*(?:تصحيح|تصويب|توضيح|اعتذار)\s*[:.(–—-]/iu,
];

const longestNotice = 600;

/** The first notice of a correction in a page's text, as one line; null when there is none. */
export function findNotice(text: string): string | null {
  for (const line of text.split("\n")) {
    const words = line.trim();
    if (words === "" || !notices.some((notice) => notice.test(words))) continue;
    return words.length > longestNotice ? `${words.slice(0, longestNotice).trimEnd()}…` : words;
  }
  return null;
}
