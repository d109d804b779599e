import { paragraphs, sentences } from "#app/lib/language/sentences.ts";
import type { SourceText } from "./engine/judgement.ts";

/*
 * Text that addresses whoever reads by machine: orders to ignore instructions, to answer in some way, the marks of a
 * chat's roles. A page with such text in its main text is not shown to a language model at all; the rules judge it
 * alone. What this list does not know is met by the control passages (services/language-model/prompts.ts).
 */
const signs: readonly RegExp[] = [
  // The marks of a chat's roles, of templates and of tools.
  /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|tool|start_header_id|eot_id)\|?>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|###\s*(?:system|assistant|instruction|user|human)\b|^\s*(?:system|assistant|developer)\s*:/imu,
  /\b(?:system|developer) (?:prompt|message)s?\b|\bas an (?:AI|language) model\b|\b(?:AI|language|chat) ?(?:model|assistant|bot)s?\b.{0,60}\b(?:must|should|shall|please|are to|do not|ignore|answer|return|output|reply)\b/iu,
  /"(?:passages|objections|number|role|ground)"\s*:/u,
  // Ignore what you were told; answer thus. Orders to people say other things, so each needs what only a machine is told.
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:previous|prior|above|earlier|foregoing|preceding|your)\b.{0,20}\b(?:instruction|direction|prompt|guideline|command|rule|order)/iu,
  /\b(?:ignore|disregard)\b.{0,20}\b(?:instructions?|prompts?|directions?) (?:above|before|so far)\b/iu,
  /\b(?:answer|reply|respond|return|output)\b.{0,30}\b(?:empty list|empty array|with nothing|no passages?|passages? (?:\d|none|only)|number \d|in JSON|as JSON)\b|\b(?:answer|reply|return|output) \[\]|\blist (?:all|every) (?:numbers|passages?)\b/iu,
  /\b(?:stop|answer(?:ing)?) .{0,10}\bin JSON\b|\bfor (?:language|AI) models\b|\b(?:language|AI) models (?:should|must)\b|\bdear AI\b|\bthe assistant:/iu,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,12}\b(?:toutes|vos|tes|les|ces)\b.{0,20}\b(?:instruction|consigne|directive)s?\b/iu,
  /\bmodèle de langage\b|\bmodelo de (?:lenguaje|linguagem)\b|\bSprachmodelle?n?\b|\bmodello linguistico\b|\btaalmodel(?:len)?\b|\bmodel(?:u|owi|em)? językow|\bdil modeli/iu,
  /\b(?:ignoriere|ignoriert|missachte|vergiss|vergesst)\b.{0,40}\b(?:bisherige|vorherige|vorige|alle|deine|eure)\p{L}*.{0,20}\b(?:anweisung|vorgabe|instruktion)/iu,
  /\b(?:ignor[aeáo]|ignore[nm]?|olvid[ae]|descarte|esque[çc]a)\b.{0,20}\b(?:todas|tus|las|as|tutte|le|suas)\b.{0,12}\b(?:instruccion|instruç|istruzion)/iu,
  /\bnegeer\b.{0,20}\b(?:alle|eerdere|vorige)\b.{0,20}\binstructies|\bzignoruj\b.{0,40}\b(?:instrukcj|polece)|\bönceki\b.{0,20}\b(?:talimat|yönerge)/iu,
  /(?:игнорируй|забудь)\p{L}*.{0,30}(?:инструкц|указан)|языков\p{L}+ модел|ігноруй\p{L}*.{0,30}(?:інструкц|вказів)/iu,
  /(?:התעלם|התעלמו|תשכח|שכח) .{0,20}(?:ההוראות|הוראות|ההנחיות)|מודל(?:י)? (?:ה)?שפה/u,
  /تجاهل.{0,20}(?:التعليمات|تعليمات)|(?:ال)?نموذج (?:ال)?لغوي|نماذج اللغ/u,
  /دستور\p{L}*.{0,40}نادیده|مدل زبان/u,
  /忽略.{0,12}(?:指令|提示)|(?:语言|語言)模型|(?:以前|これまで).{0,8}指示.{0,10}無視|言語モデル|(?:이전|모든).{0,10}(?:지시|지침).{0,10}무시|언어 ?모델/u,
  /निर्देश\p{L}*.{0,20}(?:अनदेखा|नज़रअंदाज़)|भाषा मॉडल/u,
  /αγνόησε.{0,40}(?:οδηγ|εντολ)|γλωσσικ\p{L} μοντέλ/iu,
];

/** Letters that look like Latin ones, and signs that are not seen, with which words are hidden from a reader of signs. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  ո: "n",
  ɡ: "g",
  ο: "o",
  ν: "v",
  ρ: "p",
};

/** Whether the text gives orders to a machine that reads it, written plainly or disguised. */
export function speaksToMachines(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/[\p{Cf}\p{Mn}\u00ad]/gu, "");
  if (signs.some((sign) => sign.test(plain)) || signs.some((sign) => sign.test(text))) return true;
  const latin = plain.replace(/[\u0370-\u03ff\u0400-\u052f\u0531-\u0587ɡ]/gu, (letter) => lookAlikes[letter] ?? letter);
  if (latin !== plain && signs.some((sign) => sign.test(latin))) return true;
  const digits: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };
  const unleet = plain.replace(/(?<=\p{L})[013457](?=\p{L})|\b[1](?=\p{L}{2})/gu, (digit) => digits[digit] ?? digit);
  return unleet !== plain && signs.some((sign) => sign.test(unleet));
}

/**
 * The page without the sentences that give orders to machines: in their place stand blanks, so that every offset holds
 * and no quotation can take them in. The page itself, when there are none.
 */
export function withoutOrders<Page extends Pick<SourceText, "title" | "text">>(page: Page): { page: Page; hasOrders: boolean } {
  const isTitled = speaksToMachines(page.title);
  if (!isTitled && !speaksToMachines(page.text)) return { page, hasOrders: false };
  let { text } = page;
  for (const paragraph of paragraphs(page.text)) {
    // Marks of roles stand at the beginning of a line and speak for all of it.
    const line = page.text.slice(paragraph.start, paragraph.end);
    if (!speaksToMachines(line)) continue;
    const spans = sentences(page.text, paragraph.start, paragraph.end);
    const ordering = spans.filter(({ start, end }) => speaksToMachines(page.text.slice(start, end)));
    // What begins with an order is one; elsewhere only the sentences that are.
    const isAllOrder = ordering.length === 0 || ordering[0] === spans[0];
    for (const { start, end } of isAllOrder ? [paragraph] : ordering)
      text =
        text.slice(0, start) + text.slice(start, end).replace(/\S/gu, (letter) => " ".repeat(letter.length)) + text.slice(end);
  }
  return { page: { ...page, text }, hasOrders: true };
}
