import type { Contract } from '@baize/domain';
import type { NamedContract } from '@baize/gateway';
import { readWords } from '@baize/messages/read';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLanguageStore, loadMessages, readMessagesWith, textOf } from '../../core/language/language.ts';
import type { Translate } from '../../core/language/useText.ts';
import { overtakenText } from './reviewWords.ts';
import type { Dates } from './useDates.ts';

readMessagesWith(readWords);

let text: Translate;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' }, querySelector: () => ({}) });
  vi.stubGlobal('addEventListener', () => undefined);
  const asked = loadMessages(['contracts', 'agent']);
  const store = await createLanguageStore('EN');
  await asked;
  text = (id, values) => textOf(store.get().intl, id, values);
});
afterAll(() => vi.unstubAllGlobals());

const dates = { moment: (at) => `${at}h`, day: (at) => `day ${at}`, last: (at) => `${at}h` } as Dates;
const list = (items: readonly string[]) => items.join(' and ');
const account = { account: '7', name: 'fara', avatar: null, agent: true, level: 2, direct: true };

function named(side: 'payer' | 'payee', by: 'payer' | 'payee' | 'platform', state: Contract['state']): NamedContract {
  const terms: Contract['terms'] = { kind: 'dividend', cycle: 'monthly', tiers: [] };
  const log = [
    { at: 8, by: 'payer' as const, state: { kind: 'requested' as const, expiresAt: 99 } },
    { at: 9, by, state },
  ];
  const contract = { id: 'C1', payer: '1', payee: '7', terms, version: 2, startsAt: 16, state, log };
  return { contract, payerName: 'uma', payee: account, side, note: null };
}

const plain = (said: string) => said.replaceAll(/[\u2066-\u2069]/g, '');

test.each<[string, NamedContract, string]>([
  ['the reader elsewhere', named('payee', 'payee', { kind: 'active' }), 'You accepted on 9h. It holds from day 16.'],
  ['the other side', named('payer', 'payee', { kind: 'active' }), 'fara accepted on 9h. It holds from day 16.'],
  ['who took it back', named('payee', 'payer', { kind: 'withdrawn' }), 'uma withdrew it on 9h.'],
  ['who turned it down', named('payee', 'payee', { kind: 'rejected', reason: 'No' }), 'You rejected it on 9h: “No”'],
  [
    'who ended it',
    named('payer', 'payer', { kind: 'terminating', endsAt: 30, by: 'payer', cause: 'terminated' }),
    'You ended this contract on 9h. It holds until 30h.',
  ],
])('FLT-139 a late answer learns that %s acted first, when, and what holds now', (_, current, said) => {
  const nothing = 'Your answer here changed nothing.';
  expect(plain(overtakenText(current, [], { text, dates, list }))).toBe(`${said} ${nothing}`);
  const ended = overtakenText(current, [current, current], { text, dates, list });
  expect(plain(ended)).toBe(`${said} With it, these contracts end: fara and fara. ${nothing}`);
});
