import { expect, test } from 'vitest';
import { leadOffer, offerAmount, sortOffers, workedExample } from './offers.ts';
import type { OfferFigures, Promotion } from './promotions.ts';

const now = Date.UTC(2026, 10, 21, 12);

const unknown: OfferFigures = {
  rate: null,
  cap: null,
  fixedAmount: null,
  rounds: null,
  gameName: null,
  prizePool: null,
  places: null,
  minDeposit: null,
  turnoverTimes: null,
  turnoverOf: null,
  turnoverDays: null,
  widePicture: null,
};

test.each([
  [
    { rate: '100', cap: '5000' },
    { kind: 'percent', rate: '100', cap: '5000' },
  ],
  [
    { rounds: 50, gameName: 'Amber Dragon' },
    { kind: 'rounds', count: 50, game: 'Amber Dragon' },
  ],
  [{ rounds: 0 }, null],
  [{ fixedAmount: '300' }, { kind: 'sum', amount: '300' }],
  [
    { prizePool: '1200000', places: 100 },
    { kind: 'pool', amount: '1200000', places: 100 },
  ],
  [{ cap: '50' }, { kind: 'most', amount: '50' }],
  [{}, null],
] as const)('PRO-02 an offer that says %j is about %j', (figures, amount) => {
  expect(offerAmount({ ...unknown, ...figures })).toEqual(amount);
});

const match = { rate: '100', cap: '25000', minDeposit: '500', turnoverTimes: 12 } as const;

test.each([
  ['both', { ...match, turnoverOf: 'deposit-and-bonus' }, { deposit: '1000.00', plays: '2000.00', bets: '24000.00' }],
  ['the bonus', { ...match, turnoverOf: 'bonus' }, { deposit: '1000.00', plays: '2000.00', bets: '12000.00' }],
  [
    'what the cap leaves',
    { ...match, cap: '300', turnoverOf: 'bonus' },
    { deposit: '1000.00', plays: '1300.00', bets: '3600.00' },
  ],
  ['nothing', { ...match, turnoverTimes: 0 }, { deposit: '1000.00', plays: '2000.00', bets: null }],
] as const)('PRO-02 the example of an offer turns over %s', (_, figures, example) => {
  expect(workedExample({ ...unknown, ...figures }, 2)).toEqual(example);
});

test('PRO-02 an offer with a figure missing has no example', () => {
  const whole = { ...unknown, ...match, turnoverOf: 'bonus' } as const;
  for (const field of ['rate', 'minDeposit', 'turnoverTimes', 'turnoverOf'])
    expect(workedExample({ ...whole, [field]: null }, 2)).toBeNull();
});

const offer = (id: string, fields: Partial<Promotion>): Promotion =>
  ({
    id,
    type: 'special',
    status: null,
    from: 0,
    to: null,
    expires: null,
    prize: null,
    joinable: true,
    ...fields,
  }) as Promotion;

test('PRO-02 the newcomer’s offer leads until it is used, then a deposit’s', () => {
  const figures = { ...unknown, rate: '20' };
  const newcomers = offer('n', { type: 'newbie', figures });
  const deposit = offer('d', { type: 'deposit', figures });
  expect(leadOffer([deposit, newcomers], now)?.id).toBe('n');
  expect(leadOffer([deposit, { ...newcomers, status: 'claimed' }], now)?.id).toBe('d');
  expect(leadOffer([{ ...newcomers, figures: unknown }], now)).toBeNull();
});

test('PRO-02 offers are sorted by end, sum and age', () => {
  const offers = [
    offer('always', { figures: { ...unknown, cap: '50' }, from: 1 }),
    offer('soon', { figures: { ...unknown, prizePool: '900' }, to: now + 1, from: 2 }),
    offer('coming', { figures: unknown, from: now + 5, to: now + 6 }),
    offer('later', { figures: { ...unknown, fixedAmount: '1000' }, to: now + 9, from: 3 }),
  ];
  const order = (sort: Parameters<typeof sortOffers>[1]) => sortOffers(offers, sort, now).map(({ id }) => id);
  expect(order('ends')).toEqual(['soon', 'later', 'always', 'coming']);
  expect(order('amount')).toEqual(['later', 'soon', 'always', 'coming']);
  expect(order('newest')).toEqual(['coming', 'later', 'soon', 'always']);
});
