import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, noInput, optionalText } from '../base/fields.ts';

/**
 * Total of a player's wallets as a decimal string; null if not a valid figure. Source: section 7; the currency beside
 * it is assumed.
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

/** Reports whether one wallet serves all vendors. Source: section 7. */
export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  capability: 'wallets',
  access: 'session',
  input: noInput,
  value: v.pipe(
    v.object({ isSingle: flag }),
    v.transform(({ isSingle }) => ({ single: isSingle })),
  ),
});
