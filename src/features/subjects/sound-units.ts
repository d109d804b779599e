/**
 * The sounds that letters may stand for. A letter is rarely one sound: Hebrew פ is p or f, Latin c
 * is k, s, ts or ch. A unit is the set of its possible sounds (a bit each) and a weight: how much is
 * lost when the other spelling leaves it out (vowels in Hebrew and Arabic cost next to nothing).
 */
export type SoundUnit = { sounds: number; weight: number };

// Capitals: S sh, Z zh, N ng, T th, D dh, C ch, J dj, Q glottal stop; c is ts, x is kh, j is y.
const consonants = "pbtdkgfvszSZxhmnNlrjwTDcCJQ";
const vowels = "aeiou";
const alphabet = consonants + vowels;

export const vowelSounds = [...vowels].reduce((set, sound) => set | (1 << alphabet.indexOf(sound)), 0);

// How far apart two sounds are when one language writes the other's; everything else is 1.
const nearSounds: [string, string, number][] = [
  ["p", "b", 0.3],
  ["t", "d", 0.3],
  ["k", "g", 0.3],
  ["f", "v", 0.2],
  ["s", "z", 0.15],
  ["S", "Z", 0.25],
  ["C", "J", 0.25],
  ["T", "D", 0.15],
  ["b", "v", 0.15],
  ["p", "f", 0.2],
  ["v", "w", 0.1],
  ["f", "w", 0.5],
  ["b", "w", 0.5],
  ["k", "x", 0.2],
  ["g", "x", 0.35],
  ["h", "x", 0.15],
  ["k", "h", 0.5],
  ["g", "h", 0.4],
  ["s", "S", 0.25],
  ["z", "Z", 0.25],
  ["s", "c", 0.25],
  ["z", "c", 0.2],
  ["t", "c", 0.4],
  ["C", "c", 0.25],
  ["C", "S", 0.25],
  ["C", "t", 0.45],
  ["C", "k", 0.55],
  ["J", "Z", 0.1],
  ["J", "z", 0.25],
  ["J", "d", 0.4],
  ["J", "g", 0.4],
  ["J", "j", 0.3],
  ["Z", "j", 0.5],
  ["x", "j", 0.6],
  ["T", "t", 0.15],
  ["T", "s", 0.2],
  ["T", "f", 0.4],
  ["D", "d", 0.15],
  ["D", "z", 0.2],
  ["m", "n", 0.4],
  ["n", "N", 0.1],
  ["l", "r", 0.7],
  ["r", "d", 0.6],
  ["f", "h", 0.5],
  ["j", "i", 0.05],
  ["j", "e", 0.3],
  ["w", "u", 0.05],
  ["w", "o", 0.2],
  ["v", "u", 0.4],
  ["v", "o", 0.5],
  ["a", "e", 0.12],
  ["a", "o", 0.15],
  ["a", "i", 0.25],
  ["a", "u", 0.2],
  ["e", "i", 0.1],
  ["e", "o", 0.25],
  ["e", "u", 0.25],
  ["i", "o", 0.3],
  ["i", "u", 0.25],
  ["o", "u", 0.05],
];

const soundDistances: number[][] = [...alphabet].map((one) => [...alphabet].map((other) => (one === other ? 0 : 1)));
for (const [one, other, distance] of nearSounds) {
  const [i, j] = [alphabet.indexOf(one), alphabet.indexOf(other)];
  (soundDistances[i] as number[])[j] = distance;
  (soundDistances[j] as number[])[i] = distance;
}

/** Units as written in the letter tables: "sS" is one unit of two sounds, "h.2" weighs 0.2. */
export function parseUnits(specification: string): SoundUnit[] {
  return specification
    .split(" ")
    .filter(Boolean)
    .map((part) => {
      const letters = part.replace(/[\d.]+$/, "");
      const weight = part.slice(letters.length);
      let sounds = 0;
      for (const letter of letters) {
        const index = alphabet.indexOf(letter);
        if (index === -1) throw new Error(`No such sound in a letter table: ${part}`);
        sounds |= 1 << index;
      }
      const onlyVowels = (sounds & ~vowelSounds) === 0;
      return { sounds, weight: weight ? Number(weight) : onlyVowels ? 0.3 : 1 };
    });
}

// One letter for two sounds on the other side: Hebrew צ for ts, English j for French dj.
const compounds = [
  ["c", "t", "s"],
  ["C", "t", "S"],
  ["J", "d", "Z"],
  ["J", "d", "j"],
  ["x", "k", "h"],
].map((parts) => parts.map((sound) => 1 << alphabet.indexOf(sound)));

