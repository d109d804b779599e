import de from "gender-detection-from-name/names/de.js";
import en from "gender-detection-from-name/names/en.js";
import es from "gender-detection-from-name/names/es.js";
import it from "gender-detection-from-name/names/it.js";

// Its French list has many men's names as women's ("Gilles", "Pierre"), and its Turkish one is short: neither is asked.
const lists = [en, de, es, it];

/**
 * Who bears a given name, where the lists of four languages (gender-detection-from-name) agree: "Andrea" and "Jean" are borne by
 * women in one country and by men in another, and tell nothing.
 * @param given in small letters, with or without its accents; of a double name ("Mei-Ling") the first tells where the whole is not listed
 */
export function agreedGender(given: string): "male" | "female" | null {
  const bare = given.normalize("NFD").replace(/\p{M}/gu, "");
  const [first = bare] = bare.split("-");
  let agreed: "male" | "female" | null = null;
  for (const list of lists) {
    const one = list.get(given) ?? list.get(bare) ?? list.get(first);
    if (one === undefined) continue;
    if (agreed !== null && agreed !== one) return null;
    agreed = one;
  }
  return agreed;
}
