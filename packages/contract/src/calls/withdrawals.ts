import type { CallNotes } from '../notes.ts';

export const withdrawals = {
  withdrawalSettings: {
    group: 'withdrawals',
    title: 'Bounds, payees and providers',
    about:
      'Withdrawal bounds, fee, remaining limits, turnover left, payees, and minutes after which an unconfirmed payment counts as received.',
    refusals: [],
  },
  addPayee: {
    group: 'withdrawals',
    title: 'Add a payee',
    about: 'Adds a payee in the account holder’s own name, once known.',
    refusals: ['validation-failed', 'payment-password-locked', 'payment-password-wrong'],
  },
  removePayee: {
    group: 'withdrawals',
    title: 'Remove a payee',
    about: 'Removes a payee, which invalidates quotes that name any.',
    refusals: ['not-found', 'payment-password-locked'],
  },
  withdraw: {
    group: 'withdrawals',
    title: 'Ask for a withdrawal',
    about: 'Requests a withdrawal at a quote.',
    refusals: ['terms-changed', 'not-found', 'payment-password-locked', 'payment-password-wrong'],
  },
  confirmReceipt: {
    group: 'withdrawals',
    title: 'Say that it arrived',
    about:
      'Reports the receipt of a payment: `received` for a part, pictures as proof of a missing one; the platform’s clock decides if it is in time.',
    refusals: ['movement-closed', 'validation-failed', 'picture-refused', 'not-found'],
  },
  disputeReceipt: {
    group: 'withdrawals',
    title: 'Dispute',
    about: 'Disputes a payment counted as received.',
    refusals: ['movement-closed', 'picture-refused', 'not-found'],
  },
} as const satisfies Record<string, CallNotes>;
