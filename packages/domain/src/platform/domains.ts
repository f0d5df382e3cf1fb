/**
 * The other addresses of this site that may be offered: what the platform routes to, as far as the brand lists it, and all that
 * the brand lists where the platform says nothing. Empty where there is no choice. Source: section 7.
 */
export function otherDomains(listed: readonly string[], routed: readonly string[] | null, here: string): string[] {
  const named = routed === null ? listed : listed.filter((origin) => routed.includes(origin));
  return [...new Set(named)].filter((origin) => origin !== here);
}

/** The same page under another origin. `address` is path, query and fragment. */
export function sameAddressAt(origin: string, address: string): string {
  return new URL(address, origin).origin === origin ? origin + address : origin;
}
