/** The subject, as the actors of resolved clauses are called: person 0 of the page. */
export const me = "p0";

/** Nouns for several people as resolved clauses call them: those charged together are meant by them. */
export const plural =
  /^r:(?:people|men|women|students|protesters|activists|teenagers|teens|defendants|suspects|brothers|sisters|siblings|cousins|friends|youths|pair|couple|duo|trio|members|officers|players|employees|workers|teachers|soldiers|cadets|boys|girls|fans|supporters|roommates|freshmen|sophomores|juniors|seniors|colleagues|nurses|guards|drivers|adults)$/;
