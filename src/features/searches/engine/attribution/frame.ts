/**
 * What one sentence says was done about a named person by a court, a police force, an employer or
 * another body: the ways in which reports attribute a case, read around the name itself. It stands
 * beside the clause reader, which follows pronouns and roles; neither needs the other to be right.
 */
export type Frame = {
  person: number;
  sentence: number;
  kind:
    | "arrest"
    | "charge"
    | "indict"
    | "try"
    | "plead"
    | "convict"
    | "sentence"
    | "discipline"
    | "liable"
    | "court"
    | "dropped"
    | "party";
};
