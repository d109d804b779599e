import { laterPart } from "#app/ui/later-part.tsx";

/** The field comes with the first name that somebody writes; the panel fetches it once the page has settled. */
export const FolderNameField = laterPart(() => import("./folder-name-field.tsx").then((module) => module.FolderNameField));
