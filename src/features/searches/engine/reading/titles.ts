/** Who sits in judgement, brings the case or speaks in it. */
export const benchTitles =
  /^(?:recorder|coroner|adjudicator|arbitrator|judge|justice|magistrate|prosecutor|attorney|attorneys|rabbi|barrister|solicitor|hon)$/;

/** Who acts in a case by their office. */
export const officeTitles =
  /^(?:recorder|coroner|adjudicator|arbitrator|judge|justice|magistrate|prosecutor|attorney|attorneys|detective|sergeant|sgt|det|captain|sheriff|constable|pc|insp|inspector|supt|rabbi|barrister|solicitor|commissioner|officer|deputy|agent|hon|me)$/;

const clergy = [
  "vicar",
  "priest",
  "minister",
  "pastor",
  "reverend",
  "rector",
  "clergyman",
  "clergywoman",
  "cleric",
  "churchman",
  "preacher",
];
const lawmakers = ["lawmaker", "politician", "legislator", "representative", "congressman", "congresswoman", "senator"];

/** By title: the words for one person that it stands for. */
export const tradesOfTitle: Readonly<Record<string, readonly string[]>> = {
  rev: clergy,
  revd: clergy,
  reverend: clergy,
  fr: clergy,
  father: clergy,
  pastor: clergy,
  dr: ["doctor", "physician", "surgeon", "gp", "dentist", "consultant"],
  prof: ["professor", "academic", "scholar", "lecturer"],
  professor: ["professor", "academic", "scholar", "lecturer"],
  cllr: ["councillor", "politician"],
  coun: ["councillor", "politician"],
  cr: ["councillor", "politician"],
  councillor: ["councillor", "politician"],
  rep: lawmakers,
  representative: lawmakers,
  sen: lawmakers,
  senator: lawmakers,
  deputy: ["deputy", "lawman"],
  pc: ["officer", "constable", "policeman", "policewoman"],
  constable: ["officer", "constable", "policeman", "policewoman"],
  officer: ["officer", "policeman", "policewoman"],
  sgt: ["officer", "sergeant"],
  sergeant: ["officer", "sergeant"],
  coach: ["coach", "trainer", "manager"],
};
