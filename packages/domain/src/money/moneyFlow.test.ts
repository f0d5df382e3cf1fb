import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFlow, isOpen, type MoneyEvent, type MoneyFlow, stepMoney } from './moneyFlow.ts';

type Quote = { expiresAt: number; received: string };
type Flow = MoneyFlow<Quote>;
type Event = MoneyEvent<Quote>;

const quote: Quote = { expiresAt: 60_000, received: '10.00' };
const fresh: Quote = { expiresAt: 90_000, received: '9.00' };
const lost = { code: 'timeout', outcome: 'unknown' } as const;
const no = (code: 'terms-changed' | 'insufficient-balance') => ({ code, outcome: 'answered' }) as const;
const press = (key: string, now = 0): Event => ({ kind: 'press', key, now });
const failed = (failure: Extract<Event, { kind: 'failed' }>['failure'], more: Quote | null = null): Event => ({
  kind: 'failed',
  key: 'a',
  failure,
  fresh: more,
});
const toReview: Event[] = [
  { kind: 'ask', ask: 1 },
  { kind: 'quoted', ask: 1, quote },
];
const run = (...events: Event[]): Flow => events.reduce<Flow>(stepMoney, firstFlow);

test.each<[string, Event[], Flow]>([
  ['asks for terms before anything is sent', [{ kind: 'ask', ask: 1 }], { kind: 'quoting', ask: 1 }],
  ['shows the terms', toReview, { kind: 'review', quote, changed: false, lapsed: false }],
  [
    'leaves a late answer to an older question',
    [
      { kind: 'ask', ask: 1 },
      { kind: 'ask', ask: 2 },
      { kind: 'quoted', ask: 1, quote },
    ],
    { kind: 'quoting', ask: 2 },
  ],
  [
    'says why there are no terms',
    [
      { kind: 'ask', ask: 1 },
      { kind: 'quote-failed', ask: 1, code: 'network' },
    ],
    { kind: 'draft', problem: 'network' },
  ],
  ['sends under the key of the press', [...toReview, press('a')], { kind: 'sending', key: 'a' }],
  ['sends what a page shows by itself', [{ kind: 'shown', quote }, press('a')], { kind: 'sending', key: 'a' }],
  [
    'sends a claim again once it was refused, under another key',
    [{ kind: 'shown', quote }, press('a'), failed(no('insufficient-balance')), { kind: 'shown', quote }, press('b')],
    { kind: 'sending', key: 'b' },
  ],
  [
    'shows nothing else while a press is open',
    [{ kind: 'shown', quote }, press('a'), failed(lost), { kind: 'shown', quote }, press('b')],
    { kind: 'checking', key: 'a' },
  ],
  ['ignores the second press', [...toReview, press('a'), press('b')], { kind: 'sending', key: 'a' }],
  ['sends in the last millisecond', [...toReview, press('a', 59_999)], { kind: 'sending', key: 'a' }],
  [
    'sends nothing once terms have lapsed',
    [...toReview, press('a', 60_000), press('b', 0)],
    { kind: 'review', quote, changed: false, lapsed: true },
  ],
  [
    'tells it is done',
    [...toReview, press('a'), { kind: 'answered', key: 'a', reference: 'W1' }],
    { kind: 'settled', key: 'a', fate: 'done', reference: 'W1' },
  ],
  [
    'shows new terms and waits for another press',
    [...toReview, press('a'), failed(no('terms-changed'), fresh)],
    { kind: 'review', quote: fresh, changed: true, lapsed: false },
  ],
  [
    'is refused',
    [...toReview, press('a'), failed(no('insufficient-balance'))],
    { kind: 'refused', code: 'insufficient-balance' },
  ],
  ['asks what became of a lost answer', [...toReview, press('a'), failed(lost)], { kind: 'checking', key: 'a' }],
  [
    'does not know while it is at work',
    [...toReview, press('a'), failed(lost), { kind: 'fate', key: 'a', fate: 'working', reference: null }],
    { kind: 'checking', key: 'a' },
  ],
  [
    'says that nobody knows',
    [...toReview, press('a'), failed(lost), { kind: 'gave-up', key: 'a' }],
    { kind: 'unknown', key: 'a' },
  ],
  [
    'never offers it again meanwhile',
    [...toReview, press('a'), failed(lost), { kind: 'gave-up', key: 'a' }, ...toReview, press('b')],
    { kind: 'unknown', key: 'a' },
  ],
  [
    'asks once more',
    [...toReview, press('a'), failed(lost), { kind: 'gave-up', key: 'a' }, { kind: 'check' }],
    { kind: 'checking', key: 'a' },
  ],
  [
    'learns that nothing was done',
    [...toReview, press('a'), failed(lost), { kind: 'fate', key: 'a', fate: 'none', reference: null }],
    { kind: 'settled', key: 'a', fate: 'none', reference: null },
  ],
  ['takes up what it finds', [{ kind: 'found', key: 'z' }], { kind: 'checking', key: 'z' }],
  [
    'does not let go of one press for another',
    [...toReview, press('a'), { kind: 'found', key: 'z' }],
    { kind: 'sending', key: 'a' },
  ],
  [
    'begins again',
    [...toReview, press('a'), { kind: 'answered', key: 'a', reference: null }, { kind: 'dismiss' }],
    firstFlow,
  ],
])('MEM-19 FLT-029 FLT-036 the flow %s', (_, events, state) => {
  expect(run(...events)).toEqual(state);
});

const key = fc.constantFrom('a', 'b');
const ask = fc.integer({ min: 1, max: 2 });
const anyEvent = fc.oneof<fc.Arbitrary<Event>[]>(
  ask.map((n) => ({ kind: 'ask', ask: n })),
  ask.map((n) => ({ kind: 'quoted', ask: n, quote })),
  ask.map((n) => ({ kind: 'quote-failed', ask: n, code: 'network' })),
  fc.record({ kind: fc.constant('press'), key, now: fc.constantFrom(0, 60_000) }),
  fc.record({ kind: fc.constant('answered'), key, reference: fc.constant(null) }),
  fc.record({
    kind: fc.constant('failed'),
    key,
    failure: fc.constantFrom(lost, no('terms-changed')),
    fresh: fc.constantFrom(null, fresh),
  }),
  fc.record({
    kind: fc.constant('fate'),
    key,
    fate: fc.constantFrom('done', 'working', 'none'),
    reference: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('gave-up'), key }),
  fc.record({ kind: fc.constant('found'), key }),
  fc.constantFrom<Event>({ kind: 'shown', quote }, { kind: 'edit' }, { kind: 'check' }, { kind: 'dismiss' }),
);

test('FLT-027 FLT-029 whatever happens, money is only sent from terms that hold, and an open press is only left when its fate is known', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let flow: Flow = firstFlow;
      for (const event of events) {
        const next: Flow = stepMoney(flow, event);
        if (next.kind === 'sending' && flow.kind !== 'sending') {
          expect(flow.kind).toBe('review');
          expect(event.kind).toBe('press');
        }
        if (isOpen(flow) && !isOpen(next)) {
          expect(['answered', 'failed', 'fate']).toContain(event.kind);
          expect((event as { key: string }).key).toBe(flow.key);
        }
        if (isOpen(flow) && isOpen(next)) expect(next.key).toBe(flow.key);
        flow = next;
      }
    }),
    { numRuns: 2_000 },
  );
});
