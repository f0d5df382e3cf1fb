import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { brandFiles } from '@baize/sandbox';
import { type RunningSandbox, startSandbox } from '@baize/sandbox/node';
import { pack } from '@baize/tooling/pack';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonHeaders, siteServer } from './server.ts';

const page = `<!doctype html>
<html lang="en" dir="ltr" data-brand="baize" data-theme="light">
  <head><title>Baize</title><link id="brand-sheet" rel="stylesheet" href="/brands/baize.css" /></head>
  <body><div id="root"><header>shell</header></div></body>
</html>`;
const script = `console.log('${'long enough to be packed '.repeat(40)}');`;
const folder = mkdtempSync(join(tmpdir(), 'baize-'));
let brand: unknown = brandFiles.baize;

const platform = new Hono()
  .get('/brand.json', (context) => context.json(brand as object))
  .get('/wps/hello', (context) => context.json({ words: 'hello '.repeat(400) }));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'boot.js'), 'go()');
  writeFileSync(join(folder, 'assets', 'index-1a2b.js'), script);
  await pack(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(path: string, headers: Record<string, string> = {}) {
  return siteServer({ platform, folder, page }).request(`http://localhost${path}`, { headers });
}

test.each([
  '/',
  '/rng',
  '/rng?vendor=OMB',
  '/register.html',
  '/index.html',
  '/INDEX.HTML',
  '/promoDetail',
  '/BLOG/a-story/',
  '//vip',
  '/nowhere/at/all',
  '/rng/more',
  '/%E0%A4%A',
])('SEC-02 the address %s is the page’s, with 404 if the route table does not know it', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(/nowhere|more|%/.test(path) ? 404 : 200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-cache');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await answer.text()).toContain('<header>shell</header>');
});

test.each([
  '/assets/gone-1a2b.js',
  '/assets/gone',
  '/missing.css',
  '/fonts/x.woff2',
  '/flags/zz.svg',
  '/brands/none.css',
  '/brands/',
  '/../package.json.map',
  '/assets/%2e%2e/index.html%00.js',
  '/%E0%A4%A.js',
])('SAF-01 a missing file %s is answered with 404 and never with the page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).not.toContain('<');
});

test('what is named after its content is kept for ever, anything else is asked for again', async () => {
  expect((await get('/assets/index-1a2b.js')).headers.get('cache-control')).toContain('immutable');
  const first = await get('/boot.js');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/boot.js', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('OPS-04 the page of a preview is kept by nobody and tells nobody where it was', async () => {
  const told = async (path: string) => {
    const { headers } = await get(path);
    return ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name));
  };
  expect(await told('/?preview=a')).toEqual(['no-store', 'no-referrer', 'noindex']);
  expect(await told('/')).toEqual([expect.stringContaining('no-cache'), 'same-origin', null]);
});

test('the packed copy is sent to who takes it', async () => {
  const packed = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('accept-encoding');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
  const plain = await get('/assets/index-1a2b.js', { 'accept-encoding': 'br;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test('the platform’s answers come first, packed, with the headers every answer carries', async () => {
  const answer = await get('/wps/hello', { 'accept-encoding': 'gzip' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test('APP-01 the page is the current brand’s before any script has run', async () => {
  brand = {
    ...brandFiles.lotus,
    name: 'Lotus <& Sons>',
    defaultLanguage: 'UR',
    gameOrigins: ['http://localhost:4174'],
  };
  const answer = await get('/');
  const html = await answer.text();
  expect(html).toContain('<html lang="ur" dir="rtl" data-brand="lotus" data-theme="light">');
  expect(html).toMatch(/<title>[^<]+ · Lotus &#60;&#38; Sons&#62;<\/title>/);
  expect(html).toContain('href="/brands/lotus.css"');
  expect(html).not.toContain('/brands/baize.css');
  expect(html).toMatch(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/fonts\/fraunces/);
  expect(answer.headers.get('content-security-policy')).toContain('frame-src http://localhost:4174;');
});

test.each([{}, null, { ...brandFiles.baize, id: '"><script>' }])(
  'APP-02 a malformed brand document leaves the page as it was built',
  async (document) => {
    brand = document;
    expect(await (await get('/')).text()).toBe(page);
  },
);

// Tests a real server, because it sends other headers than an in-memory app returns.
let running: RunningSandbox;
beforeAll(async () => {
  const around = ({ app }: { app: Hono }) => siteServer({ platform: app, folder, page });
  running = await startSandbox({ around, malformedHeaders: commonHeaders() });
});
afterAll(() => running.stop());

test.each([
  ['GET', '/assets/index-1a2b.js', 200],
  ['HEAD', '/assets/index-1a2b.js', 200],
  ['GET', '/boot.js', 200],
  ['GET', '/', 200],
  ['GET', '/assets/gone.js', 404],
  ['GET', '/brand.json', 200],
  ['GET', '/wps/nothing', 404],
  ['GET', '/wps/session/login', 405],
  ['POST', '/rng', 405],
  ['PUT', '/assets/index-1a2b.js', 405],
  ['POST', '/wps/session/login', 415],
  ['GET', '/sandbox', 200],
  ['GET', '/art/none.svg', 404],
] as const)(
  'SEC-01 SEC-02 %s %s answers %i with nosniff, a referrer policy and no frame around it',
  async (method, path, status) => {
    for (const coding of ['identity', 'br', 'gzip']) {
      const body = status === 415 ? 'username=x' : undefined;
      const answer = await fetch(running.origin + path, {
        method,
        headers: { 'accept-encoding': coding },
        ...(body && { body }),
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      if (status === 405) expect(answer.headers.get('allow')).toMatch(/^[A-Z, ]+$/);
    }
  },
);

test.each([
  'GET /\u0000 HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a b\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'nonsense\r\n\r\n',
])('SEC-01 the request %j is malformed and answered with 400 and the same headers', async (request) => {
  const socket = connect(Number(new URL(running.origin).port), '127.0.0.1');
  socket.end(request);
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const line of ['x-content-type-options: nosniff', 'referrer-policy: same-origin', "frame-ancestors 'none'"])
    expect(answer.toLowerCase()).toContain(line);
});

test('PERF-05 a page names what it asks for in its headers, and to a browser that navigates before it', async () => {
  const hints: unknown[] = [];
  const outgoing = { writeEarlyHints: (hint: unknown) => hints.push(hint) };
  const ask = (path: string, mode: string) =>
    siteServer({ platform, folder, page }).request(
      `http://localhost${path}`,
      { headers: { 'sec-fetch-mode': mode } },
      { outgoing },
    );
  const answer = await ask('/', 'navigate');
  const link = answer.headers.get('link') ?? '';
  expect(link).toMatch(/^<\/brands\/\w+\.css>; rel=preload; as=style/);
  expect(hints).toEqual([{ link: link.split(', ') }]);
  await ask('/', 'cors');
  expect((await ask('/boot.js', 'navigate')).headers.has('link')).toBe(false);
  expect(hints).toHaveLength(1);
});
