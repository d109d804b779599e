import ipaddr from "ipaddr.js";

/** Answers on public addresses that cloud providers route to their own metadata services. */
const metadataAddresses = new Set(["168.63.129.16", "100.100.100.200", "192.0.0.192"]);

/** Names that never leave a machine or a site (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const privateNames = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$/iu;

/**
 * Is an IP address one that anybody on the internet may reach? False for loopback, private, shared
 * (100.64/10), link-local and metadata, multicast, documentation, benchmarking and reserved ranges, and for
 * IPv6 forms that carry another address inside (IPv4-mapped forms are judged by the address inside; 6to4,
 * Teredo and NAT64 are refused). Ranges: IANA's special-purpose address registries.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address.replace(/%.*$/u, ""));
  if (parsed.range() !== "unicast") return false;
  if (parsed.kind() === "ipv4") return !metadataAddresses.has(parsed.toString());
  // IPv4-compatible ::a.b.c.d and everything else outside 2000::/3 is not global unicast.
  const first = (parsed as ipaddr.IPv6).parts[0] ?? 0;
  return first >= 0x2000 && first <= 0x3fff;
}

/**
 * The IP address that a URL's host is, or null when it is a name. The URL parser has already brought
 * decimal, octal, hexadecimal and Unicode forms of IPv4 to four numbers.
 */
export function literalAddress(host: string): string | null {
  const bare = host.replace(/^\[(.*)\]$/u, "$1").replace(/\.$/u, "");
  return ipaddr.isValid(bare) ? bare : null;
}

export function isPrivateName(host: string): boolean {
  return privateNames.test(host.replace(/\.$/u, ""));
}
