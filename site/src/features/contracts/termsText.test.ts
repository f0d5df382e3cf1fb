import { type ContractKind, type ContractTerms, type ContractTier, contractDifference } from '@baize/domain';
import { readWords } from '@baize/messages/read';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLanguageStore, loadMessages, readMessagesWith, textOf } from '../../core/language/language.ts';
import { type TermsText, termsText } from './termsText.ts';

readMessagesWith(readWords);

let words: TermsText;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' }, querySelector: () => ({}) });
  vi.stubGlobal('addEventListener', () => undefined);
  const asked = loadMessages(['contracts', 'agent']);
  const store = await createLanguageStore('EN');
  await asked;
  words = termsText({
    text: (id, values) => textOf(store.get().intl, id, values),
    list: (items) => items.join(' and '),
    percent: (rate) => `${rate}%`,
    money: (amount) => `$${amount}`,
    figure: (amount) => amount,
    count: (value) => `${value} people`,
  });
});
afterAll(() => vi.unstubAllGlobals());

const tier = (validBets: string, result: string, members: string, rate: string): ContractTier => ({
  'valid-bets': validBets,
  'team-result': result,
  'active-members': members,
  rate,
});
const dividend = (...tiers: ContractTier[]): ContractTerms => ({ kind: 'dividend', cycle: 'monthly', tiers });

describe('AGT-11 a tier in words', () => {
  test.each<[string, ContractKind, ContractTier, string]>([
    [
      'with all it asks for',
      'dividend',
      tier('600', '40', '12', '10'),
      'From 600 in valid bets and a team result of 40 and 12 active members, you receive 10% of the team result.',
    ],
    [
      'without what it does not ask for',
      'dividend',
      tier('0', '0', '1', '4.5'),
      'From 1 active member, you receive 4.5% of the team result.',
    ],
    ['that asks for nothing', 'dividend', tier('0', '0', '0', '4'), 'You receive 4% of the team result.'],
    [
      'of a daily salary',
      'daily-salary',
      { 'valid-bets': '50', 'active-members': '0', rate: '1' },
      'From 50 in valid bets in a day, you receive 1% of that day’s valid bets.',
    ],
    ['of an hourly one', 'hourly-salary', { rate: '1' }, 'You receive 1% of each hour’s valid bets.'],
    [
      'of a real-time one',
      'realtime-salary',
      { 'single-bet': '10', 'win-rate': '0.5', 'loss-rate': '1' },
      'Of each bet of 10 or more, you receive 0.5% if it wins and 1% if it loses.',
    ],
  ])('%s', (_, kind, of, sentence) => {
    expect(words.sentence(kind, of)).toBe(sentence);
  });

  test('says its limits, also where nothing is asked for', () => {
    expect(words.limits('dividend', tier('5', '0', '0', '9'))).toBe('At least 5 in valid bets; at most 9%.');
    expect(words.limits('dividend', tier('0', '0', '0', '9'))).toBe('At least no conditions; at most 9%.');
  });
});

describe('AGT-11 a change in words', () => {
  const before = dividend(tier('600', '40', '12', '10'));
  const meaning = (after: ContractTerms, was = before) =>
    contractDifference(was, after).tiers.map((difference) => words.meaning('dividend', difference));

  test.each<[string, ContractTier, object]>([
    ['nothing', tier('600', '40', '12', '10'), { text: 'Nothing changes here.' }],
    [
      'a higher rate',
      tier('600', '40', '12', '15'),
      { kind: 'more', title: 'Pays more.', text: 'From 12 active members: 10% becomes 15%.' },
    ],
    [
      'a lower rate, even where it is easier to reach',
      tier('500', '40', '12', '8'),
      {
        kind: 'less',
        title: 'Pays less.',
        text: '100 less in valid bets is needed. From 12 active members: 10% becomes 8%.',
      },
    ],
    [
      'a higher rate that asks for more',
      tier('900', '40', '12', '15'),
      {
        kind: 'harder',
        title: 'Pays more, harder to reach.',
        text: '300 more in valid bets is needed. From 12 active members: 10% becomes 15%.',
      },
    ],
    [
      'a harder condition: the rate stays',
      tier('600', '50', '12', '10'),
      { kind: 'harder', title: 'Harder to reach.', text: '10 more team result is needed. The rate stays 10%.' },
    ],
    [
      'fewer members',
      tier('600', '40', '8', '10'),
      {
        kind: 'more',
        title: 'Easier to reach.',
        text: 'From 12 people active members becomes from 8 people. The rate stays 10%.',
      },
    ],
  ])('of %s', (_, after, expected) => {
    expect(meaning(dividend(after))).toEqual([expected]);
  });

  test('names tiers that come and go', () => {
    const [, added] = meaning(dividend(...before.tiers, tier('900', '90', '12', '20')));
    expect(added).toMatchObject({ kind: 'more', title: 'New tier.', text: expect.stringContaining('20%') });
    const [, removed] = meaning(before, dividend(...before.tiers, tier('900', '90', '12', '20')));
    expect(removed).toEqual({ kind: 'less', title: 'Goes away.', text: 'This tier is no longer paid.' });
  });
});

test('AGT-11 rates are one where all tiers pay alike, and a span otherwise', () => {
  expect(words.rateSpan(dividend(tier('1', '1', '1', '5')))).toBe('5%');
  expect(words.rateSpan(dividend(tier('1', '1', '1', '4'), tier('2', '2', '2', '7')))).toBe('4% to 7%');
});

test('AGT-12 what is missing to a tier leaves out what is reached', () => {
  const condition = (name: 'valid-bets' | 'active-members' | 'team-result', missing: string | null) =>
    ({ condition: name, has: '0', filled: [], reached: null, missing }) as const;
  expect(
    words.missing([condition('valid-bets', '80'), condition('team-result', '0'), condition('active-members', '1')]),
  ).toBe('80 more in valid bets and 1 more active member');
  expect(words.missing([condition('valid-bets', null)])).toBe('');
});
