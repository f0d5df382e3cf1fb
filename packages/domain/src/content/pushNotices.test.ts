import { expect, test } from 'vitest';
import { lockedScreenWords, maySendPush, type PushChoices, pushTopics } from './pushNotices.ts';

const now = 1_000_000;
const all: PushChoices = { topics: pushTopics, marketing: true, details: false };
const rest = { kind: 'break', from: 0, until: now + 1 } as const;

test('OPS-38 an offer needs its topic and the marketing answer, and never reaches a resting player', () => {
  expect(maySendPush('offers', all, null, now)).toBe(true);
  expect(maySendPush('offers', { ...all, marketing: false }, null, now)).toBe(false);
  expect(maySendPush('offers', { ...all, topics: ['service'] }, null, now)).toBe(false);
  expect(maySendPush('offers', all, rest, now)).toBe(false);
});

test('OPS-38 the other topics are sent by their own choice alone, also to a resting player', () => {
  for (const topic of ['service', 'security', 'play'] as const) {
    expect(maySendPush(topic, { ...all, marketing: false }, rest, now)).toBe(true);
    expect(maySendPush(topic, { ...all, topics: [] }, null, now)).toBe(false);
  }
});

test('OPS-38 a locked screen shows amount and game only where they were chosen', () => {
  const notice = { topic: 'service', title: 'Lotus', text: 'A payment arrived.', detail: '₨500 arrived.' } as const;
  expect(lockedScreenWords(notice, all)).toEqual({ title: 'Lotus', body: 'A payment arrived.' });
  expect(lockedScreenWords(notice, { ...all, details: true }).body).toBe('₨500 arrived.');
});
