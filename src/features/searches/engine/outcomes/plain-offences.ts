/** Offences of gain, of the road and of drugs, which no act against Jews is. As the source of a pattern, in lower case. */
export const plainOffences =
  "(?:(?:handling|possession of|possessing|receiving) stolen|stolen goods|thefts?|stealing|shoplift\\w*|burglar\\w*|robb\\w+|" +
  "fraud\\w*|embezzl\\w+|money laundering|tax evasion|smuggl\\w+|brib\\w+|insider trading|fare evasion|" +
  "without (?:insurance|a (?:licen[cs]e|ticket))|uninsured|speeding|dui|" +
  "(?:drink|drunk\\w*|dangerous|careless|reckless|impaired)[- ]driving|driving (?:while|under|without|with|on an?|offen[cs]es?)|" +
  "(?:suspended|revoked|expired) (?:driv\\w+ )?licen[cs]e|unlicen[cs]ed driv\\w+|vehicular \\w+|hit[- ]and[- ]run|leaving the scene|parking (?:tickets?|offen[cs]es?|fines?)|" +
  "(?:false|inflated|bogus) (?:expenses?|invoices?|claims? for)|expenses? (?:claims?|scandal)|plagiari\\w+|insider dealing|" +
  "drugs?\\b|cannabis|cocaine|heroin|marijuana|controlled substances?|perjury|domestic (?:violence|abuse))";

/** Of having accused another without cause. As the source of a pattern, in lower case. */
export const falseAccusations = "false (?:suspicion|accusations?|allegations?|reports?|reporting)";

/** Against the course of justice, on another's ground, of age: or of having accused another falsely: beside an act against Jews, not the act. As the source of a pattern. */
export const besideOffences =
  "(?:resist\\w* (?:arrest|an officer)|pervert\\w* the course|assisting (?:an )?offender|harbou?ring|" +
  "breach(?:ing)? (?:of )?(?:bail|probation)|trespass\\w*|loitering|underage|" +
  `${falseAccusations}|false (?:complaints?|statements? to (?:the )?police|testimony|alarm)|` +
  "(?:filing|making) a false \\w+|(?:staging|faking|inventing|hoaxing) (?:an? |the |his |her )?(?:\\w+ )?(?:attack|hate crime|assault|incident))";
