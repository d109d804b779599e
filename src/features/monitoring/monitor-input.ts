import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { monitorFrequencyNames } from "./monitor.ts";

export const monitorInput = dossierInput.extend({
  /** Null turns it off. */
  schedule: z
    .object({
      frequency: z.enum(monitorFrequencyNames, { error: "This frequency is not in the list" }),
      endsOn: z.iso.date("The end date is not a date"),
    })
    .nullable(),
});
