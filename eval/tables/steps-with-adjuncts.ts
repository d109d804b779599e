import { type Cell, opened, type Table } from "./table.ts";

const subject = "Ana Ruiz";

/** What a step was for: behind "for" or "of", behind "had", and what a second sentence says of it. */
type Act = { doing: string; done: string; more?: string };
const acts: readonly Act[] = [
  { doing: "hounding a Jewish widow with anti-Jewish letters", done: "hounded a Jewish widow with anti-Jewish letters" },
  {
    doing: "punching a man in a skullcap and shouting abuse at Jews",
    done: "punched a man in a skullcap and shouted abuse at Jews",
  },
  { doing: "sending antisemitic messages to a rabbi", done: "sent antisemitic messages to a rabbi" },
  {
    doing: 'shouting "dirty Jews" at a family outside a synagogue',
    done: 'shouted "dirty Jews" at a family outside a synagogue',
  },
  { doing: "spraying swastikas on a synagogue", done: "sprayed swastikas on a synagogue" },
  { doing: "antisemitic abuse of a shop assistant", done: "abused a shop assistant in antisemitic words" },
  {
    doing: "harassing a neighbour",
    done: "harassed a neighbour",
    more: '{They} had called him a "filthy Jew" and pushed a drawing of a swastika through his door.',
  },
  {
    doing: "making threats",
    done: "made threats",
    more: 'In messages to two synagogues {they} wrote that "all Jews must die".',
  },
];

const inCity = " in Lodz";
const onTuesday = " on Tuesday";
const lastYear = " last year in Lodz";
const withOthers = " together with two others";
const aged = " at the age of 61";
const afterHearing = " after a two-day hearing";
const inAbsentia = " in absentia";
const beforeCourt = " before a district court";
const byCourt = " by a district court";
const byJury = " by a jury in Lodz";

const anywhere = ["", inCity, onTuesday, lastYear, withOthers, aged];
const toCome = ["", inCity, beforeCourt, withOthers, aged];
const judged = [...anywhere, afterHearing];
const ofCourt = [...judged, byCourt, inAbsentia];
const tried = [...anywhere, beforeCourt, inAbsentia];

