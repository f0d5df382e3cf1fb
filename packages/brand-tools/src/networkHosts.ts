/** Hosts at which the profiles of known networks are; subdomains count too. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
  youtube: ['youtube.com', 'youtu.be'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  zalo: ['zalo.me'],
  line: ['line.me', 'lin.ee'],
};

/** Returns the network at whose hosts an address is; null if it is at none of the known ones. */
export function networkAt(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  return Object.keys(hosts).find((network) => hosts[network]?.some(isAt)) ?? null;
}
