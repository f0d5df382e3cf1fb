import type { CallNotes } from '../notes.ts';

export const deposits = {
  depositSettings: {
    group: 'deposits',
    title: 'Methods and bounds',
    about:
      'Deposit methods with bounds, fee, rate and quick amounts (in the method’s currency), promotions, and the rest of the tightest limit (account currency; null for none).',
    refusals: ['on-a-break'],
  },
  placeDeposit: {
    group: 'deposits',
    title: 'Open a deposit order',
    about: 'Opens a deposit order at a quote, with payment instructions and deadline.',
    refusals: ['terms-changed', 'on-a-break', 'summary-needed', 'limits-needed', 'payment-not-allowed'],
  },
  sendDepositProof: {
    group: 'deposits',
    title: 'Send the proof of a payment',
    about: 'Sends proof of payment for an order, which starts its review.',
    refusals: ['movement-closed', 'picture-refused', 'not-found'],
  },
  cancelDeposit: {
    group: 'deposits',
    title: 'Cancel an order',
    about: 'Cancels an unpaid order.',
    refusals: ['movement-closed', 'not-found'],
  },
} as const satisfies Record<string, CallNotes>;
