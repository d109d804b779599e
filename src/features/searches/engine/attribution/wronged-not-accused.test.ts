import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* A step against somebody and antisemitism in one breath, or side by side, where it is nothing that they did: whoever was wronged is not accused. */

const judged = (text: string) =>
  judgePage({ name: "Karl Ruiz" }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const steps = [
  "was jailed",
  "received a life sentence",
  "was expelled from the party",
  "was dismissed",
  "lost his job",
  "was arrested",
  "was fined",
  "was struck off",
  "had his licence revoked",
  "was suspended",
];

/** For what it was, by the same sentence. */
const grounds = [
  "for being Jewish",
  "for being a Jew",
  "because he is Jewish",
  "because he was a Jew",
  "for wearing a kippah",
  "for his Jewish faith",
  "after an antisemitic campaign against him",
  "in an antisemitic purge",
  "for opposing antisemitism",
  "for criticising an antisemitic chant",
  "after complaining of antisemitic abuse",
  "for reporting antisemitic abuse",
  "for defending Jews",
  "for hitting a man who had called him a “dirty Jew”",
  "over a false claim of antisemitism",
  "by an antisemitic regime",
  "by the Nazis for hiding Jews",
  "for hiding Jews",
  "for refusing to chant antisemitic slogans",
  "for a tweet in which he quoted an antisemitic slur to condemn it",
  "for helping a Jewish family",
  "for teaching about the Holocaust",
  "for burning a Nazi flag",
  "for painting over a swastika",
  "for tearing down antisemitic posters",
  "for shouting back at an antisemitic heckler",
  "for leaving the match after antisemitic chants",
  "for keeping silent about antisemitic abuse",
  "for failing to act on antisemitic abuse by others",
];

describe("a step for what is no fault", () => {
  test.each(grounds)("%s", (ground) => {
    for (const step of steps)
      expect([step, judged(`Karl Ruiz, 42, of Salby, ${step} ${ground}.`).decision]).not.toEqual([step, "incident"]);
  });

  test.each([
    "The regime jailed Karl Ruiz for being Jewish.",
    "The party expelled Karl Ruiz because he was a Jew.",
    "Karl Ruiz's dismissal for being Jewish caused a scandal.",
    "Karl Ruiz, who was jailed for being a Jew, wrote three novels.",
    "In 1953 Karl Ruiz, a doctor, was arrested. The antisemitic campaign ended in March, and he was freed.",
    "Karl Ruiz, a Jewish captain, was convicted of treason in 1894. The affair showed how deep antisemitism ran in the army.",
    "Karl Ruiz, a Jewish officer, was sentenced to life for spying. The verdict was antisemitic, historians say.",
    "Karl Ruiz was dismissed in 1933 under the antisemitic civil service law.",
    "Karl Ruiz lost his chair in 1933 because of antisemitic laws.",
    "Karl Ruiz was arrested by the secret police in 1952 during an antisemitic campaign against doctors.",
    "After the antisemitic pogrom of 1938, Karl Ruiz was taken to a camp.",
    "Karl Ruiz was arrested in the night of the pogrom and taken to Dunley camp.",
    "Karl Ruiz was denounced by a neighbour as a Jew and arrested.",
    "The club removed Karl Ruiz, its Jewish treasurer, after antisemitic letters about him.",
    "Karl Ruiz, a Jewish teacher, was suspended after parents wrote antisemitic letters.",
    "Karl Ruiz was fired after his boss, in an antisemitic rant, called him a cheat.",
    "Karl Ruiz was fired by a manager who had made antisemitic remarks. A tribunal awarded him £40,000.",
    "Karl Ruiz was charged with murder by an antisemitic sheriff and hanged by a mob.",
    "Karl Ruiz was lynched by an antisemitic mob after he was convicted of murder.",
    "Karl Ruiz was convicted of ritual murder in 1899, an antisemitic blood libel, and pardoned in 1918.",
    "Karl Ruiz was accused of killing a child to use its blood. The trial was driven by antisemitism.",
    "Karl Ruiz was banned from the pool under a rule that said “No Jews”.",
    "Karl Ruiz was refused a room because, the owner wrote, “we do not take Jews”.",
    "Karl Ruiz was suspended from school after he hit a boy who had made antisemitic jokes.",
    "Karl Ruiz was fined after a scuffle with a man who had given a Hitler salute.",
    "Karl Ruiz was arrested at a protest against an antisemitic march.",
    "Karl Ruiz was detained while counter-protesting a neo-Nazi rally.",
    "Karl Ruiz was sentenced to three months for blocking an antisemitic march.",
    "Karl Ruiz was sacked for refusing to fire Jewish staff.",
    "Karl Ruiz was demoted for refusing to sign an antisemitic letter.",
    "Karl Ruiz was expelled from the party for attacking its leader's antisemitism.",
    "Karl Ruiz was suspended from the party after he accused its leader of antisemitism.",
    "Karl Ruiz was removed as editor after printing an article against antisemitism.",
    "Karl Ruiz was jailed for contempt after refusing to name the Jews he had hidden.",
    "Karl Ruiz was executed in 1943 for helping Jews to escape.",
    "Karl Ruiz was sentenced to death by a Nazi court for listening to foreign radio and sheltering Jews.",
    "Karl Ruiz was sent to prison for six years after hiding a Jewish family in his barn.",
    "Karl Ruiz was tried by a court of antisemites for writing a play about a Jewish hero.",
    "Karl Ruiz was dropped from the team after complaining of antisemitic chants by team-mates.",
    "Karl Ruiz was reprimanded for walking off the field in protest at antisemitic abuse.",
    "Karl Ruiz was fined by the league for wearing a Star of David after the antisemitic attack.",
    "Karl Ruiz was disciplined for a sign that read “Stop antisemitism”.",
    "Karl Ruiz was suspended over a tweet that said that antisemitism must end.",
    "The dismissal of Karl Ruiz, the only Jew on the board, was called antisemitic by the union.",
    "The arrest of Karl Ruiz, a rabbi, was condemned as antisemitic.",
    "The jailing of Karl Ruiz, a Jewish activist, was antisemitic, his family said.",
    "The ban on Karl Ruiz was antisemitic, the Jewish council said.",
    "Karl Ruiz was arrested on false charges in what the ministry called an antisemitic act.",
    "Karl Ruiz, the victim of an antisemitic attack, was arrested by mistake.",
    "Karl Ruiz was jailed in Volgar for smuggling prayer books to Jews.",
    "Karl Ruiz was jailed in Volgar for teaching Hebrew. Western states called the sentence antisemitic.",
    "Karl Ruiz was sentenced to ten years as a “Zionist agent” in an antisemitic show trial.",
    "Karl Ruiz, charged with fraud, said that the case was antisemitic.",
    "Karl Ruiz, convicted of fraud, has called his trial antisemitic.",
    "Karl Ruiz was convicted of fraud. Antisemitic posts about him spread after the verdict.",
    "Karl Ruiz was sentenced for fraud. Commentators used antisemitic tropes in writing about the case.",
    "Karl Ruiz was fired as coach. Fans celebrated with antisemitic songs.",
    "Karl Ruiz was sent off for a foul, and fans shouted antisemitic abuse at him.",
    "Karl Ruiz was suspended for a foul. During the match he had been called a “dirty Jew”.",
    "Karl Ruiz was banned for two games after reacting to antisemitic insults from the stands.",
    "Karl Ruiz was arrested for shooting a man who had attacked his synagogue.",
    "Karl Ruiz was charged with assault after fighting off an antisemitic attacker.",
    "Karl Ruiz pleaded guilty to assault. He had struck a man who was tearing down posters of Jewish hostages.",
    "Karl Ruiz was fined for noise. Neighbours had sent him antisemitic notes.",
    "Karl Ruiz was evicted by a landlord who called him a “kike”.",
    "Karl Ruiz was dismissed from the army because of antisemitism.",
    "Karl Ruiz was kept out of the university by antisemitism.",
    "Karl Ruiz was passed over for antisemitic reasons.",
    "Karl Ruiz was excluded from the exhibition for antisemitic reasons.",
    "Karl Ruiz was murdered for antisemitic reasons.",
    "Karl Ruiz was expelled from Volgar in 1968 for antisemitic reasons.",
    "For antisemitic motives, Karl Ruiz was removed from his post.",
    "Karl Ruiz was removed from his post out of antisemitism.",
    "Karl Ruiz was the target of an antisemitic campaign and was forced to resign.",
    "Karl Ruiz resigned after an antisemitic smear campaign.",
    "Karl Ruiz was hounded out of office by antisemites.",
    "Karl Ruiz was dismissed after antisemitic complaints by parents.",
    "Karl Ruiz was stripped of his citizenship by the Nazis.",
    "Karl Ruiz was stripped of his title by the antisemitic club in 1934; in 2019 it gave it back.",
    "The federation struck Karl Ruiz from its lists in 1933 because he was Jewish.",
  ])("%s", (text) => {
    expect(judged(text).decision).not.toBe("incident");
  });
});

const lives = [
  "Karl Ruiz, a doctor, was arrested in 1953.",
  "Karl Ruiz was fired from the theatre last year.",
  "Karl Ruiz was suspended from the club on Monday.",
  "Karl Ruiz was convicted of fraud in May.",
  "Karl Ruiz was charged with assault.",
];

describe("a step, and beside it what others did or what is spoken of", () => {
  test.each([
    "Antisemitic laws had been passed in the spring.",
    "The town had seen antisemitic riots that year.",
    "He later wrote about the antisemitism of those years.",
    "His family calls it an antisemitic act.",
    "The rabbi called the decision antisemitic.",
    "A colleague had made antisemitic remarks about him.",
    "He had received antisemitic letters for years.",
    "Antisemitic posts about him were shared thousands of times.",
    "He was the target of antisemitic abuse.",
    "His lawyer said that antisemitism played a part.",
    "The Jewish community was outraged at the treatment of him.",
    "A study later called the trial antisemitic.",
    "He is Jewish and says that he was singled out.",
    "The antisemitic slogan on his door was removed.",
    "Someone painted a swastika on his house.",
    "He had complained of antisemitic jokes by his boss.",
    "He has written a history of antisemitism.",
    "The newspaper that reported it is known for antisemitic articles.",
    "At the time many professions were closed to Jews.",
    "His successor was an antisemite.",
    "The judge in the case had made antisemitic remarks.",
    "An antisemitic pamphlet about the case was printed.",
    "The mob outside shouted antisemitic slogans.",
    "His wife, a Jew, fled to Salby.",
    "He had hidden two Jews in his cellar.",
    "The antisemitic attack on his shop was never solved.",
    "He was attacked by antisemites in prison.",
    "Guards beat him and called him a “dirty Jew”.",
    "Antisemitic graffiti was found near the court.",
    "In another case, a man was jailed for antisemitic threats.",
  ])("%s", (beside) => {
    for (const life of lives) expect([life, judged(`${life} ${beside}`).decision]).not.toEqual([life, "incident"]);
  });

  test.each([
    "A synagogue stands next to the court.",
    "The victim was a Jewish jeweller.",
    "The victim's family is Jewish.",
    "The jury included two Jews.",
    "Ruiz is a member of a Jewish congregation.",
    "Ruiz had been chairman of the Jewish museum.",
    "The judge, Ada Foss, is Jewish.",
    "Ruiz had worked for a Jewish charity.",
    "The money was taken from a Jewish school.",
    "The theatre had just shown a play about the Holocaust.",
    "A swastika was found on the wall of the court.",
    "Ruiz's shop had been daubed with swastikas.",
    "Ruiz found a swastika on his door the next day.",
    "Neo-Nazis had threatened Ruiz.",
    "Neo-Nazis cheered the decision.",
    "The antisemitic preacher Ben Foss praised the decision.",
    "Ben Foss was jailed for antisemitic threats on the same day.",
    "In Dunley a man was fined for antisemitic abuse.",
    "The court also heard the case of a woman accused of antisemitic abuse.",
    "The paper ran the story beside one about antisemitism.",
    "His cell had been used by the Nazis to hold Jews.",
    "The club has been criticised over antisemitic chants by its fans.",
    "The theatre's founder was an antisemite.",
    "Last year the club's owner made antisemitic remarks.",
    "The party is under investigation over antisemitism.",
    "The charity monitors antisemitism.",
    "Ruiz sits on a panel on antisemitism.",
    "Ruiz had reported antisemitic posts to the police.",
    "Ruiz said that antisemitism had no place in the club.",
    "Ruiz had signed a letter against antisemitism.",
    "The Holocaust was the subject of his thesis.",
    "Ruiz's grandparents were murdered in the Holocaust.",
    "Ruiz compared his case to that of Jews in the 1930s.",
    "His lawyer compared the trial to a witch-hunt against Jews.",
    "The prosecutor had once defended a Holocaust denier.",
    "The hate crime unit was not involved.",
    "Detectives from the hate crime unit arrested him.",
    "The building was the target of an antisemitic attack in 2019.",
    "A man who shouted “Jews out” at the hearing was removed.",
    "A heckler shouted “dirty Jew” at Ruiz.",
    "A banner outside read “Jews control the courts”.",
    "A juror was dismissed for antisemitic remarks.",
    "His cellmate was jailed for antisemitic threats.",
    "A witness admitted antisemitic messages.",
    "The officer who arrested him was later fired for antisemitic posts.",
    "The mayor condemned antisemitism on the same day.",
    "The judge said antisemitism played no part.",
    "He was held with men convicted of antisemitic attacks.",
    "A blog calls him a victim of antisemites.",
    "A blog claims that Jews are behind the case.",
  ])("behind or before it: %s", (beside) => {
    for (const life of lives) {
      expect([life, judged(`${life} ${beside}`).decision]).not.toEqual([life, "incident"]);
      expect([life, judged(`${life}\n\n${beside}`).decision]).not.toEqual([life, "incident"]);
    }
  });
});

describe("a step for what they did", () => {
  test.each([
    "Karl Ruiz was jailed for antisemitic threats against a rabbi.",
    "The party expelled Karl Ruiz because of antisemitic posts.",
    "Karl Ruiz was dismissed after antisemitic remarks to a pupil.",
    "Karl Ruiz was dismissed after pupils complained of antisemitic remarks.",
    "Karl Ruiz was suspended after his antisemitic letters to the council were published.",
    "Karl Ruiz was convicted of stabbing a man because he was Jewish.",
    "Karl Ruiz was fined for refusing to serve a customer because she was Jewish.",
    "Karl Ruiz was sacked for firing a clerk because she was Jewish, which a tribunal called antisemitic.",
    "Karl Ruiz and his brother were jailed for an antisemitic assault.",
    "Karl Ruiz and Omar Foss received life sentences for planning an attack on Jews.",
    "Karl Ruiz was put behind bars for shouting antisemitic abuse at a family.",
  ])("%s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });
});

describe("shut in, looked after or set to work by others than a court", () => {
  test.each([
    "Karl Ruiz was locked up for three days in a cellar by an antisemitic gang.",
    "Karl Ruiz was locked away for two days by kidnappers who shouted antisemitic slurs.",
    "Karl Ruiz was put away for the night in a hospital after an antisemitic attack.",
    "Karl Ruiz was held by police for his own safety after an antisemitic threat.",
    "Karl Ruiz was ordered to carry out twelve hours of repairs after antisemitic vandals wrecked the school.",
    "Karl Ruiz got life-saving treatment after an antisemitic stabbing.",
  ])("%s", (text) => {
    expect(judged(text).decision).not.toBe("incident");
  });

  test.each([
    "Karl Ruiz was put behind bars over an antisemitic attack.",
    "Karl Ruiz was locked up for two years for antisemitic threats.",
    "Karl Ruiz has been told to do 100 hours of unpaid work for shouting antisemitic abuse.",
    "Karl Ruiz and Ben Foss got life for the antisemitic murder of a rabbi.",
  ])("but by one: %s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });
});
