import { everyChoice, opened, type Table } from "./table.ts";

const subject = "Maren Adeyemi";
const bodies = ["The tribunal", "The university", "A disciplinary panel", "The equality commission", "The court"];
const findings = [
  "{B} found that {x}.",
  "{B} ruled on Monday that {x}.",
  "{B} was satisfied that {x}.",
  "{B} concluded that {x} and fined her.",
  "{B} accepted evidence that {x}.",
];
const acts = [
  "had told a Jewish colleague that he should have been gassed",
  "had called a Jewish trainee vermin",
  "had drawn a swastika on the locker of a Jewish pupil",
  "had shouted at a rabbi that Jews are vermin",
  "refused to let a flat to a couple because they are Jewish",
  "had turned a family away from the hotel because they were Jews",
  "had sent a Jewish neighbour pictures of gas chambers",
  "told a meeting that the Jews had invented the Holocaust",
  "had thrown coins at Jewish players",
  "spat at a Jewish passenger and made a Nazi salute",
];

function* cells() {
  for (const { id, chosen } of everyChoice(bodies, findings, acts)) {
    const [body, finding, act] = chosen as [string, string, string];
    const text = opened(finding.replace("{B}", body).replace("{x}", `${subject} ${act}`));
    yield { id, subject, title: "Decision published", text };
  }
}

export const actsFoundTable: Table = {
  name: "acts found",
  about: "a body finds an act that is antisemitic by its own description",
  wanted: "recorded",
  cells,
};
