import { type ClientOptions, changePassword, createClient, createNetwork, login, systemStatus } from '@baize/gateway';
import { expect, test } from 'vitest';
import { createSandbox, demoPassword } from '../src/index.ts';
import { errorOf, noon, sandboxCipher } from './visit.ts';

const minute = 60_000;
const demo = { username: 'demo.member', password: demoPassword };

/** Creates a client on a device whose clock is off by `ms`, with the requests that it sends. */
function device(ms: number, change: (response: Response) => Response = (response) => response) {
  const sandbox = createSandbox({
    scenario: 'member',
    now: () => noon,
    games: 20,
    gameOrigin: 'https://games.example',
  });
  const local = () => noon + ms;
  const sent: string[] = [];
  const network = createNetwork(async (request) => {
    sent.push(new URL(request.url).pathname);
    return change(await sandbox.fetch(request));
  }, local);
  const clientOf = (now: ClientOptions['now']) =>
    createClient({
      baseUrl: 'https://site.example',
      fetch: network.fetch,
      now,
      token: () => sandbox.token,
      language: () => 'EN',
      cipher: () => sandboxCipher(sandbox),
      onSignedOut: () => undefined,
      wait: async () => undefined,
    });
  return { sandbox, sent, client: clientOf(network.now), stubborn: clientOf(local) };
}

const offsets = [
  -10 * 365 * 24 * 60 * minute,
  -24 * 60 * minute,
  -6 * minute,
  0,
  4 * minute,
  6 * minute,
  30 * 24 * 60 * minute,
];

test.each(offsets)('FLT-130 a login works on a device whose clock is off by %d ms', async (ms) => {
  const { client, sent } = device(ms);
  await client.call(systemStatus, {});
  expect((await client.call(login, demo)).token).toMatch(/./);
  expect(sent).toEqual([systemStatus.path, login.path]);
});

test.each(offsets)('FLT-130 a login works as the first call of all, with the clock off by %d ms', async (ms) => {
  const { client, sent } = device(ms);
  expect((await client.call(login, demo)).token).toMatch(/./);
  expect(sent).toHaveLength(Math.abs(ms) > 5 * minute ? 2 : 1);
});

test('FLT-130 a password is changed, with the clock off by a day', async () => {
  const { client, sent } = device(24 * 60 * minute);
  const passwords = {
    oldPassword: demoPassword,
    newPassword: 'Another quiet 7',
    confirmNewPassword: 'Another quiet 7',
  };
  await client.call(changePassword, passwords);
  expect(sent).toEqual([changePassword.path, changePassword.path]);
  expect((await client.call(login, { ...demo, password: passwords.newPassword })).token).toMatch(/./);
});

test('FLT-130 a clock that is set in the middle of a visit costs one more try', async () => {
  const { client, sandbox, sent } = device(0);
  await client.call(login, demo);
  sandbox.world.clock.step(2 * 60 * minute);
  expect((await client.call(login, demo)).token).toMatch(/./);
  expect(sent).toEqual([login.path, login.path, login.path]);
});

test('FLT-130 the clock is called wrong after the second refusal only, and nothing is done', async () => {
  const { stubborn, sandbox, sent } = device(6 * minute);
  const before = sandbox.world.nonces.size;
  expect(await errorOf(stubborn.call(login, demo))).toMatchObject({
    kind: 'refused',
    code: 'clock-wrong',
    outcome: 'answered',
    status: 400,
  });
  expect(sent).toEqual([login.path, login.path]);
  expect(sandbox.world.nonces.size).toBe(before);
});

test('FLT-130 a refusal without a readable Date says nothing about the clock', async () => {
  const { stubborn, sent } = device(6 * minute, (response) => {
    response.headers.delete('date');
    return response;
  });
  expect(await errorOf(stubborn.call(login, demo))).toMatchObject({ code: 'invalid-request' });
  expect(sent).toHaveLength(1);
});

test('FLT-130 any other refusal of a sealed call is not repeated, whatever the clock', async () => {
  const { client, sent } = device(0);
  expect(await errorOf(client.call(login, { ...demo, password: 'wrong' }))).toMatchObject({ code: 'login-failed' });
  expect(sent).toHaveLength(1);
});
