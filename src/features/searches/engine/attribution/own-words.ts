import type { Hostility } from "../hatred/hostility.ts";

/** Words that the page gives as the subject's own, or as found on what the case is about. */
export type OwnWords = {
  start: number;
  end: number;
  level: Hostility;
  /** own: spoken, written or posted by the subject; thing: a leaflet, a note, a wall; case: in the case of the one accused, unattributed. */
  by: "own" | "thing" | "case";
  /** "read aloud", "quoted": spoken but not meant. */
  recited: boolean;
  /** The reporting verb was negated or conditional. */
  doubted: boolean;
  /** The text names the subject as the speaker, or no other person can be meant. */
  explicit: boolean;
  sentence: number;
  /** Somebody without an office says that the subject said it. */
  hearsay?: boolean;
};
