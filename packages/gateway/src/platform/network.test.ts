import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetwork, fetchBrand } from './network.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'https://site.example/rng?vendor=OMB' }));
afterEach(() => vi.unstubAllGlobals());

const file = {
  id: 'plain',
  name: 'Plain',
  merchant: 'plain',
  merchantCode: 'pln',
  tokenSheet: '/brand/plain.css',
  logos: { light: '/brand/light.svg', dark: '/brand/dark.svg' },
  platformKey: { kid: 'k1', key: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } },
};
const answering = (answer: () => Response | Promise<Response>) => createNetwork(async () => answer());

test('JKP-01 the network knows the platform\u2019s time, whatever this machine\u2019s clock says', async () => {
  const server = Date.UTC(2024, 0, 1, 12, 0, 0);
  const local = server + 3_600_000;
  const headers = { date: new Date(server).toUTCString() };
  const network = createNetwork(
    async () => new Response('', { headers }),
    () => local,
  );
  expect(network.now()).toBe(local);
  await network.fetch(new Request('https://platform.example/'));
  expect(Math.abs(network.now() - server)).toBeLessThanOrEqual(1000);
});

test('JKP-01 an answer that was on its way before the call is not taken for one of this moment', async () => {
  const server = Date.UTC(2024, 0, 1, 12, 0, 0);
  const headers = { date: new Date(server - 6000).toUTCString() };
  const network = createNetwork(
    async () => new Response('', { headers }),
    () => server,
    { take: () => undefined, sentAt: () => server - 7000 },
  );
  await network.fetch(new Request('https://platform.example/'));
  // The response is created between sending and now, so both clocks may well agree.
  expect(Math.abs(network.now() - server)).toBeLessThanOrEqual(4000);
});

test('APP-01 the brand document is fetched from the site\u2019s own origin', async () => {
  const asked: string[] = [];
  const network = createNetwork(async (request) => {
    asked.push(request.url);
    return Response.json(file);
  });
  expect(await fetchBrand(network, '/brand.json')).toMatchObject({ ok: true, brand: { id: 'plain' } });
  expect(asked).toEqual(['https://site.example/brand.json']);
});

test.each([
  ['missing', () => new Response('', { status: 404 })],
  ['no JSON', () => new Response('<!doctype html>')],
  ['cut short', () => new Response('{"id":"pl')],
  ['of another shape', () => Response.json({ ...file, name: '' })],
  ['unreachable', () => Promise.reject(new TypeError('offline'))],
])('APP-02 a brand document that is %s is a reading with a problem, not an exception', async (_, answer) => {
  const reading = await fetchBrand(answering(answer), '/brand.json');
  expect(reading).toEqual({ ok: false, problems: [expect.stringMatching(/./)] });
});

test('APP-02 a brand document that never comes is given up', async () => {
  const reading = await fetchBrand(
    answering(() => new Promise(() => {})),
    '/brand.json',
    10,
  );
  expect(reading).toEqual({ ok: false, problems: ['no answer in time'] });
});
