// Crockford's Base32: no I, L, O and U, so that a code read aloud or copied by hand is not mistaken.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The code of a report from at least 20 random bytes: 100 bits, as five groups of four. It cannot be guessed. */
export function toReportCode(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 20), (byte) => alphabet[byte % 32]);
  return [0, 4, 8, 12, 16].map((start) => letters.slice(start, start + 4).join("")).join("-");
}

/** What somebody typed as a code, in its one spelling; null for what is none. */
export function readReportCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/gu, "").replaceAll("O", "0").replaceAll(/[IL]/gu, "1");
  if (!/^[0-9A-HJKMNP-TV-Z]{20}$/u.test(letters)) return null;
  return letters.match(/.{4}/gu)?.join("-") ?? null;
}
