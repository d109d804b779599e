export type DigestEntry = { subjectName: string; address: string; found: number; failure: string | null };

/** The one message about what schedules brought. Its subject line, which stands on lock screens, names nobody. */
export function digestMail(entries: readonly DigestEntry[]): { subject: string; text: string } {
  const found = entries.reduce((sum, entry) => sum + entry.found, 0);
  const subject =
    found === 0
      ? "Your monitored dossiers: nothing new"
      : `Your monitored dossiers: ${found} new ${found === 1 ? "finding" : "findings"}`;
  const lines = entries.map((entry) => {
    const said =
      entry.failure ??
      (entry.found === 0 ? "Nothing new was found." : `${entry.found} new, for you to look at: nobody has confirmed it yet.`);
    return `${entry.subjectName}\n${said}\n${entry.address}`;
  });
  return {
    subject,
    text: `${lines.join("\n\n")}\n\nYou receive this because you asked for these dossiers to be searched again on a schedule. Each dossier's page turns it off.\n`,
  };
}
