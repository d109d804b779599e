const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid|igshid|ref_src|cmpid|ito)$/i;

/**
 * The address under which two results are one page: without fragment, tracking parameters and a last slash, its host in
 * lower case. Null for what is no web address.
 */
export function tidyAddress(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return null;
  }
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "") return null;
  url.hash = "";
  url.username = "";
  url.password = "";
  for (const name of [...url.searchParams.keys()].filter((key) => tracking.test(key))) url.searchParams.delete(name);
  return url.href.replace(/\/$/, "");
}
