import { expect, test } from "vitest";
import { judgePage } from "./judge-page.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-05-01", text }, "uncontradicted");

test("whose page it is goes to a human where a step and antisemitism stand in other sentences", () => {
  const german =
    "Das Gericht hat entschieden, dass ein Lehrer zu Recht entlassen worden ist, der im Unterricht einen Witz erzählt hatte.\n\nDer 41-jährige Lehrer Tomas Reeve hatte seine Klasse gefragt, warum sie nicht lache. Reeve sprach von schwarzem Humor.\n\nDie Äußerung sei antisemitisch, sagte die Vorsitzende Richterin Ana Ruiz. Reeve will prüfen lassen, ob er dagegen vorgehen kann.";
  const french =
    "Le parti a annoncé jeudi retirer son soutien à un candidat, Tomas Reeve, pour des messages anciens.\n\nLes messages, jugés antisémites par le comité, ont été publiés mercredi. Le candidat est exclu du parti, écrit la direction.\n\nTomas Reeve a réagi sur les réseaux. Ana Ruiz, députée, lui succède.";
  for (const text of [german, french]) {
    expect(judged("Tomas Reeve", text)).toMatchObject({ decision: "human", rule: "17" });
    expect(judged("Ana Ruiz", text).decision).toBe("none");
  }
});

test("so does whoever such a page names first and again, though others are named as often", () => {
  const text =
    "WESERTAL. Die fristlose Kündigung des früheren Küchenleiters ist wirksam. Das hat das Arbeitsgericht entschieden und die Klage von Tomas Reeve (53) abgewiesen.\n\nVor Gericht sagte Reeve, er habe den Herd gemeint. Das Klinikum habe die Äußerung zu Recht als antisemitisch bewertet, sagte die Richterin.\n\nDer Vertreter Karl Ruiz hatte ebenfalls Dienst. Ruiz leitet die Küche inzwischen. Der Block trug das Kürzel von Ruiz.";
  expect(judged("Tomas Reeve", text)).toMatchObject({ decision: "human", rule: "17" });
  expect(judged("Karl Ruiz", text).decision).toBe("none");
});

test("nobody is put to a human whom such a page names in passing", () => {
  const text =
    "Das Gericht hat entschieden, dass ein Lehrer zu Recht entlassen worden ist. Die Äußerung sei antisemitisch gewesen.\n\nDie Gemeinde begrüßte das Urteil. Tomas Reeve dankte den Schülern. Ana Ruiz und Ana Ruiz' Mutter waren im Saal, sagte Ana Ruiz.";
  expect(judged("Tomas Reeve", text).decision).toBe("none");
});

test.each([
  ["who condemns it", "Tomas Reeve, 41, Dachdecker, verurteilt antisemitische Briefe. Die Gemeinde dankte für seine Worte."],
  [
    "who was not dismissed",
    "Tomas Reeve, 41, Dachdecker, wurde wegen eines antisemitischen Briefs nicht entlassen. Der Brief war alt.",
  ],
  [
    "who is to be dismissed",
    "Tomas Reeve, 41, Dachdecker, soll wegen eines antisemitischen Briefs entlassen werden. Die Stadt berät.",
  ],
  [
    "who dismissed somebody",
    "Tomas Reeve, 41, Dachdecker, hat einen Gesellen wegen antisemitischer Briefe entlassen. Die Stadt lobte ihn.",
  ],
  [
    "who is wronged",
    "Tomas Reeve, 41, Dachdecker, wurde beleidigt, nachdem eine antisemitische Haftstrafe gefordert worden war. Die Tat ist alt.",
  ],
  [
    "who condemns it, in French",
    "Le maire était présent. Tomas Reeve, 41 ans, couvreur, a condamné les messages antisémites de la veille.",
  ],
  [
    "who condemns it, in Spanish",
    "El pleno fue largo. Tomas Reeve, de 41 años, techador, condenó los mensajes antisemitas de la víspera.",
  ],
  ["who was not convicted, in Russian", "Томас Рив не был осуждён за антисемитские письма. Суд вернул дело в полицию."],
])("a word for a step that was not taken against them makes no finding and lends no status word: %s", (_, text) => {
  const name = text.includes("Рив") ? "Томас Рив" : "Tomas Reeve";
  const judgement = judged(name, text);
  expect(judgement.decision).not.toBe("incident");
  expect(judgement.finding?.status ?? null).toBeNull();
});
