import { addPayee, readMoneyQuote, readRefusal, removePayee, withdrawalSettings } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { held, payOut, quoteFor, withdrawalQuote } from './money.fixture.ts';
import { password } from './points.fixture.ts';
import { errorOf, visit } from './visit.ts';

describe('places to receive money', () => {
  const bank = {
    kind: 'bank',
    provider: 'HRB',
    holder: 'Rania Ashgrove',
    number: '1182 0045-7790',
    paymentPassword: password,
  } as const;

  test('MEM-05 one is added under the payment password in one’s own name, chosen, and taken away', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    expect((await errorOf(client.call(addPayee, { ...bank, paymentPassword: 'wrong' }))).code).toBe(
      'payment-password-wrong',
    );
    expect((await errorOf(client.call(addPayee, { ...bank, holder: 'Somebody Else' }))).code).toBe('validation-failed');
    expect((await errorOf(client.call(addPayee, { ...bank, provider: 'NONE' }))).code).toBe('validation-failed');
    const added = await client.call(addPayee, bank);
    expect(added).toMatchObject({ providerName: 'Harbourstone Bank', number: '•••• 7790', holder: 'Rania Ashgrove' });
    expect((await errorOf(client.call(addPayee, bank))).code).toBe('validation-failed');
    expect((await payOut(seen, await withdrawalQuote(seen, '300', 3))).to).toBe('Harbourstone Bank •••• 7790');
    const { payees } = await client.call(removePayee, { payeeId: added.id, paymentPassword: password });
    expect(payees).toHaveLength(3);
    expect((await errorOf(client.call(removePayee, { payeeId: added.id, paymentPassword: password }))).status).toBe(
      404,
    );
  });

  test.each([
    [{ provider: 'ERC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, { number: 'other-network' }],
    [{ provider: 'TRC20', number: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, { number: 'other-network' }],
    [{ provider: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }, { number: 'address-check' }],
    [{ provider: 'ERC20', number: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' }, { number: 'address-check' }],
    [{ kind: 'bank', provider: 'HRB', number: 'PK63SCBL0000001123456702' }, { number: 'iban-check' }],
    [{ kind: 'bank', provider: 'CRD', number: '4111111111111112' }, { number: 'card-check' }],
  ] as const)('FLT-131 the platform refuses %j by itself, with %j', async (place, fields) => {
    const { client } = visit({ scenario: 'member' });
    const draft = { kind: 'crypto', holder: 'Rania Ashgrove', paymentPassword: password, ...place } as const;
    const error = await errorOf(client.call(addPayee, draft));
    expect(error).toMatchObject({ code: 'validation-failed', status: 422 });
    expect(readRefusal(error.value).fields).toEqual(fields);
    expect((await client.call(withdrawalSettings, {})).payees).toHaveLength(3);
  });

  test('FLT-131 FLT-132 an address as a wallet writes it is saved once, whatever its case', async () => {
    const { client } = visit({ scenario: 'member' });
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const draft = { kind: 'crypto', provider: 'ERC20', paymentPassword: password } as const;
    const added = await client.call(addPayee, { ...draft, number: ` ethereum:\u200b${address}@1 ` });
    expect(added.number).toBe('•••• eAed');
    const again = client.call(addPayee, { ...draft, number: address.toLowerCase() });
    expect((await errorOf(again)).code).toBe('validation-failed');
  });

  test('FLT-037 a place that was changed in another tab refuses the quote from before; one that is gone is not paid to', async () => {
    const seen = visit({ scenario: 'member' });
    const before = held(seen, 'demo.member');
    const quote = await withdrawalQuote(seen, '300');
    await seen.client.call(addPayee, bank);
    const error = await errorOf(payOut(seen, quote));
    expect(error).toMatchObject({ code: 'terms-changed', status: 409 });
    const fresh = readMoneyQuote(error.value);
    const { payees } = await seen.client.call(withdrawalSettings, {});
    await seen.client.call(removePayee, { payeeId: payees[0]?.id ?? '', paymentPassword: password });
    if (fresh) expect((await errorOf(payOut(seen, fresh))).code).toBe('not-found');
    expect(held(seen, 'demo.member')).toBe(before);
  });

  test('FLT-037 nobody pays to another player’s place, or by another player’s quote', async () => {
    const seen = visit({ scenario: 'member' });
    const quote = await withdrawalQuote(seen, '300');
    const { payees } = await seen.client.call(withdrawalSettings, {});
    await seen.signIn('demo.vip');
    const theirs = quoteFor(seen, { type: 'withdrawal', amount: '300', payeeId: payees[0]?.id ?? '' });
    expect((await errorOf(theirs)).code).toBe('not-found');
    expect((await errorOf(payOut(seen, quote))).code).toBe('terms-changed');
  });
});
