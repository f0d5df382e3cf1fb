import type { Bill, BillState } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import { readWords } from '@baize/messages/read';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLanguageStore, loadMessages, readMessagesWith, textOf } from '../../../core/language/language.ts';
import type { Translate } from '../../../core/language/useText.ts';
import type { Dates } from '../../contracts/useDates.ts';
import { overtakenBill } from './overtakenBill.ts';

readMessagesWith(readWords);

let text: Translate;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' }, querySelector: () => ({}) });
  vi.stubGlobal('addEventListener', () => undefined);
  const asked = loadMessages(['bills', 'agent']);
  const store = await createLanguageStore('EN');
  await asked;
  text = (id, values) => textOf(store.get().intl, id, values);
});
afterAll(() => vi.unstubAllGlobals());

const dates = { moment: (at) => `${(at ?? 0) - soon}h` } as Dates;
const soon = 1_800_000_000_000;
const until = soon + 9_000;
const approval: BillState = { kind: 'awaiting-approval', until };
const collection: BillState = { kind: 'awaiting-collection', until };

function refused(side: 'payer' | 'payee', steps: readonly (readonly [Bill['log'][number]['by'], BillState])[]) {
  const log = steps.map(([by, state], place) => ({ at: soon + place, by, state }));
  const bill = { id: 'B1', payer: 'upline', amount: '10.00', state: log.at(-1)?.state, log };
  const payee = { account: '7', name: 'fara', agent: true, level: 2, direct: true };
  const value = {
    ...{ bill, payee, side, payerName: 'uma', kind: 'dividend', contractId: 'C1', contractVersion: 1, short: false },
    ...{ from: soon - 2_000, to: soon - 1_000 },
  };
  return new GatewayError({
    ...{ kind: 'refused', code: 'bill-changed', outcome: 'answered', message: '', value, reference: 'R1' },
  });
}

const plain = (said: string | undefined) => said?.replaceAll(/[\u2066-\u2069]/g, '');
const checked = ['platform', approval] as const;
const paid = ['payer', collection] as const;

test.each([
  ['the payer elsewhere', refused('payer', [checked, paid]), 'You approved and paid this bill on 1h.', true],
  [
    'the payer elsewhere, before it was collected',
    refused('payer', [checked, paid, ['payee', { kind: 'paid' }]]),
    'You approved and paid this bill on 1h.',
    true,
  ],
  [
    'the other side',
    refused('payee', [checked, ['payer', { kind: 'denied', by: 'payer', reason: 'No', until }]]),
    'uma denied this bill on 1h.',
    false,
  ],
] as const)(
  'FLT-139 a late press learns that %s acted first, when, and what the bill is now',
  (_, error, said, isPaid) => {
    const found = overtakenBill(error, 1, { text, dates });
    expect(plain(found?.text)).toMatch(new RegExp(`^${said} It is now: .+\\. This press moved no money\\.$`));
    expect(found?.paid).toBe(isPaid);
    expect(overtakenBill(error, 9, { text, dates })).toBeNull();
  },
);
