import { choosePushes, pushChoices } from '@baize/gateway';
import { expect, test } from 'vitest';
import { noPushes } from '../src/world/account/pushes.ts';
import { sendPush } from '../src/world/account/sendPush.ts';
import { noon, visit } from './visit.ts';

const device = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
const offer = { topic: 'offers', title: 'Baize', text: 'There is a new offer.', detail: 'Get ₨500.' } as const;

function asMember() {
  const seen = visit({ games: 20, now: () => noon });
  const { world } = seen.sandbox;
  seen.hold(world.signIn('demo.member'));
  const account = world.accounts.find('demo.member');
  if (!account) throw new Error('no member');
  return { ...seen, world, account };
}

test('OPS-38 nothing is sent before an answer; what is chosen is sent to the device, without amounts', async () => {
  const { client, world, account } = asMember();
  expect(await client.call(pushChoices, {})).toEqual({ key: null, topics: [], marketing: false, details: false });
  expect(sendPush(world, account, offer)).toBe(0);
  await client.call(choosePushes, { topics: ['offers'], marketing: true, details: false, device });
  expect(sendPush(world, account, offer)).toBe(1);
  expect(account.pushes.sent).toEqual([{ device: device.endpoint, title: 'Baize', body: offer.text }]);
});

test('OPS-38 an offer needs the marketing answer, reaches no resting player, and ends with the last topic', async () => {
  const { client, world, account } = asMember();
  await client.call(choosePushes, { topics: ['offers', 'service'], marketing: false, details: false, device });
  expect((await client.call(pushChoices, {})).topics).toEqual(['service']);
  expect(sendPush(world, account, offer)).toBe(0);
  await client.call(choosePushes, { topics: ['offers'], marketing: true, details: false, device: null });
  account.rest = { kind: 'break', from: 0, until: noon + 1 };
  expect(sendPush(world, account, offer)).toBe(0);
  await client.call(choosePushes, { topics: [], marketing: false, details: false, device: null });
  expect(account.pushes).toEqual(noPushes);
});
