import { randomUUID } from "node:crypto";

import { expect, vi } from "vitest";

import { demoSubjects, demoWorkspace } from "#app/db/demo/manifest.ts";
import type { CreateOutcome, Dossier } from "#app/features/dossiers/dossiers.server.ts";
import type { SearchProgress } from "#app/features/searches/search-progress.ts";
import { hasEnded } from "#app/features/searches/search-run.ts";
import { asOwner } from "./running-product.ts";

/** A dossier about a person of the demo library, with what is known of them; its search waits for a worker. */
export async function aDemoDossier(subjectName: string): Promise<{ dossierId: string; address: string }> {
  const subject = demoSubjects.find(({ name }) => name === subjectName);
  if (!subject) throw new Error(`The demo has no subject ${subjectName}`);
  const outcome = await asOwner<CreateOutcome>("createDossier", "POST", {
    idempotencyKey: randomUUID(),
    name: subject.name,
    facts: {
      employer: subject.employer ?? "",
      city: subject.city ?? "",
      birthYear: subject.birthYear === undefined ? "" : String(subject.birthYear),
      role: subject.role ?? "",
      aliases: subject.aliases?.join(", ") ?? "",
      profileUrl: "",
    },
  });
  if (!outcome.ok) throw new Error("The demo workspace has no credits left");
  return { dossierId: outcome.dossierId, address: `/${demoWorkspace.slug}/dossiers/${outcome.dossierId}` };
}

export const balance = () => asOwner<number>("getCreditBalance", "GET");

export const latestSearch = (dossierId: string) => asOwner<SearchProgress>("getLatestSearch", "GET", { dossierId });

export const readDossier = (dossierId: string) => asOwner<Dossier>("getDossierById", "GET", { dossierId });

/** Waits until the dossier's search has been delivered by a worker. */
export async function delivered(dossierId: string): Promise<Dossier> {
  // vi.waitFor, since hooks wait as well and expect.poll is for tests.
  const { status, failure } = await vi.waitFor(
    async () => {
      const progress = await latestSearch(dossierId);
      if (!hasEnded(progress.status)) throw new Error("The search has not ended");
      return progress;
    },
    { timeout: 60_000, interval: 250 },
  );
  expect({ status, failure }).toEqual({ status: "delivered", failure: null });
  return readDossier(dossierId);
}

/** Gives back the credits of a search that no worker will ever see. */
export async function cancelLatest(dossierId: string): Promise<void> {
  const { runId } = await latestSearch(dossierId);
  await asOwner("cancelSearch", "POST", { runId });
}
