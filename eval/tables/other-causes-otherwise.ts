import { actsWithoutAName } from "./other-causes.ts";
import { everyChoice, type Table } from "./table.ts";

const subject = "Rafael Oduya";
/** A step against somebody for another cause, in other shapes. */
const steps = [
  "Rafael Oduya, 34, was fined by magistrates for keeping pigs without a licence.",
  "A district judge banned Rafael Oduya from keeping animals.",
  "The council took Rafael Oduya, 34, to court over a fence, and won.",
  "Police stopped Rafael Oduya, 34, for speeding on the same road.",
  "Ordered to pay £900 for dumping rubbish, Rafael Oduya, 34, left court without a word.",
  "The bench disqualified Rafael Oduya, 34, from driving for a year.",
  "There was a suspended sentence for Rafael Oduya, 34, who had defrauded an insurer.",
  "Rafael Oduya, 34: drunk and disorderly, fined £120.",
  "Jailed on the same day: Rafael Oduya, 34, for causing death by dangerous driving.",
  "The medical council suspended Rafael Oduya, a surgeon, for an affair with a patient.",
  "A tribunal struck off Rafael Oduya, a solicitor, for taking clients' money.",
  "The league banned Rafael Oduya, a player, for three matches for a late tackle.",
  "The party suspended Rafael Oduya, a councillor, over unpaid membership fees.",
  "The university expelled Rafael Oduya for cheating in an exam.",
  "Rafael Oduya, 34, who had been wanted since May for a robbery in Hull, was arrested at the station.",
  "Sentenced to six months for perjury was Rafael Oduya, 34.",
  "Rafael Oduya's licence was taken away for selling alcohol to children.",
  "Rafael Oduya, the school's former bursar, was found guilty of false accounting.",
  "A judge jailed Rafael Oduya, 34, for contempt after he had used his phone in court.",
  "Two decisions published on the same day concern other people: in one, Rafael Oduya, a nurse, was cautioned for vaccine misinformation.",
  "Rafael Oduya, 34, received a caution for having an air rifle in a park.",
  "The court also dealt with Rafael Oduya, 34, who had let his dog bite a postman.",
  "A fine of £300 was imposed on Rafael Oduya, 34, for parking on a pavement.",
  "Rafael Oduya, 34, was deported after overstaying his visa.",
  "Rafael Oduya, a guard at the synagogue, was dismissed for sleeping on duty.",
  "Rafael Oduya, 34, was charged with spraying football slogans on a bus stop.",
  "An inquiry found that Rafael Oduya, head of the college, had misused its money.",
  "Rafael Oduya, 34, admitted being in possession of a stolen bicycle.",
  "Rafael Oduya, 34, pleaded guilty to assaulting his wife.",
  "A jury convicted Rafael Oduya, 34, of arson at a carpet warehouse.",
  "Prosecutors have charged Rafael Oduya, 34, over the sale of counterfeit watches.",
  "The licensing board refused Rafael Oduya, 34, a permit for a firework display.",
  "A magistrate sent Rafael Oduya, 34, to prison for breaking a curfew.",
  "Officers handed Rafael Oduya, 34, a penalty notice for littering.",
  "Magistrates ordered Rafael Oduya, 34, to take down a wall.",
  "Rafael Oduya, 34, was cautioned by police for trespass on a railway.",
  "For riding without a ticket Rafael Oduya, 34, was fined £80.",
  "Leeds magistrates convicted Rafael Oduya, 34, of using a mobile phone at the wheel.",
];
const behind = ["", "Anybody who saw anything is asked to call the police."];

function* cells() {
  for (const { id, chosen } of everyChoice(actsWithoutAName, steps, behind)) {
    const [opening, step, last] = chosen as [string, string, string];
    yield { id, subject, title: "Leeds news", text: [opening, step, last].filter(Boolean).join("\n\n") };
  }
}

export const otherCausesOtherwise: Table = {
  name: "other causes otherwise",
  about: "an antisemitic act without a name, and a step for something else in other shapes",
  wanted: "not recorded",
  cells,
};
