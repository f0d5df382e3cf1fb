import { balance, endOtherSessions, endSession, logout, openSessions } from '@baize/gateway';
import { expect, test } from 'vitest';
import { errorOf, noon, visit } from './visit.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile';

/** Signs in on two devices, an hour apart; the client holds the second session. */
function onTwoDevices() {
  let now = noon;
  const seen = visit({ games: 20, now: () => now });
  const { world } = seen.sandbox;
  world.signIn('demo.vip');
  const first = world.signIn('demo.member', android);
  now += 3_600_000;
  const second = world.signIn('demo.member');
  seen.hold(second);
  return { ...seen, first, second };
}

test('SES-08 open sessions come newest first with device and place, this one marked, and no token', async () => {
  const { client, first, second } = onTwoDevices();
  const sessions = await client.call(openSessions, {});
  expect(sessions).toMatchObject([
    { at: noon + 3_600_000, device: null, country: 'PK', current: true },
    { at: noon, device: 'Chrome, Android', country: 'PK', current: false },
  ]);
  expect(sessions.every(({ address }) => address?.endsWith('•••'))).toBe(true);
  for (const token of [first, second]) expect(JSON.stringify(sessions)).not.toContain(token);
});

test('SES-08 one session is ended by another of its account: its next call says so, and what is over stays over', async () => {
  const { client, hold, first, second } = onTwoDevices();
  const [, other] = await client.call(openSessions, {});
  for (let time = 0; time < 2; time++) await client.call(endSession, { id: other?.id ?? '' });
  expect(await client.call(openSessions, {})).toHaveLength(1);
  hold(first);
  expect(await errorOf(client.call(balance, {}))).toMatchObject({ kind: 'signed-out' });
  hold(second);
  await client.call(balance, {});
});

test('SES-08 nobody ends a session of another account', async () => {
  const { client, hold, sandbox } = onTwoDevices();
  const [vip] = sandbox.world.sessions.of('demo.vip');
  await client.call(endSession, { id: vip?.id ?? '' });
  await client.call(endOtherSessions, {});
  hold(vip?.token ?? null);
  await client.call(balance, {});
});

test('SES-08 all others end at once, and the one that asks goes on until it signs out', async () => {
  const { client, hold, first, second } = onTwoDevices();
  await client.call(endOtherSessions, {});
  expect((await client.call(openSessions, {})).map(({ current }) => current)).toEqual([true]);
  hold(first);
  expect(await errorOf(client.call(balance, {}))).toMatchObject({ kind: 'signed-out' });
  hold(second);
  await client.call(logout, {});
  expect(await errorOf(client.call(openSessions, {}))).toMatchObject({ kind: 'signed-out' });
});

test('SES-08 a session of one’s own is ended like any other', async () => {
  const { client } = onTwoDevices();
  const [own] = await client.call(openSessions, {});
  await client.call(endSession, { id: own?.id ?? '' });
  expect(await errorOf(client.call(balance, {}))).toMatchObject({ kind: 'signed-out' });
});
