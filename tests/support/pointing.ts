import type { Pointed } from "#app/features/searches/engine/pointed.ts";

/** For each role, words that stand in the sentences pointed at. */
export type Roles = Partial<Record<Pointed["role"], readonly string[]>>;

/** What a language model points at: the stretches of the text that hold these words. Throws where the text does not have them. */
export function pointing(text: string, roles: Roles): Pointed[] {
  return Object.entries(roles).flatMap(([role, words]) =>
    words.map((one) => {
      const at = text.indexOf(one);
      if (at < 0) throw new Error(`"${one}" is not in the text`);
      return { start: at, end: at + one.length, role: role as Pointed["role"] };
    }),
  );
}
