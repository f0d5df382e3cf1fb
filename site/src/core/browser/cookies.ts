const day = 86_400;

export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const found = jar().find((pair) => pair.startsWith(start));
  return found === undefined ? null : decoded(found.slice(start.length));
}

/** Stores a cookie for one day (SES-02), sent only from the site's own pages. */
export function keepCookie(name: string, value: string): void {
  write(name, value, day);
}

export function dropCookie(name: string): void {
  write(name, '', 0);
}

export function cookieNames(prefix: string): readonly string[] {
  return jar().flatMap((pair) => {
    const name = decoded(pair.slice(0, pair.indexOf('=') >>> 0));
    return name?.startsWith(prefix) ? [name] : [];
  });
}

function jar(): readonly string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser, and has no way to read at once
    document.cookie = `${pair}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
  } catch {
    // Cookies are blocked, so nothing is remembered.
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
