import type { VendorWallet } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, language, noInput, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { sum } from '../base/recordFields.ts';
import { agreed, agreedNames, movement } from './movements.ts';
import { paymentPassword } from './withdrawals.ts';

const wallet = v.pipe(
  v.object({ vassalage: id, name: v.pipe(text, v.nonEmpty()), balance: amount, maintenance: flag }),
  v.transform(
    ({ vassalage, name, balance, maintenance }): VendorWallet => ({
      vendor: vassalage,
      name,
      balance,
      open: !maintenance,
    }),
  ),
);

/** Player's wallets: the main one, and those of vendors unless a single wallet serves all. */
export const wallets = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets',
  capability: 'wallets',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({ isSingle: flag, currency: optionalText, mainBalance: amount, wallets: list(wallet) }),
    v.transform(({ isSingle, currency, mainBalance, wallets: vendors }) => ({
      single: isSingle,
      currency,
      main: mainBalance,
      vendors,
    })),
  ),
});

/**
 * Transfers between two wallets at a quote of kind `wallet`. Errors: `terms-changed`, `channel-closed`. Source: section
 * 7; the fields are assumed.
 */
export const walletTransfer = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  capability: 'transfers',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ ...agreed, language }),
  inputNames: agreedNames,
  value: movement,
});

/** Recalls the balance of every open vendor wallet, at a quote of kind `recall`. */
export const recallWallets = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletRecallAll',
  capability: 'transfers',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ ...agreed, language }),
  inputNames: agreedNames,
  value: movement,
});

export const uplineSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineSettings',
  capability: 'upline',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({
    allowed: flag,
    upline: optionalText,
    available: amount,
    currency: optionalText,
    min: sum,
    max: sum,
    limitLeft: amount,
    turnoverLeft: sum,
    hasPassword: flag,
  }),
});

/**
 * Sends money to the upline at a quote of kind `upline`. Errors: `not-allowed`, those of the password and the quote.
 */
export const transferUpline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferUpline',
  capability: 'upline',
  access: 'player',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ ...agreed, paymentPassword: v.optional(paymentPassword), language }),
  inputNames: agreedNames,
  value: movement,
});
