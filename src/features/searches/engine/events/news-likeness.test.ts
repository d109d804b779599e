import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newsLikeness } from "./news-likeness.ts";
import type { Report } from "./read-report.ts";
import { sameEvent } from "./same-event.ts";

const gazette: Report = {
  title: "Ferry runs aground off Kettlesand, 41 taken off",
  date: "2021-05-14",
  text: `The ferry Sula Bright ran aground on a sandbank off Kettlesand early on Friday with 38 passengers and three crew on board. Nobody was seriously hurt.

Lifeboats from Kettlesand and Orrin brought all 41 ashore within two hours, the coastguard said. Four were taken to hospital with bruises. The captain, Thandeka Lindqvist, told investigators that the steering had failed as the ship came round the northern buoy.

The Sula Bright, built in 1987, belongs to Harrow Sound Lines, which has run the crossing between Kettlesand and the isle of Murren since it was opened. A spokesman, Rafael Oduya, said that the ship had passed its yearly inspection in March and that the company would do all it could to learn what had gone wrong.

"There was a bang, and then we leaned over and stayed like that," said Mehwish Karlsson, a nurse from Murren who was on her way to work. "The crew went round with blankets and gave us tea. Nobody panicked."

A tug is to try and pull the ship free at high water on Saturday. Divers found no hole in the hull and no oil had leaked by the evening, the harbour master of Kettlesand, Ioan Petrossian, said. Until the Sula Bright is back, a smaller boat will make the crossing twice a day; cars will have to be left behind. The islanders, some 900 in number, have complained for years that the company puts off buying a new ship. Their council has called a meeting for Monday, to which the minister of transport has been invited.`,
};
const herald: Report = {
  title: "Passengers rescued as Murren ferry hits sandbank",
  date: "2021-05-15",
  text: `MURREN. Dozens of people were rescued by lifeboat yesterday when the ageing ferry that links this island with the mainland struck a sandbank near Kettlesand.

All 38 passengers and three crew of the Sula Bright were safe, though four of them needed treatment for bruises. Captain Thandeka Lindqvist is said to have reported that she could no longer steer when she passed the northern buoy shortly after six in the morning.

The mishap is the third in two years for Harrow Sound Lines. In 2019 another of its boats lost power in fog, and last winter the crossing was shut for nine days by a broken ramp. "We have been asking for a new ship since my children were small," said Duncan Abebe, who leads the island's council. "They told us that this one would do. It will not."

The company's spokesman, Rafael Oduya, rejected the charge. The vessel, he said, had been inspected only two months ago, and its steering had been found in good order.

Divers who went down in the afternoon saw no damage to the hull. Harbour master Ioan Petrossian hopes to have the ferry towed off at today's high tide. Meanwhile foot passengers can use a launch that leaves Kettlesand at nine and at four. Farmers were worried about the spring lambs, which were to go to market on the mainland on Tuesday; one of them, Svetlana Achterberg, said that she would lose a fifth of her year's income if no larger boat could be found by then. A public meeting will be held on Monday.`,
};
const otherShip: Report = {
  title: "Murren ferry out of service after fire in engine room",
  date: "2021-05-14",
  text: `A fire in the engine room has put the only car ferry to the isle of Murren out of service, Harrow Sound Lines said on Friday. The ship lay at its berth in Kettlesand with nobody but two engineers on board when smoke was seen at about ten in the evening.

Firemen from Kettlesand put out the flames in half an hour. One of the engineers, Bartholomew Nguyen, breathed in smoke and was kept in hospital overnight. An insulation mat that had come loose and touched a hot pipe is thought to have been the cause.

Spokesman Rafael Oduya said that repairs would take three weeks at the least. The company is looking for a ship to charter in the meantime, but the pier at Murren is too short for most of those on offer. Food and medicine will be brought over by a fishing boat.

Shopkeepers on the island said that their shelves would be half empty by the end of the week. "We know how it goes," said Ludmila Farrant, who runs the post office. "First they say three weeks, and then it is summer." The school has sent home eleven pupils from the mainland.

The line carries some 60,000 people a year and has a subsidy from the state, which runs out in December. Members of the regional assembly asked yesterday whether it should be given to another company. The minister of transport, Oluwaseun Brandt, answered that the contract would be put out to tender in the autumn, as planned, and that he saw no reason to hurry. The assembly will come back to the matter after the holidays.`,
};

describe("newsLikeness", () => {
  it("is more in all it measures for two articles about one event than for two of one ship's line", () => {
    const [one, other] = [newsLikeness(gazette, herald), newsLikeness(gazette, otherShip)];
    for (const name of ["beginning", "lead", "leadNames", "sentence", "marks"] as const) {
      expect(one[name], name).toBeGreaterThan(other[name]);
    }
  });

  it("is symmetric, and a number for any text", () => {
    const report = fc.record({
      title: fc.string({ unit: "grapheme" }),
      text: fc.string({ unit: "grapheme" }),
      date: fc.constant(null),
    });
    fc.assert(
      fc.property(report, report, (a, b) => {
        const likeness = newsLikeness(a, b);
        expect(newsLikeness(b, a)).toEqual(likeness);
        expect(Object.values(likeness).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe("sameEvent, of news at large", () => {
  const undated = (report: Report): Report => ({ ...report, date: null });

  it("joins two articles in different words, whether or not their days are known", () => {
    expect(sameEvent(gazette, herald).same).toBe(true);
    expect(sameEvent(undated(gazette), undated(herald)).same).toBe(true);
  });

  it("keeps apart two events of one company and place", () => {
    expect(sameEvent(herald, otherShip).same).toBe(false);
    expect(sameEvent(undated(herald), undated(otherShip)).same).toBe(false);
    expect(sameEvent(gazette, { ...otherShip, date: "2021-11-05" }).same).toBe(false);
  });

  it("trusts likeness less, the more days lie between", () => {
    expect(sameEvent(gazette, { ...herald, date: "2021-09-15" }).score).toBeLessThan(sameEvent(gazette, herald).score);
  });
});
