const letterBit = 1;
const numberBit = 2;
const markBit = 4;
const spaceBit = 8;
const knownBit = 128;

/** What each UTF-16 unit is, found out when it is first met: a look into a table costs a fraction of a pattern. */
const classes = new Uint8Array(0x10000);

function classOf(unit: number): number {
  const known = classes[unit] ?? 0;
  if (known !== 0) return known;
  const found = classOfText(String.fromCharCode(unit)) | knownBit;
  classes[unit] = found;
  return found;
}

function classOfText(text: string): number {
  if (/^\p{L}/u.test(text)) return letterBit;
  if (/^\p{N}/u.test(text)) return numberBit;
  if (/^\p{M}/u.test(text)) return markBit;
  return /^\s/.test(text) ? spaceBit : 0;
}

/** `\p{L}` or `\p{N}` of one UTF-16 unit; half of a surrogate pair is neither. */
export function isLetterOrNumber(unit: number): boolean {
  return (classOf(unit) & (letterBit | numberBit)) !== 0;
}

export function isLetter(unit: number): boolean {
  return (classOf(unit) & letterBit) !== 0;
}

/** `\s` of one UTF-16 unit. */
export function isSpace(unit: number): boolean {
  return (classOf(unit) & spaceBit) !== 0;
}

export function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** `\p{L}`, `\p{N}` or `\p{M}` of one UTF-16 unit. */
export function isLetterNumberOrMark(unit: number): boolean {
  return (classOf(unit) & (letterBit | numberBit | markBit)) !== 0;
}

/** `\p{Lu}` at the head of a text. */
export function startsWithCapital(text: string): boolean {
  const unit = text.charCodeAt(0);
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a;
  return unit >= 0x80 && /^\p{Lu}/u.test(text);
}

export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}
