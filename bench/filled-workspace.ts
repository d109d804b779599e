import type { Database } from "#app/db/db.server.ts";
import { dossierFolders, dossiers, subjects } from "#app/db/schema/index.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { newId } from "#app/lib/ids.ts";
import type { WorkspaceId } from "#app/server/context.ts";

const syllables =
  "ba be bo da de do fa fi ga go ka ke ki la le lo ma me mi na ne no pa pe ra re ri sa se so ta te to va vi za".split(" ");
const endings = ["n", "r", "s", "l", "nd", "rt", "ck", "v", "nsky", "berg", "ez", "ides"];
const given = (index: number) => word(index % 400, 2);
const family = (index: number) => `${word(Math.floor(index / 7) % 9_000, 3)}${endings[index % endings.length] ?? ""}`;

function word(seed: number, length: number): string {
  let rest = seed * 7_919 + 13;
  let text = "";
  for (let index = 0; index < length; index += 1) {
    text += syllables[rest % syllables.length] ?? "";
    rest = Math.floor(rest / 3) + seed * (index + 2);
  }
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export const inventedName = (index: number) => `${given(index)} ${family(index)}`;

/** Another invented name for each of a million: few share one, many share a word. */
export const manyName = (index: number) =>
  `${word((index * 31) % 3_001, 2)} ${word((index * 7_919) % 60_013, 4)}${endings[index % endings.length] ?? ""}`;

/** Folders, three deep, and dossiers about as many invented people, filed into them. */
export async function fillWorkspace(
  db: Database,
  input: { workspaceId: WorkspaceId; userId: string; folders: number; dossiers: number },
): Promise<void> {
  const { workspaceId, userId } = input;
  const folderIds: string[] = [];
  for (let index = 0; index < input.folders; index += 1) folderIds.push(newId());
  const parentOf = (index: number) => (index % 5 === 0 ? null : (folderIds[index - (index % 5)] ?? null));
  if (input.folders > 0) {
    await db
      .insert(dossierFolders)
      .values(folderIds.map((id, index) => ({ id, workspaceId, parentFolderId: parentOf(index), name: `Folder ${index}` })));
  }
  const atOnce = 1_000;
  for (let from = 0; from < input.dossiers; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, input.dossiers - from) }, (_, offset) => {
      const name = inventedName(from + offset);
      const { normalised, phonetic } = nameKeys(name);
      return { id: newId(), name, normalisedName: normalised, phoneticKeys: phonetic, embedding: [], embeddingModel: "none" };
    });
    await db.insert(subjects).values(batch);
    await db.insert(dossiers).values(
      batch.map(({ id }, offset) => ({
        workspaceId,
        subjectId: id,
        folderId: folderIds[(from + offset) % (folderIds.length + 1)] ?? null,
        createdBy: userId,
        idempotencyKey: newId(),
      })),
    );
  }
}
