/*
 * What is never collected, whoever publishes it (product rule 6). The patterns are wide on purpose: a fact that is lost
 * costs little, one that should not have been collected cannot be taken back.
 */

const streets =
  "street|st|road|rd|avenue|ave|lane|ln|drive|close|court|ct|way|place|pl|square|terrace|crescent|boulevard|blvd|row|gardens|mews|quay|wharf|parade|grove|straße|strasse|stra(?:ß|ss)e|weg|platz|allee|rue|calle|avenida|via|улица|ул|רחוב|شارع";

const neverCollected: readonly [kind: string, pattern: RegExp][] = [
  ["e-mail address", /[^\s@<>()]+\s?(?:@|\(at\)|\[at\])\s?[^\s@<>()]+\.[^\s@<>()]+/iu],
  ["phone number", /(?:\+|\b00)?\(?\d(?:[\s()./-]{0,2}\d){6,}/u],
  [
    "street address",
    new RegExp(`\\b(?:no\\.? ?)?\\d{1,5}[a-z]?,?\\s+(?:[\\p{L}'’.-]+\\s+){0,4}(?:${streets})(?![\\p{L}])`, "iu"),
  ],
  ["street address", new RegExp(`(?:${streets})\\s+\\d{1,5}[a-z]?(?![\\p{L}\\d])`, "iu")],
  ["street address", /\b(?:flat|apartment|apt|unit|suite|house|room)\s*(?:no\.?\s*)?#?\d+/iu],
  [
    "street address",
    new RegExp(`\\b(?:lives?|lived|living|resid\\w+|home|house|flat|address)\\b[^.;]{0,60}\\b(?:${streets})(?![\\p{L}])`, "iu"),
  ],
  ["postcode", /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?)\b/u],
  [
    "family",
    /\b(?:wife|husband|spouse|son|sons|daughters?|mother|mum|mom|father|dad|brothers?|sisters?|siblings?|parents?|children|child|kids?|cousins?|uncle|aunt|niece|nephew|grand(?:mother|father|son|daughter|parents?|children)|stepfather|stepmother|married|marriage|divorced?|fianc[ée]e?|girlfriend|boyfriend|widow(?:er|ed)?|twins?|orphan|family|relatives?|in-laws?)\b/iu,
  ],
  [
    "live location",
    /\b(?:current(?:ly)? (?:at|in|near|staying)|right now|at this moment|(?:last |was |been )seen|spotted|is staying|staying at|tonight|this (?:morning|afternoon|evening)|on (?:his|her|their) way|checked in|gps|coordinates)\b|-?\d{1,3}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}/iu,
  ],
  [
    "appearance",
    /\b(?:face|facial|photos?|photographs?|pictured|selfies?|portrait|tattoos?|scars?|hair(?:ed)?|eyes|height|weighs?|tall|bearded|skin)\b/iu,
  ],
  [
    "belief, health or orientation",
    /\b(?:jewish|muslims?|christians?|catholic|protestant|hindu|sikh|buddhist|atheist|convert(?:ed)?|gay|lesbian|bisexual|transgender|pregnant|disabled|autistic|diagnos\w+|illness|patient|hiv|cancer|depress\w+|ethnic\w*|refugee|asylum)\b/iu,
  ],
];

/** What in a text must not be collected, in words; null when there is nothing. `apart` names kinds that are let through. */
export function privateMatter(text: string, apart: readonly string[] = []): string | null {
  return neverCollected.find(([kind, pattern]) => !apart.includes(kind) && pattern.test(text))?.[0] ?? null;
}
