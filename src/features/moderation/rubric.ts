/** The rubric as moderators read it beside a report (its sources: docs/decisions/0011). */
export const rubricGates = [
  "Identity: the source names this person, and nothing contradicts what is known of them.",
  "Agency: the person acted. Not a victim, witness, official, lawyer, reporter, relative or namesake.",
  "Report: the source itself reports the conduct, in its own text.",
  "Conduct: on the source's own account it is antisemitic.",
] as const;

export const rubricCounts = [
  "Violence, attempted violence or threats against Jews as Jews, or Jewish places as Jewish.",
  "A charge, plea or conviction where the authority states anti-Jewish bias.",
  "Threats, harassment or abuse with anti-Jewish slurs or tropes.",
  "Vandalism of Jewish property with anti-Jewish content or motive.",
  "Propaganda, Holocaust denial or calls to harm Jews, with the person's own words or act quoted.",
  "Denying Jews service, membership or work because they are Jewish.",
  "A finding of an official body that words or acts were antisemitic, attributed to it.",
] as const;

export const rubricDoesNot = [
  "Criticism of Israel, its government, army or of Zionism; boycott; support of Palestinian rights, however harsh.",
  "Crime that merely affects Jewish people or buildings, without anti-Jewish language, motive or targeting.",
  "Reporting, quoting, teaching, condemning or joking about antisemitism; history; art; satire.",
  "Anyone's name, faith or origin; being arrested for something else; attending a protest.",
  "Anonymous, unnamed or minor suspects; accusations by anonymous accounts without a primary record.",
] as const;
