import { expect, test } from 'vitest';
import { announcedAt, deadlinePhase } from '../base/deadlines.ts';
import { isLife, isOver, movementStates, nextStates, timelineOf } from './movements.ts';
import { checkPayee, payeeNumber } from './payees.ts';
import { checkProofs, checkReceipt, receiptStep, remainderOf } from './receipts.ts';
import { checkWallets, mainWallet, recallable, walletBalance, walletTotal } from './wallets.ts';

const at = 1_000;
const step = (state: (typeof movementStates)[number], more = 0) => ({ state, at: at + more, amount: null });

test('MEM-19 the timeline of a withdrawal: what was, where it stands, and the ordinary way ahead', () => {
  const steps = [step('in-review'), step('paid', 5)];
  expect(timelineOf({ kind: 'withdrawal', state: 'paid', steps })).toEqual([
    { kind: 'past', ...step('in-review') },
    { kind: 'now', ...step('paid', 5) },
    { kind: 'ahead', state: 'received' },
  ]);
  const ended = [...steps, step('not-received', 6), step('refunded', 7)];
  expect(timelineOf({ kind: 'withdrawal', state: 'refunded', steps: ended }).every(({ kind }) => kind === 'past')).toBe(
    true,
  );
  const begun = timelineOf({ kind: 'deposit', state: 'awaiting-payment', steps: [step('awaiting-payment')] });
  expect(begun.map(({ state }) => state)).toEqual(['awaiting-payment', 'in-review', 'credited']);
});

test('MEM-19 every state ends somewhere, and a life that skips a step or goes back in time is none', () => {
  for (const kind of ['deposit', 'withdrawal'] as const)
    for (const state of movementStates) {
      let left = 0;
      for (let here = state; nextStates(kind, here).length > 0 && left < 9; left += 1)
        here = nextStates(kind, here)[0] ?? here;
      expect(left).toBeLessThan(9);
    }
  expect(isOver({ kind: 'withdrawal', state: 'forced-received' })).toBe(true);
  expect(isOver({ kind: 'withdrawal', state: 'paid' })).toBe(false);
  expect(isOver({ kind: 'wallet', state: 'done' })).toBe(true);
  const life = [step('in-review'), step('paid', 1), step('forced-received', 2), step('disputed', 3)];
  expect(isLife({ kind: 'withdrawal', state: 'disputed', steps: life })).toBe(true);
  expect(isLife({ kind: 'withdrawal', state: 'paid', steps: life })).toBe(false);
  expect(isLife({ kind: 'withdrawal', state: 'paid', steps: [step('in-review', 9), step('paid', 1)] })).toBe(false);
  expect(
    isLife({ kind: 'withdrawal', state: 'forced-received', steps: [step('in-review'), step('forced-received', 2)] }),
  ).toBe(false);
  expect(isLife({ kind: 'deposit', state: 'credited', steps: [step('credited')] })).toBe(false);
});

test.each([
  [null, { kind: 'none' }],
  [at + 1_800_000, { kind: 'open', secondsLeft: 1800, warning: 'none' }],
  [at + 600_000, { kind: 'open', secondsLeft: 600, warning: 'soon' }],
  [at + 60_001, { kind: 'open', secondsLeft: 61, warning: 'soon' }],
  [at + 60_000, { kind: 'open', secondsLeft: 60, warning: 'last' }],
  [at + 1, { kind: 'open', secondsLeft: 1, warning: 'last' }],
  [at, { kind: 'due' }],
  [at - 9, { kind: 'due' }],
])('MEM-04 MEM-06 FLT-039 a deadline at %j is %j', (deadline, phase) => {
  expect(deadlinePhase(deadline, at)).toEqual(phase);
});

test('FLT-125 a countdown is told at 60, 30, 10 and 0 seconds, once, and the latest after a sleep', () => {
  expect(
    [
      [61, 60],
      [60, 59],
      [31, 28],
      [11, 10],
      [1, 0],
      [100, 5],
      [0, 0],
    ].map(([a = 0, b = 0]) => announcedAt(a, b)),
  ).toEqual([60, null, 30, 10, 0, 10, null]);
});

test.each([
  ['received', null, [], { kind: 'ok', received: '100.00', remainder: '0.00' }],
  ['partly-received', '40', [], { kind: 'ok', received: '40.00', remainder: '60.00' }],
  ['partly-received', null, [], { kind: 'amount-required' }],
  ['partly-received', '1e2', [], { kind: 'amount-malformed' }],
  ['partly-received', 'NaN', [], { kind: 'amount-malformed' }],
  ['partly-received', '40.001', [], { kind: 'amount-malformed' }],
  ['partly-received', '-1', [], { kind: 'amount-nothing' }],
  ['partly-received', '0', [], { kind: 'amount-nothing' }],
  ['partly-received', '100', [], { kind: 'amount-all' }],
  ['partly-received', '100.01', [], { kind: 'amount-above', most: '100.00' }],
  ['not-received', null, [], { kind: 'pictures-required' }],
  ['not-received', null, ['a'], { kind: 'ok', received: '0.00', remainder: '100.00' }],
  ['not-received', null, ['a', 'b', 'c', 'd'], { kind: 'pictures-many', most: 3 }],
] as const)('MEM-06 FLT-038 a receipt "%s" of %j with pictures %j', (result, received, pictures, check) => {
  expect(checkReceipt({ result, received, pictures }, '100.00', 2)).toEqual(check);
});

