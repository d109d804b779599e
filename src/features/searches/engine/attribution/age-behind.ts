/** Behind a name, or nothing: ", 34,", " (34)", ", aged 34" (source of a pattern). */
export const age = "(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?";
