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

test("nobody is put to a human whom such a page names in passing", () => {
  const text =
    "Das Gericht hat entschieden, dass ein Lehrer zu Recht entlassen worden ist. Die Äußerung sei antisemitisch gewesen.\n\nDie Gemeinde begrüßte das Urteil. Tomas Reeve dankte den Schülern. Ana Ruiz und Ana Ruiz' Mutter waren im Saal, sagte Ana Ruiz.";
  expect(judged("Tomas Reeve", text).decision).toBe("none");
});
