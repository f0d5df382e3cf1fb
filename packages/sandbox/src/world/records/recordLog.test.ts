import fc from 'fast-check';
import { expect, test } from 'vitest';
import { house, Ledger } from '../money/ledger.ts';
import { RecordLog } from './recordLog.ts';

interface Row {
  posting: number;
  at: number;
  kind: string;
  state: string;
  amount: bigint;
}

const log = () =>
  new RecordLog<Row>(
    ({ kind, state }) => [kind, state],
    ({ amount }) => [amount, 1n],
    2,
  );

const kinds = ['a', 'b', 'c'];
const states = ['x', 'y'];
const step = fc.record({
  at: fc.integer({ min: 0, max: 30 }),
  kind: fc.constantFrom(...kinds),
  state: fc.constantFrom(...states),
  amount: fc.bigInt({ min: -1_000n, max: 1_000n }),
  changes: fc.option(fc.nat()),
  /** Query in between, so that stale cached sums would show. */
  asks: fc.boolean(),
});

test('MEM-17 SBX-02 whatever is entered and changed in whatever order, a page and its sums are those of a plain search', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 200 }),
      fc.constantFrom(null, ...kinds, 'none'),
      fc.constantFrom(null, ...states),
      fc.tuple(fc.integer({ min: -1, max: 31 }), fc.integer({ min: -1, max: 31 })),
      fc.record({ pageNo: fc.integer({ min: 1, max: 5 }), pageSize: fc.integer({ min: 1, max: 60 }) }),
      (steps, kind, state, [from, to], page) => {
        const records = log();
        const rows: Row[] = [];
        for (const [posting, { changes, asks, ...facts }] of steps.entries()) {
          const row = { posting, ...facts };
          rows.push(row);
          records.add(row);
          const other = changes === null ? undefined : rows[changes % rows.length];
          if (other)
            records.change(other, () => {
              other.amount += 7n;
              other.state = other.state === 'x' ? 'y' : 'x';
            });
          if (asks) records.page([kind, state], { from, to }, page);
        }
        const found = rows
          .filter((row) => (kind === null || row.kind === kind) && (state === null || row.state === state))
          .filter(({ at }) => at >= from && at < to)
          .sort((a, b) => b.at - a.at || b.posting - a.posting);
        const start = (page.pageNo - 1) * page.pageSize;
        const answered = records.page([kind, state], { from, to }, page);
        expect(answered.count).toBe(found.length);
        expect(answered.rows).toEqual(found.slice(start, start + page.pageSize));
        expect(answered.sums).toEqual([found.reduce((sum, { amount }) => sum + amount, 0n), BigInt(found.length)]);
      },
    ),
    { numRuns: 300 },
  );
});

test('MEM-10 MEM-17 a page and its sums are answered by a look at a few of a hundred thousand rows, wherever the page stands', () => {
  const moments = 100_000;
  let looks = 0;
  const records = new RecordLog<Row>(
    ({ kind, state }) => [kind, state],
    ({ amount }) => {
      looks += 1;
      return [amount];
    },
    1,
  );
  for (let posting = 0; posting < moments; posting += 1) {
    records.add({
      posting,
      get at() {
        looks += 1;
        return posting;
      },
      kind: kinds[posting % kinds.length] ?? 'a',
      state: states[posting % states.length] ?? 'x',
      amount: 1n,
    });
  }
  // The first query computes sums up to its range and caches them.
  records.page([null, 'x'], { from: 0, to: moments }, { pageNo: 1, pageSize: 20 });
  for (const pageNo of [1, 2, 1_000]) {
    for (const labels of [[null, 'x'] as const, ['none', null] as const]) {
      looks = 0;
      records.page(labels, { from: pageNo, to: moments - pageNo }, { pageNo, pageSize: 20 });
      // Two binary searches of 16 steps and, at each end, the rows since the last cached sum.
      expect(looks).toBeLessThan(2 * (17 + 64));
    }
  }
});

test('SBX-03 the balance that is kept is what the entries add up to and these are in the order of time, whatever was posted and refused', () => {
  const movement = fc.record({
    from: fc.constantFrom('ann', 'bob', house('bank')),
    to: fc.constantFrom('ann', 'bob', house('games')),
    amount: fc.bigInt({ min: -5n, max: 100n }),
    key: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
    at: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
      const ledger = new Ledger({ code: 'PKR', symbol: null, digits: 2 });
      for (const { key, from, to, amount, at } of movements) {
        try {
          ledger.post({ key, kind: 'deposit', from, to, amount, at, reference: '' });
        } catch {
          // Refused, so nothing was posted.
        }
      }
      const times = (account: string) => ledger.entries(account).map(({ at }) => at);
      let all = 0n;
      for (const account of ledger.accounts()) {
        const sum = ledger.entries(account).reduce((total, { amount }) => total + amount, 0n);
        expect(ledger.balance(account)).toBe(sum);
        expect(times(account)).toEqual([...times(account)].sort((a, b) => a - b));
        const postings = ledger.posted(account).map(({ posting }) => posting);
        expect(postings).toEqual([...postings].sort((a, b) => a - b));
        expect(new Set(ledger.posted(account))).toEqual(new Set(ledger.entries(account)));
        if (!account.startsWith('house:')) expect(sum >= 0n).toBe(true);
        all += sum;
      }
      expect(all).toBe(0n);
    }),
  );
});