test('MEM-06 FLT-039 what a receipt asks follows from what the platform says alone', () => {
  const of = (state: (typeof movementStates)[number], remainder: string | null = null) =>
    receiptStep({ kind: 'withdrawal', state, remainder, steps: [step('paid'), step(state, 7)] });
  expect(of('in-review')).toEqual({ kind: 'none' });
  expect(of('paid')).toEqual({ kind: 'confirm' });
  expect(of('partly-received', '60.00')).toEqual({ kind: 'answered', result: 'partly-received', remainder: '60.00' });
  expect(of('forced-received')).toEqual({ kind: 'counted', at: at + 7 });
  expect(of('disputed')).toEqual({ kind: 'disputed' });
  expect(of('refunded')).toEqual({ kind: 'ended', how: 'refunded' });
  expect(receiptStep({ kind: 'deposit', state: 'paid', remainder: null, steps: [] })).toEqual({ kind: 'none' });
  expect(remainderOf('100.00', '40')).toBe('60');
  expect(remainderOf('100.00', '140')).toBeNull();
  expect(remainderOf('100.00', null)).toBeNull();
});

test('FLT-038 a receipt is not sent while a picture is missing on the platform', () => {
  const kept = { kind: 'kept', id: 'p' } as const;
  expect(checkProofs([kept, { kind: 'failed' }])).toEqual({ kind: 'failed', count: 1 });
  expect(checkProofs([{ kind: 'failed' }, { kind: 'failed' }])).toEqual({ kind: 'failed', count: 2 });
  expect(checkProofs([kept, { kind: 'sending' }])).toEqual({ kind: 'sending' });
  expect(checkProofs([kept])).toEqual({ kind: 'ok', ids: ['p'] });
});

test.each([
  ['bank', 'Rania', 'PK36 SCBL-0000 0011 2345 6702', {}],
  ['bank', ' ', '123', { holder: 'required', number: 'malformed' }],
  ['wallet', 'Rania', '+92 300 1234567', {}],
  ['wallet', 'Rania', '', { number: 'required' }],
  ['crypto', '', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', {}],
  ['crypto', '', '0xdeadbeef', { number: 'malformed' }],
  ['crypto', '', `0x${'ab'.repeat(20)}`, {}],
] as const)('MEM-05 VAL-03 a place to receive money: %s, %j, %j has the issues %j', (kind, holder, number, issues) => {
  expect(checkPayee({ kind, provider: 'x', holder, number })).toEqual(issues);
  expect(checkPayee({ kind, provider: '', holder, number }).provider).toBe('required');
});

test('MEM-05 an account number is sent without the gaps people write it with', () => {
  expect(payeeNumber({ kind: 'bank', number: 'pk36 scbl-0011' })).toBe('PK36SCBL0011');
  expect(payeeNumber({ kind: 'crypto', number: ' Tab ' })).toBe('Tab');
});

test('MEM-03 the total counts what vendors tell; a recall empties what is open and holds something', () => {
  const wallet = (vendor: string, balance: string | null, open = true) => ({
    vendor,
    name: `${vendor} house`,
    balance,
    open,
  });
  const vendors = [wallet('OMB', '10.10'), wallet('PKP', null), wallet('HXN', '5.00', false), wallet('QSM', '0.00')];
  expect(walletTotal({ main: '0.20', vendors })).toEqual({ total: '15.3', partial: true });
  expect(walletTotal({ main: null, vendors }).total).toBeNull();
  expect(recallable(vendors).map(({ vendor }) => vendor)).toEqual(['OMB']);
  expect(walletBalance('OMB', { main: '1', vendors })).toBe('10.10');
  expect(walletBalance(mainWallet, { main: '1', vendors })).toBe('1');
  expect(walletBalance('XXX', { main: '1', vendors })).toBeNull();
  expect(checkWallets(mainWallet, 'OMB', { vendors })).toEqual({ kind: 'ok' });
  expect(checkWallets('OMB', 'OMB', { vendors })).toEqual({ kind: 'same' });
  expect(checkWallets('HXN', mainWallet, { vendors })).toEqual({ kind: 'closed', name: 'HXN house' });
  expect(checkWallets('XXX', mainWallet, { vendors })).toEqual({ kind: 'unknown' });
});