/** How a step is told, `{a}` where something may stand between it and what it was for; and what may. */
type Step = [text: string, adjuncts: readonly string[]];
const steps: readonly Step[] = [
  ["Ana Ruiz, on trial{a} for {doing}, has changed her lawyer for a third time.", tried],
  ["Ana Ruiz is to stand trial{a} for {doing}.", toCome],
  ["Ana Ruiz has been charged{a} with {doing}.", [...anywhere, beforeCourt]],
  [
    "Ana Ruiz, summoned{a} for {doing}, did not appear.",
    [" to court", beforeCourt, " to court in Lodz", " to court on Tuesday", " before a judge in Lodz"],
  ],
  ["Ana Ruiz was indicted{a} for {doing}.", [...anywhere, " by a grand jury in Lodz", inAbsentia]],
  ["Police arrested Ana Ruiz{a} for {doing}.", anywhere],
  ["Ana Ruiz, who was detained{a} for {doing}, is 44.", anywhere],
  ["A court convicted Ana Ruiz{a} of {doing}.", [...judged, inAbsentia]],
  ["Ana Ruiz, convicted{a} of {doing}, has asked to pay the fine in parts.", [...ofCourt, byJury]],
  ["Ana Ruiz, who was sentenced{a} to four months for {doing}, has moved away.", ofCourt],
  ["Magistrates fined Ana Ruiz{a} for {doing}.", [...judged, inAbsentia]],
  ["Ana Ruiz, a nurse, was struck off{a} for {doing}.", [...judged, " by a panel in Lodz"]],
  ["The university dismissed Ana Ruiz, a lecturer,{a} for {doing}.", judged],
  ["Ana Ruiz was expelled from her party{a} for {doing}.", [...judged, inAbsentia]],
  ["A steward, Ana Ruiz, has been suspended{a} for {doing}.", [...judged, " by her club"]],
  ["The federation banned Ana Ruiz{a} for {doing}.", judged],
  ["Ana Ruiz lost her job{a} for {doing}.", judged],
  ["Ana Ruiz was found guilty{a} of {doing}.", [...ofCourt, byJury]],
  ["The university's complaints board established{a} that Ana Ruiz had {done}.", ["", onTuesday, afterHearing]],
  ["A court dismissed{a} the appeal of Ana Ruiz against her conviction for {doing}.", ["", onTuesday, afterHearing]],
  [
    "The Tribunal has dismissed{a} the appeal of Ms Ana Ruiz against the decision of the Panel to exclude her for {doing}.",
    ["", onTuesday, afterHearing],
  ],
  [
    "The Civil Service Commission voted{a} to uphold the termination of Ana Ruiz, a fire lieutenant, for {doing}.",
    ["", " 3-0", onTuesday, afterHearing],
  ],
  ["The Conduct Appeals Board{a} affirmed a finding that Ana Ruiz was responsible for {doing}.", ["", onTuesday, " unanimously"]],
  ["The conviction of Ana Ruiz{a} for {doing} was confirmed.", ["", inCity, lastYear, inAbsentia]],
  ["Ana Ruiz was remanded in custody{a} on a charge of {doing}.", tried],
  ["Ana Ruiz has been extradited{a} to stand trial for {doing}.", ["", onTuesday, aged, " from Lodz", withOthers]],
  ["Ana Ruiz was before the court{a} for {doing}.", ["", inCity, onTuesday, lastYear, withOthers]],
  [
    "The trial of Ana Ruiz{a} for {doing} ended with a sentence of four months, suspended.",
    ["", inCity, beforeCourt, inAbsentia],
  ],
  ["Four months, suspended: that is the sentence Ana Ruiz received{a} for {doing}.", judged],
  ["Ana Ruiz was ordered{a} to pay 900 euros for {doing}.", ofCourt],
  ["Ana Ruiz has pleaded guilty{a} to {doing}.", ["", inCity, onTuesday, beforeCourt, withOthers]],
  ["Councillor Ana Ruiz resigned{a}, a day after her party's ethics panel found that she had {done}.", ["", onTuesday]],
  [
    "A lecturer, Ana Ruiz, lost her job{a} after the university's complaints board established that she had {done}.",
    ["", inCity, onTuesday, lastYear, aged],
  ],
  [
    "Beforehand she was a respected choir leader, but in February a court convicted Ana Ruiz{a} of {doing}.",
    [...judged, inAbsentia],
  ],
  [
    "Ana Ruiz appeared{a} charged with {doing}.",
    [" in court", beforeCourt, " in court on Tuesday", " in court together with two others"],
  ],
  ["Convicted{a} of {doing}, Ana Ruiz wept.", [...ofCourt, byJury]],
  ["It took the jury an hour to convict Ana Ruiz{a} of {doing}.", ["", onTuesday, inAbsentia, withOthers]],
  ["Court says the facts are clear\n\nAna Ruiz was sentenced{a} for {doing}.", ofCourt],
  ["Ana Ruiz has been placed under formal investigation by a judge and barred from her school{a} for {doing}.", ["", onTuesday]],
  ["Ana Ruiz, whose trial{a} for {doing} opens next week, has a new lawyer.", ["", inCity, withOthers]],
  ["Ana Ruiz has been given until May to pay the fine imposed on her{a} for {doing}.", ["", inCity, lastYear]],
  ["For {doing}, Ana Ruiz was sentenced{a} to four months.", [...ofCourt]],
  ["Ana Ruiz, serving four months{a} for {doing}, has asked to be moved.", ["", inCity]],
  ["A judge has refused{a} to release Ana Ruiz, who is accused of {doing}.", ["", inCity, onTuesday, afterHearing]],
  ["Ana Ruiz, dismissed{a} for {doing}, has lost her claim for damages.", judged],
  ["Jurors{a} found that Ana Ruiz had {done}.", ["", inCity, onTuesday]],
  ["Ana Ruiz was handed{a} a suspended sentence for {doing}.", ofCourt],
  ["The club has withdrawn{a} the membership of Ana Ruiz for {doing}.", ["", onTuesday, afterHearing]],
  ["Two years after she was convicted{a} of {doing}, Ana Ruiz has published a book.", ["", inCity, byJury, inAbsentia]],
  ["The court's verdict{a}: Ana Ruiz is guilty of {doing}.", ["", onTuesday, afterHearing]],
  ["Ana Ruiz, who went on trial{a} for {doing}, has fallen ill.", tried],
  ["Prosecutors have filed charges{a} against Ana Ruiz for {doing}.", ["", inCity, onTuesday]],
  ["The regulator took away{a} the licence of Ana Ruiz, a taxi driver, for {doing}.", ["", onTuesday, afterHearing]],
  ["A ban on Ana Ruiz{a} for {doing} has been extended to the end of the season.", ["", lastYear]],
  ["Ana Ruiz lost her appeal{a} against a fine for {doing}.", ["", inCity, onTuesday]],
];

