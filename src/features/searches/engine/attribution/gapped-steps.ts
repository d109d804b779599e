import { one } from "./masked-sentence.ts";

/*
 * What a report says of the first and leaves out of the others: "Foss was fined £1,800 and Ruiz £1,200", "was jailed for five years, Ruiz for four and Marsh
 * for two", "was convicted, as was Ruiz". The verb is put back in, so that the ways of telling a step read each of them.
 */

const aside = `(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? (?:of|from) [^;⟦⟧“”]{2,60}?,)?(?:, (?:who|whom) [^;⟦⟧“”]{2,60}?,)?`;
const numeral =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|forty|fifty|sixty)(?: and a half)?";
const number = `(?:an?|${numeral}|\\d+)`;
const money =
  "(?:[$£€]|US\\$|C\\$|A\\$|NZ\\$|R ?|EUR ?)\\d[\\d,. ]*|\\d[\\d,.]* (?:euros?|pounds|dollars|kronor|kroner|rand|francs|zlotys?)";
const time = `${number}[- ](?:and a half[- ])?(?:years?|months?|weeks?|days?|hours?|matches|games)['’]?(?: and ${number} (?:months?|weeks?|days?))?`;
const penalty =
  "an? (?:[\\w-]+ ){0,3}(?:sentence|order|discharge|fine|ban|suspension|warning|caution|reprimand|term|penalty|probation|dismissal)";
const measure = `(?:${money}|${time}|${penalty}|life(?: in prison| imprisonment)?)`;
/** A number without its unit, where the preposition says of what: "for nine". */
const measured = `(?:(?:for|to|with) (?:${measure}|${numeral}|\\d+)|${measure}|${numeral}(?=[.,;]|$))`;
const done =
  "(?:was|were|has been|had been|have been) (?:(?:also|each|later|then) )?(?:fined|jailed|imprisoned|locked up|sentenced|given|handed|banned|barred|suspended|ordered to (?:pay|do|carry out|complete|serve))(?: (?:for|to|with))?|(?:received|got|must pay|will serve|was to serve|faces|was told to pay)";
const joint = "(?:,? and|,|;|; and|, while|, with)";
/** Looked at first: there are few such places, and a look back from every other would be in vain. */
const ahead = `(?=${joint} ${one})`;
const gapped = new RegExp(
  `${ahead}(?<=${one}${aside},? (?<verb>${done}) (?<first>[^⟦⟧;“”]{1,70}?))${joint} (?<who>${one}${aside}),? (?<measure>${measured})(?=[.,;]|$| (?:and|for|in|behind|on|after|over|while|suspended|to)\\b)`,
  "u",
);
const byOther = "(?:fined|fines|jailed|jails|sentenced|sentences|gave|gives|handed|ordered|banned|suspended)";
const gappedBehind = new RegExp(
  `${ahead}(?<=\\b(?<verb>${byOther}) ${one}${aside},? (?<first>[^⟦⟧;“”]{1,60}?))${joint} (?<who>${one}${aside}),? (?<measure>${measured})(?=[.,;]|$| (?:and|for|in|on|after|over)\\b)`,
  "u",
);
const told = "(?:was|were|has been|had been|pleaded|pled|admitted|has|had|entered)";
/** "was convicted of it, as was ⟦1⟧", "pleaded guilty, and so did ⟦1⟧", "pleaded guilty and ⟦1⟧ did the same". */
const alike = new RegExp(
  `(?=,? (?:as|so|and) )(?<=${one}${aside},? (?<said>${told} (?!not\\b|never\\b|no\\b)[^⟦⟧;“”]{3,160}?)),? (?:(?:and so (?:too )?|as |so too )(?:was|were|did|has|had) (?<who>${one}${aside})|and (?<second>${one}${aside}),? (?:did (?:the same|so too|likewise)|likewise))(?=[.,;]|$| (?:and|in|on|at|last|who)\\b)`,
  "u",
);

/** "charged with harassment and ⟦1⟧ with criminal damage". */
const offence =
  "(?:assault|harass|damag|criminal|threat|arson|mischief|conspir|theft|steal|possess|incit|stirring|using|sending|perform|display|vandal|an? (?:hate|public|racially|religiously)|racially|religiously|\\w+ counts?|\\w+ offen[cs]es?|being|helping|aiding|assisting|obstruct|affray|riot|trespass|burglar|murder|attempt|manslaughter)";
const ofOffence = new RegExp(
  `${ahead}(?<=${one}${aside},? (?<verb>(?:was|were|has been|had been) (?:charged|convicted|found guilty|accused)) (?:with|of) [^⟦⟧;“”]{3,110}?)${joint} (?<who>${one}${aside}),? (?=(?:with|of) ${offence})`,
  "iu",
);
/** "the convictions of ⟦1⟧ and of ⟦2⟧". */
const sharedPreposition = new RegExp(
  `(?=(?:of|for|against|on|to) ${one})(?<=\\b(?<preposition>of|for|against|on|to) ${one}${aside} and )\\k<preposition> (?=${one})`,
  "gu",
);

