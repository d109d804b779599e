export const subjectFilters = { recorded: "Recorded", minor: "Under 18", merged: "Merged into another" } as const;
export type SubjectFilter = keyof typeof subjectFilters;
export const subjectFilterNames = Object.keys(subjectFilters) as [SubjectFilter, ...SubjectFilter[]];
