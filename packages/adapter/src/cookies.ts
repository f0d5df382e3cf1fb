/**
 * Adds the cookies that an answer sets to a `Cookie` header, for platforms that know a session by them. Returns the new
 * header, to keep among the credentials.
 */
export function mergeCookies(held: string, answer: Headers): string {
  const jar = new Map(
    held
      .split('; ')
      .filter(Boolean)
      .map((pair) => splitAt(pair)),
  );
  for (const line of answer.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name, value] = splitAt(pair);
    if (!name) continue;
    const gone = attributes.some((one) => /^max-age=(?:0|-\d+)$/i.test(one)) || value === '';
    if (gone) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function splitAt(pair: string): [string, string] {
  const place = pair.indexOf('=');
  return place < 1 ? ['', ''] : [pair.slice(0, place), pair.slice(place + 1)];
}
