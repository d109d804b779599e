/** For pages whose address is a secret: it is told to no other site, and kept in no cache. */
export const secretLink = {
  headers: () => ({ "referrer-policy": "no-referrer", "cache-control": "no-store" }),
};