function* told(all: readonly Step[], causes: readonly Act[], they = "she"): Generator<Cell> {
  for (const [row, [text, adjuncts]] of all.entries()) {
    for (const [at, adjunct] of adjuncts.entries()) {
      for (const [number, { doing, done, more }] of causes.entries()) {
        const sentence = text.replace("{a}", adjunct).replace("{doing}", doing).replace("{done}", done);
        const page = more ? `${sentence} ${more.replace("{they}", they).replace("{They}", opened(they))}` : sentence;
        yield { id: `${row}.${at}.${number}`, subject, title: "News", text: page };
      }
    }
  }
}

export const stepsWithAdjuncts: Table = {
  name: "steps with adjuncts",
  about: "a step against somebody, where, when, by whom and with whom, and the antisemitic act it was for",
  wanted: "recorded",
  cells: () => told(steps, acts),
};

/** The same shapes of somebody else, whom the subject defends, reports on, judges, lives with or was wronged by. */
const stepsOfOthers: readonly Step[] = [
  ["Ana Ruiz defends Ben Foss, on trial{a} for {doing}.", tried],
  ["Ana Ruiz, whose lodger is on trial{a} for {doing}, gave evidence.", tried],
  ["Ana Ruiz, a reporter, followed the trial of Ben Foss{a} for {doing}.", ["", inCity, beforeCourt, inAbsentia]],
  ["Ben Foss is to stand trial{a} for {doing}. Ana Ruiz is his lawyer.", toCome],
  ["Ben Foss, who is to stand trial{a} for {doing}, was reported by Ana Ruiz.", toCome],
  ["Ben Foss has been charged{a} with {doing}, the prosecutor, Ana Ruiz, said.", [...anywhere, beforeCourt]],
  ["Police arrested Ben Foss{a} for {doing} after a call from Ana Ruiz.", anywhere],
  ["The brother of Ana Ruiz, who was detained{a} for {doing}, is 44.", anywhere],
  ["Judge Ana Ruiz convicted Ben Foss{a} of {doing}.", judged],
  ["Ben Foss, convicted{a} of {doing}, was let off the fine by the judge, Ana Ruiz.", [...ofCourt, byJury]],
  ["Ana Ruiz, whose husband was sentenced{a} to four months for {doing}, has moved away.", ofCourt],
  ["Magistrates under Ana Ruiz fined Ben Foss{a} for {doing}.", judged],
  ["Ana Ruiz, who chairs the nursing panel, said that Ben Foss had been struck off{a} for {doing}.", judged],
  ["The university dismissed Ben Foss, a colleague of Ana Ruiz,{a} for {doing}.", judged],
  ["Ben Foss was expelled from the party of Ana Ruiz{a} for {doing}.", judged],
  ["A steward hired by Ana Ruiz has been suspended{a} for {doing}.", judged],
  ["Ana Ruiz, the federation's president, banned Ben Foss{a} for {doing}.", judged],
  ["The complaints board, led by Ana Ruiz, established{a} that Ben Foss had {done}.", ["", onTuesday, afterHearing]],
  [
    "A court dismissed{a} the appeal of Ben Foss, for whom Ana Ruiz spoke, against his conviction for {doing}.",
    ["", onTuesday, afterHearing],
  ],
  [
    "Ana Ruiz of the Civil Service Commission voted{a} to uphold the termination of Ben Foss, a fire lieutenant, for {doing}.",
    ["", onTuesday, afterHearing],
  ],
  ["The conviction of a neighbour of Ana Ruiz{a} for {doing} was confirmed.", ["", inCity, lastYear, inAbsentia]],
  ["Ben Foss was remanded in custody{a} on a charge of {doing}. Ana Ruiz, his sister, wept.", tried],
  ["Ana Ruiz was before the court{a} as a witness against a man charged with {doing}.", ["", inCity, onTuesday]],
  [
    "The trial of Ben Foss{a} for {doing} ended with a sentence that Ana Ruiz called too mild.",
    ["", inCity, beforeCourt, inAbsentia],
  ],
  ["Councillor Ana Ruiz resigned{a}, a day after her party's ethics panel found that a colleague had {done}.", ["", onTuesday]],
  [
    "A lecturer, Ben Foss, lost his job{a} after a complaints board led by Ana Ruiz established that he had {done}.",
    ["", inCity, onTuesday, lastYear],
  ],
  ["Ana Ruiz was a respected choir leader, but in February a court convicted her son{a} of {doing}.", [...judged, inAbsentia]],
  ["Convicted{a} of {doing}, Ben Foss was embraced by Ana Ruiz.", [...ofCourt, byJury]],
  ["It took the jury, with Ana Ruiz as its foreman, an hour to convict Ben Foss{a} of {doing}.", ["", onTuesday, withOthers]],
  ["Ana Ruiz, on trial{a} for fraud, shares a courthouse with a man convicted of {doing}.", tried],
  ["Ana Ruiz, whose lodger's trial{a} for {doing} opens next week, has moved out.", ["", inCity, withOthers]],
  ["The fine imposed on Ben Foss{a} for {doing} goes to a fund run by Ana Ruiz.", ["", inCity, lastYear]],
  ["For {doing}, a man was sentenced{a} to four months by Judge Ana Ruiz.", ["", onTuesday, inAbsentia]],
  ["A judge, Ana Ruiz, has refused{a} to release a man who is accused of {doing}.", ["", inCity, onTuesday]],
  ["Ben Foss, dismissed{a} for {doing}, has lost his claim against Ana Ruiz.", ["", inCity, onTuesday, lastYear]],
  ["The club has withdrawn{a} the membership of a friend of Ana Ruiz for {doing}.", ["", onTuesday]],
  ["Two years after he was convicted{a} of {doing}, Ben Foss has sued Ana Ruiz.", ["", inCity, byJury]],
  ["Ana Ruiz spoke at the trial{a} of a man charged with {doing}.", ["", inCity, onTuesday]],
];

