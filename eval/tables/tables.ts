import { endingsElsewhereOnThePage } from "./endings-elsewhere-on-the-page.ts";
import { endingsInCourt } from "./endings-in-court.ts";
import { endingsOfOthers } from "./endings-of-others.ts";
import { endingsTable } from "./endings.ts";
import { findingsTable } from "./findings.ts";
import { otherCauses } from "./other-causes.ts";
import { ownWords } from "./own-words.ts";
import { partsInACase } from "./parts-in-a-case.ts";
import { plainAccusations } from "./plain-accusations.ts";
import { sanctionsUndone } from "./sanctions-undone.ts";
import type { Table } from "./table.ts";
import { wordsOfOthers } from "./words-of-others.ts";

export const tables: readonly Table[] = [
  plainAccusations,
  ownWords,
  findingsTable,
  endingsOfOthers,
  endingsTable,
  endingsInCourt,
  sanctionsUndone,
  endingsElsewhereOnThePage,
  partsInACase,
  otherCauses,
  wordsOfOthers,
];