function isCompound(whole: SoundUnit, first: SoundUnit, second: SoundUnit): boolean {
  return compounds.some(
    ([one = 0, left = 0, right = 0]) =>
      (whole.sounds & one) !== 0 && (first.sounds & left) !== 0 && (second.sounds & right) !== 0,
  );
}

const unitDistances = new Map<number, Map<number, number>>();

function unitDistance(one: number, other: number): number {
  if ((one & other) !== 0) return 0;
  const [low, high] = one < other ? [one, other] : [other, one];
  let row = unitDistances.get(low);
  if (!row) unitDistances.set(low, (row = new Map()));
  const known = row.get(high);
  if (known !== undefined) return known;
  let least = 1;
  for (let i = 0; i < alphabet.length; i += 1) {
    if ((low & (1 << i)) === 0) continue;
    for (let j = 0; j < alphabet.length; j += 1) {
      if ((high & (1 << j)) !== 0) least = Math.min(least, soundDistances[i]?.[j] ?? 1);
    }
  }
  row.set(high, least);
  return least;
}

/** Do two words begin with sounds that languages write for each other (k and g, ch and j)? */
export function startAlike(one: number, other: number): boolean {
  return one !== 0 && other !== 0 && unitDistance(one, other) <= 0.3;
}

/**
 * How alike two spellings sound, 0 to 1: the cheapest alignment of their units over the weight of
 * the heavier. `silentVowels` says that one side does not write its vowels, so that leaving a vowel
 * out costs nearly nothing.
 */
export function soundSimilarity(a: SoundUnit[], b: SoundUnit[], silentVowels: boolean): number {
  if (a.length === 0 || b.length === 0) return 0;
  const lost = (unit: SoundUnit) =>
    (unit.sounds & ~vowelSounds) === 0 ? Math.min(unit.weight, silentVowels ? 0.06 : 0.3) : unit.weight;
  let beforePrevious = new Float64Array(b.length + 1);
  let previous = new Float64Array(b.length + 1);
  let current = new Float64Array(b.length + 1);
  for (const [j, unit] of b.entries()) previous[j + 1] = (previous[j] ?? 0) + lost(unit);
  for (const [i, left] of a.entries()) {
    const earlier = a[i - 1];
    current[0] = (previous[0] ?? 0) + lost(left);
    for (const [j, right] of b.entries()) {
      const substitution = unitDistance(left.sounds, right.sounds);
      // A weak letter read as another weak letter matters as little as leaving both out.
      const weight = Math.max(0.3, Math.min(1, Math.max(left.weight, right.weight)));
      let least = Math.min(
        (previous[j] ?? 0) + substitution * weight,
        (previous[j + 1] ?? 0) + lost(left),
        (current[j] ?? 0) + lost(right),
      );
      const before = b[j - 1];
      if (before && isCompound(left, before, right)) least = Math.min(least, (previous[j - 1] ?? 0) + 0.1);
      if (earlier && isCompound(right, earlier, left)) least = Math.min(least, (beforePrevious[j] ?? 0) + 0.1);
      current[j + 1] = least;
    }
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  const heaviness = (units: SoundUnit[]) => units.reduce((sum, unit) => sum + lost(unit), 0);
  const norm = Math.max(heaviness(a), heaviness(b), 1);
  return Math.max(0, 1 - (previous[b.length] ?? norm) / norm);
}

/** Coarse classes for look-up keys: sounds that scripts confuse fall together, vowels and breath are left out. */
const keyClasses = ["pbfv", "tdTD", "kgx", "szSZcCJ", "m", "nN", "lr"].map((sounds, index) => ({
  name: "PTKSMNL"[index] ?? "",
  sounds: soundSet(sounds),
}));
const breath = soundSet("hjwQ");
const affricates = soundSet("cCJ");
/** English and its borrowers drop it: Martin is 마틴. */
const lonelyR = soundSet("r");

function soundSet(sounds: string): number {
  return [...sounds].reduce((set, sound) => set | (1 << alphabet.indexOf(sound)), 0);
}

/**
 * How a unit may stand in a look-up key: its classes ("P", "K"), "TS" for an affricate that another
 * script spells out, and "" where it may be silent, a vowel or a breath.
 */
export function keyReadings(unit: SoundUnit): string[] {
  const readings = keyClasses.filter(({ sounds }) => (unit.sounds & sounds) !== 0).map(({ name }) => name);
  if ((unit.sounds & affricates) !== 0) readings.push("TS");
  const maybeSilent = unit.weight < 0.5 || unit.sounds === lonelyR || (unit.sounds & (breath | vowelSounds)) !== 0;
  return maybeSilent || readings.length === 0 ? [...readings, ""] : readings;
}