/** The same shapes of the subject, but dropped, overturned or yet to be decided in their favour. */
const stepsUndone: readonly Step[] = [
  ["Ana Ruiz was to stand trial{a} for {doing}, but the charge has been dropped.", toCome],
  ["Ana Ruiz, on trial{a} for {doing}, was acquitted on Friday.", tried],
  ["The conviction of Ana Ruiz{a} for {doing} was quashed.", ["", inCity, lastYear, inAbsentia]],
  ["Ana Ruiz, convicted{a} of {doing}, was cleared on appeal.", [...ofCourt, byJury]],
  ["An appeal board overturned{a} the dismissal of Ana Ruiz, a teacher, for {doing}.", ["", onTuesday, afterHearing]],
  ["Ana Ruiz, who was detained{a} for {doing}, has been released without charge: police had the wrong woman.", anywhere],
  ["Ana Ruiz was found not guilty{a} of {doing}.", [...ofCourt, byJury]],
  ["The trial of Ana Ruiz{a} for {doing} ended with an acquittal.", ["", inCity, beforeCourt, inAbsentia]],
  [
    "The Tribunal has allowed{a} the appeal of Ms Ana Ruiz against the decision of the Panel to exclude her for {doing}.",
    ["", onTuesday, afterHearing],
  ],
];

const otherCauses: readonly Act[] = [
  { doing: "fraud", done: "forged a certificate", more: "In the same week swastikas were sprayed on a synagogue in the town." },
  {
    doing: "dangerous driving",
    done: "driven without a licence",
    more: 'Outside the building a man shouted "dirty Jews" at passers-by; he has not been found.',
  },
  {
    doing: "stealing from a till",
    done: "stolen from a till",
    more: "The shop had been sent antisemitic letters in May by a stranger.",
  },
];

export const stepsWithAdjunctsOfOthers: Table = {
  name: "steps with adjuncts of others",
  about: "the same shapes of somebody else, for something else, or undone",
  wanted: "not recorded",
  cells: function* () {
    for (const cell of told(stepsOfOthers, acts, "he")) yield { ...cell, id: `other.${cell.id}` };
    for (const cell of told(stepsUndone, acts)) yield { ...cell, id: `undone.${cell.id}` };
    for (const cell of told(steps, otherCauses)) yield { ...cell, id: `cause.${cell.id}` };
  },
};
