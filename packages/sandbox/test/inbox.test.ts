import {
  deleteMessages,
  inbox,
  memberCounts,
  openMessage,
  readAllMessages,
  takeBreak,
  unreadCount,
} from '@baize/gateway';
import { expect, test } from 'vitest';
import { errorOf, visit } from './visit.ts';

test('MEM-15 MEM-01 HDR-06 unread messages come first, the latest first, and every count is theirs', async () => {
  const { client } = visit({ scenario: 'member' });
  const { messages, unread, total } = await client.call(inbox, { pageSize: 50 });
  expect(total).toBe(messages.length);
  expect(unread).toBe(3);
  expect(messages.map(({ read }) => read)).toEqual([...messages.map(({ read }) => read)].sort());
  for (const part of [messages.slice(0, unread), messages.slice(unread)]) {
    const times = part.map(({ time }) => time ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  }
  expect((await client.call(unreadCount, {})).messages).toBe(3);
  expect((await client.call(memberCounts, {})).messages).toBe(3);
  const second = await client.call(inbox, { pageSize: 2, page: 2 });
  expect(second.messages).toEqual(messages.slice(2, 4));
});

test('MEM-15 opening one gives its text in the language asked for and marks it read, in every tab', async () => {
  const { client, sandbox, hold } = visit({ scenario: 'member' });
  const first = (await client.call(inbox, {})).messages[0];
  const { message, content } = await client.call(openMessage, { messageId: first?.id ?? '' });
  expect(message).toEqual({ ...first, read: true });
  expect(content).toContain('<p>');
  const urdu = await client.call(openMessage, { messageId: first?.id ?? '', language: 'UR' });
  expect(urdu.message.title).not.toBe(first?.title);
  hold(sandbox.world.signIn('demo.member'));
  expect((await client.call(inbox, {})).unread).toBe(2);
  hold(sandbox.world.signIn('demo.vip'));
  expect((await errorOf(client.call(openMessage, { messageId: first?.id ?? '' }))).code).toBe('not-found');
});

test('MEM-15 deleting takes messages away, one that another tab has deleted is no failure, and nobody deletes another’s', async () => {
  const { client, sandbox, hold } = visit({ scenario: 'member' });
  const { messages, total } = await client.call(inbox, {});
  const ids = messages.slice(0, 2).map(({ id }) => id);
  hold(sandbox.world.signIn('demo.vip'));
  const others = await client.call(deleteMessages, { messageIds: ids });
  expect(others.unread).toBe(12);
  hold(sandbox.world.signIn('demo.member'));
  expect((await client.call(inbox, {})).total).toBe(total);
  expect(await client.call(deleteMessages, { messageIds: ids })).toEqual({ unread: 1 });
  expect(await client.call(deleteMessages, { messageIds: ids })).toEqual({ unread: 1 });
  const left = await client.call(inbox, {});
  expect(left.total).toBe((total ?? 0) - 2);
  expect((await errorOf(client.call(openMessage, { messageId: ids[0] ?? '' }))).code).toBe('not-found');
});

test('MEM-15 marking all read means those that were seen: one that came meanwhile stays unread', async () => {
  const { client, sandbox } = visit({ scenario: 'member' });
  const { latest } = await client.call(inbox, {});
  const account = sandbox.world.accounts.find('demo.member');
  if (!account || latest === null) throw new Error('nothing to read');
  sandbox.world.clock.step(1_000);
  sandbox.world.messages.send(account, 'security', 'account');
  expect(await client.call(readAllMessages, { until: latest })).toEqual({ unread: 1 });
  const { messages } = await client.call(inbox, {});
  expect(messages[0]).toMatchObject({ kind: 'account', read: false, time: sandbox.world.clock.now() });
});

test('RSP-04 offers are kept from who rests from playing', async () => {
  const { client } = visit({ scenario: 'member' });
  const kinds = async () => (await client.call(inbox, { pageSize: 50 })).messages.map(({ kind }) => kind);
  expect(await kinds()).toContain('offer');
  await client.call(takeBreak, { hours: 24 });
  expect(await kinds()).not.toContain('offer');
  expect((await client.call(unreadCount, {})).messages).toBe(2);
});

test('FLT-043 FLT-044 a message that attacks arrives as it was written, for the page to clean', async () => {
  const { client } = visit({ scenario: 'member+hostile-notice' });
  const first = (await client.call(inbox, {})).messages[0];
  expect(first?.title).toContain('onerror');
  const { content } = await client.call(openMessage, { messageId: first?.id ?? '' });
  expect(content).toContain('javascript:');
});
