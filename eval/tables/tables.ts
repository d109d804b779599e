import { courtLeads } from "./court-leads.ts";
import { actsFoundOfOthers } from "./acts-found-of-others.ts";
import { actsFoundTable } from "./acts-found.ts";
import { besideAFinding, foundBesideOthers } from "./beside-a-finding.ts";
import { deniedAndSettled, deniedAndUnsettled } from "./denied.ts";
import { deniedAndBelieved, deniedAndDisbelieved } from "./disbelieved.ts";
import { endingsElsewhereOnThePage } from "./endings-elsewhere-on-the-page.ts";
import { endingsInCourt } from "./endings-in-court.ts";
import { endingsOfOthers } from "./endings-of-others.ts";
import { endingsTable } from "./endings.ts";
import { findingsNotHers } from "./findings-not-hers.ts";
import { findingsTable } from "./findings.ts";
import { obliqueWords, obliqueWordsOfOthers } from "./oblique-words.ts";
import { otherCausesOtherwise } from "./other-causes-otherwise.ts";
import { otherCauses } from "./other-causes.ts";
import { ownWords } from "./own-words.ts";
import { partsInACase } from "./parts-in-a-case.ts";
import { partsToldOtherwise } from "./parts-told-otherwise.ts";
import { plainAccusations } from "./plain-accusations.ts";
import { stepsForThat } from "./steps-for-that.ts";
import { stepsWithAdjuncts, stepsWithAdjunctsOfOthers } from "./steps-with-adjuncts.ts";
import { sanctionsUndone } from "./sanctions-undone.ts";
import { namedAsTheOne, steppedIn } from "./stepped-in.ts";
import type { Table } from "./table.ts";
import { regulatorsTable } from "./regulators.ts";
import { unnamedLeads } from "./unnamed-leads.ts";
import { wordsOfOthers } from "./words-of-others.ts";

export const tables: readonly Table[] = [
  plainAccusations,
  courtLeads,
  unnamedLeads,
  ownWords,
  findingsTable,
  regulatorsTable,
  findingsNotHers,
  actsFoundTable,
  actsFoundOfOthers,
  endingsOfOthers,
  endingsTable,
  endingsInCourt,
  sanctionsUndone,
  endingsElsewhereOnThePage,
  steppedIn,
  namedAsTheOne,
  partsInACase,
  partsToldOtherwise,
  besideAFinding,
  foundBesideOthers,
  otherCauses,
  otherCausesOtherwise,
  stepsForThat,
  stepsWithAdjuncts,
  stepsWithAdjunctsOfOthers,
  deniedAndUnsettled,
  deniedAndSettled,
  deniedAndDisbelieved,
  deniedAndBelieved,
  wordsOfOthers,
  obliqueWords,
  obliqueWordsOfOthers,
];
