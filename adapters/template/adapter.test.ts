import { createHost } from '@baize/adapter';
import { endpoints } from '@baize/gateway';
import { expect, test } from 'vitest';
import adapter from './adapter.ts';

/** A platform of three lines; replace it by answers recorded from yours. */
const platform = async ({ url }: Request) => {
  const { pathname } = new URL(url);
  if (pathname === '/sessions') return Response.json({ access_token: 'a', expires_in: 900, player_id: '7' });
  return Response.json({ minor: 123_450, currency: 'PKR' });
};

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };

async function start() {
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const BAIZE_SEAL_KEY = JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey));
  const env = { TEMPLATE_URL: 'https://api.template.example', BAIZE_SEAL_KEY };
  return createHost(adapter, { env, fetch: platform, log: () => undefined });
}

test('the site learns that the platform is open', async () => {
  const host = await start();
  const answer = await host.fetch(new Request(`https://play.example${endpoints.systemStatus.path}`));
  expect(await answer.json()).toEqual({ success: true, value: { status: 0 } });
});

test('the balance needs a login', async () => {
  const host = await start();
  const answer = await host.fetch(new Request(`https://play.example${endpoints.balance.path}`));
  expect(answer.status).toBe(401);
});
