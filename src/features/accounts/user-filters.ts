/** Which accounts the list shows. */
export const userFilters = {
  all: "Everybody",
  waiting: "On the waitlist",
  open: "With access to the app",
  staff: "Staff",
  suspended: "Suspended",
} as const;
export type UserFilter = keyof typeof userFilters;
export const userFilterNames = Object.keys(userFilters) as [UserFilter, ...UserFilter[]];

export const userSorts = { newest: "Newest first", name: "By name", email: "By e-mail" } as const;
export type UserSort = keyof typeof userSorts;
export const userSortNames = Object.keys(userSorts) as [UserSort, ...UserSort[]];
