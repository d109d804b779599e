/** How many incidents a list answers at once; `after` the last of them comes the rest. */
export const incidentsPerPage = 200;
