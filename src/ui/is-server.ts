/** Whether this is the server drawing a page: nothing can be opened there, and no person waits for a press. */
export const isServer = typeof document === "undefined";