type Found = Record<"verb" | "who" | "said" | "second" | "measure" | "first", string>;
const groupsOf = (args: unknown[]) => args.at(-1) as Found;
const bare = new RegExp(`^(?:(?:for|to|with) )?(?:${numeral}|\\d+)$`, "u");

/** "for nine", behind "for 11 years": nine years. */
function withUnit({ measure, first }: Found): string {
  const unit = /\b(years?|months?|weeks?|days?|hours?|matches|games)\b/.exec(first)?.[1];
  return unit !== undefined && bare.test(measure) ? `${measure} ${unit}` : measure;
}

/** "⟦1⟧, 26": with the comma that stands before a verb. */
const closed = (who: string) => (/, \d{2}$/.test(who) ? `${who},` : who);

/** What is left out of the second has to stand with the first: "£1,800", "for five years", "to pay £900". */
const isMeasured = new RegExp(`^(?:to (?:pay|do|serve|complete|carry out) )?${measured.replace("(?=[.,;]|$)", "")}\\b`, "u");
const rest = (args: unknown[]) => (args.at(-2) as string).slice((args.at(-3) as number) + (args[0] as string).length);

/** ", who stole cheese, £80", "a warning over her tweet", "and so was ⟦1⟧, who broke his nose": of the second something of their own is told. */
const hasOwnMatter = (who: string, args: unknown[]): boolean =>
  /, who\b/.test(who) ||
  /^,? (?:who|the|an?|over|in an?|for|after|at (?:his|her) own)\b(?! (?:same|years?|months?|weeks?|days?))/.test(rest(args));

/** The same of a measure: a ground that stands behind the last is everybody's where the first has none of its own. */
function isApart({ who, first }: Found, args: unknown[]): boolean {
  const isGrounded = /\b(?:for|over|after) (?:an?|the|his|her|their|\w+ing|anti\w+)\b/.test(first);
  return /, who\b/.test(who) || (isGrounded && hasOwnMatter(who, args));
}

const hatred =
  /\b(?:racial\w*|religious\w*|hate|hatred|anti-?semit\w*|jew\w*|ethnic|bias|rabbis?|synagogues?|mezuz(?:ahs?|oth?)|swastikas?|nazi\w*)\b/i;
/** "was charged with a hate crime, and ⟦1⟧ with theft": the hatred of the sentence is the first's alone. */
function isOfHatredAlone(verb: string, args: unknown[]): boolean {
  const [whole, at] = [args.at(-2) as string, args.at(-3) as number];
  const behind = rest(args).split(/[;.]|,? and ⟦|, ⟦/)[0] ?? "";
  return hatred.test(whole.slice(Math.max(0, whole.lastIndexOf(verb, at)), at)) && !hatred.test(behind);
}

/** A masked sentence in which every named person has the verb of the step that is told of them. */
export function withVerbs(masked: string): string {
  if (!/⟦\d+⟧.*⟦\d+⟧/.test(masked)) return masked;
  let text = masked.replace(sharedPreposition, "");
  for (let round = 0; round < mostTogether; round += 1) {
    const before = text;
    text = text
      .replace(gapped, (...args) => {
        const found = groupsOf(args);
        if (!isMeasured.test(found.first) || isApart(found, args)) return args[0];
        const verb = /^(?:for|to|with) /.test(found.measure) ? found.verb.replace(/ (?:for|to|with)$/, "") : found.verb;
        return `; ${closed(found.who)} ${verb} ${withUnit(found)}`;
      })
      .replace(gappedBehind, (...args) => {
        const found = groupsOf(args);
        if (!isMeasured.test(found.first) || isApart(found, args)) return args[0];
        const what = /^to (?:pay|do|serve|complete|carry out) /.exec(found.first)?.[0] ?? "";
        return `; ${found.verb} ${found.who} ${what}${withUnit(found)}`;
      })
      .replace(ofOffence, (...args) => {
        const { verb, who } = groupsOf(args);
        if (isOfHatredAlone(verb, args)) return args[0];
        return `; ${closed(who)} ${verb} `;
      })
      .replace(alike, (...args) => {
        const { said, who, second } = groupsOf(args);
        if (hasOwnMatter(who ?? second ?? "", args)) return args[0];
        return `; ${closed(who ?? second ?? "")} ${said}`;
      });
    if (text === before) break;
  }
  return text;
}
/** So many are told of in one breath. */
const mostTogether = 8;
