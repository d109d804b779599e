export type SplitMessage = { title: string; description: string | undefined };

/** A message of several lines as a title (its first line that says something) and a description (the rest). */
export function splitMessage(message: string): SplitMessage {
  const [title = "", ...rest] = message.trim().split(/\r\n|\r|\n/);
  return { title: title.trim(), description: rest.join("\n").trim() || undefined };
}
