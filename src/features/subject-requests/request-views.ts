/** What the page of staff shows; anything else means open. */
export const requestViews = { open: "Open", overdue: "Overdue", mine: "Taken by me", decided: "Decided" } as const;
export type RequestView = keyof typeof requestViews;
export const requestViewNames = Object.keys(requestViews) as [RequestView, ...RequestView[]];
