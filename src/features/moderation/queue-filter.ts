import { caseSources } from "#app/features/incidents/moderation.ts";
import { choiceParam, flagParam, textParam, uuidParam, wholeNumberParam, type SearchParams } from "#app/lib/search-params.ts";

/** The queue's filters as they stand in the address; what does not fit is left out. */
export const queueFilterParams = {
  query: textParam(200),
  subject: textParam(200),
  reporterId: uuidParam,
  source: choiceParam(caseSources),
  minHours: wholeNumberParam(1, 87_600),
  isFlagged: flagParam,
  assigned: choiceParam(["me", "nobody"]),
};
export type QueueFilter = SearchParams<typeof queueFilterParams>;
