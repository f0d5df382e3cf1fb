/** Characters that browsers drop or treat as slashes, with which one URL can pass for another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** Returns a same-origin path or null: one leading slash, nothing a browser could read as another host. */
export function sameOriginPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !value.startsWith('/')) return null;
  if (value.startsWith('//') || deceptive.test(value)) return null;
  const origin = 'https://same.invalid';
  try {
    return new URL(value, origin).origin === origin ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns an external URL that may be linked or opened, or null: https only (http for localhost), no credentials, host
 * on the list. `*.example.org` allows subdomains, not `example.org` itself.
 */
export function safeExternal(value: unknown, hosts: readonly string[]): string | null {
  const url = readWebAddress(value);
  return url && hosts.some((host) => allows(host, url)) ? url.href : null;
}

/** Returns a game URL for a frame, or null unless its origin is allowed and not our own. */
export function gameAddress(value: unknown, rule: { origins: readonly string[]; own: string }): string | null {
  const url = readWebAddress(value);
  return url && url.origin !== rule.own && rule.origins.includes(url.origin) ? url.href : null;
}

/** Parses an absolute http(s) URL that has no credentials or deceptive characters. */
export function readWebAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > 4000 || deceptive.test(value)) return null;
  if (!/^https?:\/\/[^/]/i.test(value)) return null;
  try {
    const url = new URL(value);
    if (url.username || url.password || value.slice(0, value.indexOf('/', 8) >>> 0).includes('@')) return null;
    return url.protocol === 'https:' || isThisMachine(url.hostname) ? url : null;
  } catch {
    return null;
  }
}

function allows(host: string, url: URL): boolean {
  const wanted = host.toLowerCase();
  if (wanted.startsWith('*.')) return url.port === '' && url.hostname.endsWith(wanted.slice(1));
  return url.host === wanted;
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}
