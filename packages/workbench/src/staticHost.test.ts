import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Rule {
  path: string;
  headers: [string, string][];
}

function readHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

const readRedirects = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });

const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

const files: Readonly<Record<string, string>> = {
  '/index.html': '<!doctype html>',
  '/rng.html': '<!doctype html>',
  '/blog/slug.html': '<!doctype html>',
  '/ur/index.html': '<!doctype html>',
  '/ur/rng.html': '<!doctype html>',
  '/zh-hans/blog/slug.html': '<!doctype html>',
  '/404.html': '<!doctype html>',
  '/robots.txt': 'User-agent: *',
  '/sitemap.xml': '<urlset/>',
  '/404.txt': 'Not found\n',
  '/brand.json': '{}',
  '/assets/index-1a2b.js': 'go()',
  '/fonts/a.woff2': 'font',
  '/brands/acme.css': ':root{}',
};

/** Emulates a static host: all matching header rules apply whatever the status, and repeated names are joined. */
function serve(): Server {
  const rules = readHeaders(readFileSync('docs/deploy/_headers', 'utf8'));
  const redirects = readRedirects(readFileSync('docs/deploy/_redirects', 'utf8'));
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const rewritten = redirects.find(({ from }) => matches(from, path));
    const [file, status] = files[path] !== undefined ? [path, 200] : [rewritten?.to ?? '', rewritten?.status ?? 404];
    const joined = new Map<string, string[]>();
    for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
      for (const [name, value] of headers) joined.set(name, [...(joined.get(name) ?? []), value]);
    for (const [name, values] of joined) response.setHeader(name, values.join(', '));
    response.writeHead(status, { 'x-served': file }).end(files[file]);
  });
}

let server: Server;
beforeAll(async () => {
  server = serve();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test.each([
  ['/', 200, '/index.html', 'no-cache'],
  ['/rng', 200, '/rng.html', null],
  ['/login', 200, '/index.html', null],
  ['/blog/a-story', 200, '/blog/slug.html', null],
  ['/ur', 200, '/ur/index.html', null],
  ['/ur/rng', 200, '/ur/rng.html', null],
  ['/zh-hans/blog/a-story', 200, '/zh-hans/blog/slug.html', null],
  ['/ur/nowhere', 404, '/404.html', null],
  ['/nowhere', 404, '/404.html', null],
  ['/robots.txt', 200, '/robots.txt', 'no-cache'],
  ['/sitemap.xml', 200, '/sitemap.xml', 'no-cache'],
  ['/brand.json', 200, '/brand.json', 'no-cache'],
  ['/brands/acme.css', 200, '/brands/acme.css', 'no-cache'],
  ['/fonts/a.woff2', 200, '/fonts/a.woff2', 'public, max-age=600, stale-while-revalidate=31536000'],
  ['/assets/gone-1a2b.js', 404, '/404.txt', 'public, max-age=600, stale-while-revalidate=31536000'],
  ['/fonts/none.woff2', 404, '/404.txt', 'public, max-age=600, stale-while-revalidate=31536000'],
] as const)(
  'SEC-13 a host that follows _headers and _redirects answers %s with %i',
  async (path, status, file, caching) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('x-served')]).toEqual([status, file]);
    expect(answer.headers.get('cache-control')).toBe(caching);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(answer.headers.get('content-security-policy')?.match(/frame-ancestors/g)).toEqual(['frame-ancestors']);
  },
);

test('SEC-13 such a host keeps nothing for good: it would keep a missing file as well', async () => {
  const present = await get('/assets/index-1a2b.js');
  const missing = await get('/assets/gone-1a2b.js');
  expect(present.headers.get('cache-control')).toBe(missing.headers.get('cache-control'));
  expect(Number(/max-age=(\d+)/.exec(missing.headers.get('cache-control') ?? '')?.[1])).toBeLessThanOrEqual(3600);
});
