import { everyChoice, opened, type Table } from "./table.ts";

const subject = "Maren Adeyemi";
const bodies = ["The tribunal", "The university", "A disciplinary panel", "The equality commission", "The court"];
const findings = [
  "{B} found that {x}.",
  "{B} ruled on Monday that {x}.",
  "{B} was satisfied that {x}.",
  "{B} concluded on Friday that {x}.",
  "{B} accepted evidence that {x}.",
];
/** What a body finds of somebody else, with the one who is asked about in the sentence. */
const acts = [
  "a colleague had told Maren Adeyemi that she should have been gassed",
  "Maren Adeyemi had been called vermin by a colleague",
  "Maren Adeyemi had found a swastika on her locker",
  "Maren Adeyemi had reported a man who shouted that Jews are vermin",
  "a landlord had refused Maren Adeyemi a flat because she is Jewish",
  "Maren Adeyemi had been turned away from the hotel because she is Jewish",
  "a neighbour of Maren Adeyemi had sent a rabbi pictures of gas chambers",
  "Maren Adeyemi's brother had told a meeting that the Jews had invented the Holocaust",
  "Maren Adeyemi told the police that supporters had thrown coins at Jewish players",
  "the man who spat at Maren Adeyemi had made a Nazi salute",
  "Maren Adeyemi had taught her pupils about gas chambers",
  "Maren Adeyemi had not called a Jewish trainee vermin",
  "nobody had heard Maren Adeyemi call a Jewish trainee vermin",
  "Maren Adeyemi had been wrongly accused of calling a Jewish trainee vermin",
];

function* cells() {
  for (const { id, chosen } of everyChoice(bodies, findings, acts)) {
    const [body, finding, act] = chosen as [string, string, string];
    yield { id, subject, title: "Decision published", text: opened(finding.replace("{B}", body).replace("{x}", act)) };
  }
}

export const actsFoundOfOthers: Table = {
  name: "found of others",
  about: "an act against Jews that a body finds of somebody else, with somebody who had it done to them or told of it",
  wanted: "not recorded",
  cells,
};
