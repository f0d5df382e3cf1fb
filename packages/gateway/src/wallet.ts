import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, flag, noInput, optionalText } from './fields.ts';

/**
 * The sum of a player's wallets as a decimal string; null when what came is not a figure to show.
 * Source: section 7; the currency beside it is assumed.
 */
export const balance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'session',
  input: noInput,
  value: v.pipe(
    v.object({ sumBalance: amount, currency: optionalText }),
    v.transform(({ sumBalance, currency }) => ({ amount: sumBalance, currency })),
  ),
});

/** Whether the merchant has one wallet for everything. Source: section 7. */
export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'session',
  input: noInput,
  value: v.pipe(
    v.object({ isSingle: flag }),
    v.transform(({ isSingle }) => ({ single: isSingle })),
  ),
});
