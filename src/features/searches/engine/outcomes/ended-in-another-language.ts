import type { Implied } from "./implied-clearings.ts";

/*
 * The word by which the courts of another country end a case, as reports leave it in its own language: "non-lieu", "umorzyła", "per non aver commesso il
 * fatto", "åtalet ogillas".
 */
const words = [
  "non[- ]lieu|class(?:ée?|ement) sans suite|relax(?:e|é|ée)(?! d)|acquitt(?:é|ée|ement)",
  "freispruch|freigesprochen|eingestellt|einstellung des verfahrens|nichteröffnung|mangels (?:beweises|tatverdachts)",
  "archiviazione|archiviat[oa]|assolt[oa]|assoluzione|proscioglimento|prosciolt[oa]|per non aver commesso il fatto|(?:perch[eé] )?il fatto non sussiste",
  "sobreseimiento|sobreseíd[oa]|absuelt[oa]|absolución|archivo de la causa|absolvid[oa]|absolvição|arquivamento|arquivad[oa]|trancamento",
  "sepot|vrijspraak|vrijgesproken|buitenvervolgingstelling|buiten vervolging",
  "umorz(?:ył|yła|ono|enie|one|ył[ao]?)|uniewinni(?:ony|ona|enie|ono)|zproštěn[aáý]?|odloženo?|oslobođen[ao]?|obustavljen[ao]?|oslobodený|achitat[ăa]?|achitare|clasat[ă]?|clasare|оправдан[аы]?",
  "åtalet ogillas|ogilla(?:s|de|t|d)|frikän(?:d|ns|des|nande)|frikend(?:t|es|else)|frifun(?:net|nelse)|frikjen(?:t|nes|nelse)|nedlagt|nedlagd|henlagt|henlæg(?:ges|t)|syyte hylättiin|vapautettiin",
  "felmentett(?:ék|e)?|felmentés|beraat|takipsizlik|absolutie|zasta(?:vit|vený|veno|vení)",
];
/** Undone again, refused or asked for. */
const notSo =
  /\b(?:overturn\w*|quash\w*|revers(?:ed|es|al of)|annul\w*|set aside|refus\w+|reject\w*|asked for|sought|seeks?|wants?|hop\w+|demand\w*|lawyer|instead of|appeal against (?:the|this|that)|one of|co-\w+|another|second)\b/;

export const endedInAnotherLanguage: readonly Implied[] = [
  {
    kind: "set-aside",
    pattern: new RegExp(`(?<![\\p{L}-])(?:${words.join("|")})(?![\\p{L}-])`, "u"),
    unless: notSo,
  },
];
