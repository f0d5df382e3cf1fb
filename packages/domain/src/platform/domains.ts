/**
 * Lists alternative origins of this site: those of the brand, limited to those the platform routes to, if it reports
 * any. Source: section 7.
 */
export function otherDomains(listed: readonly string[], routed: readonly string[] | null, here: string): string[] {
  const named = routed === null ? listed : listed.filter((origin) => routed.includes(origin));
  return [...new Set(named)].filter((origin) => origin !== here);
}

export function sameAddressAt(origin: string, address: string): string {
  return new URL(address, origin).origin === origin ? origin + address : origin;
}
