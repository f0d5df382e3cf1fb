import type { CallNotes } from '../notes.ts';

export const wallet = {
  balance: {
    group: 'wallet',
    title: 'Balance',
    about: 'Total of a player’s wallets as a decimal string; null if not a valid figure.',
    refusals: [],
  },
  merchantWallet: {
    group: 'wallet',
    title: 'Whether one wallet serves all',
    about: 'Reports whether one wallet serves all vendors.',
    refusals: [],
  },
  wallets: {
    group: 'wallet',
    title: 'Wallets',
    about: 'Player’s wallets: the main one, and those of vendors unless a single wallet serves all.',
    refusals: [],
  },
  walletTransfer: {
    group: 'wallet',
    title: 'Move between wallets',
    about: 'Transfers between two wallets at a quote of kind `wallet`.',
    refusals: ['terms-changed', 'channel-closed'],
  },
  recallWallets: {
    group: 'wallet',
    title: 'Bring all back to the main wallet',
    about: 'Recalls the balance of every open vendor wallet, at a quote of kind `recall`.',
    refusals: ['terms-changed'],
  },
  uplineSettings: {
    group: 'wallet',
    title: 'Limits of a transfer to the upline',
    about: 'Whether the player may send money to the upline, to whom, and between which bounds.',
    refusals: [],
  },
  transferUpline: {
    group: 'wallet',
    title: 'Send to the upline',
    about: 'Sends money to the upline at a quote of kind `upline`.',
    refusals: ['not-allowed', 'payment-password-locked', 'payment-password-wrong'],
  },
  moneyQuote: {
    group: 'wallet',
    title: 'Quote a movement',
    about:
      'Quotes cost and result of a movement, to be confirmed unchanged: `method` and `promotionId` for a deposit, `payeeId` for a withdrawal, `from` and `to` for wallets; a recall names no sum. It holds for about a minute.',
    refusals: [
      'validation-failed',
      'turnover-required',
      'limit-reached',
      'insufficient-balance',
      'channel-closed',
      'on-a-break',
      'summary-needed',
      'limits-needed',
      'payment-not-allowed',
      'downline-unavailable',
      'not-allowed',
      'not-found',
    ],
  },
  moneyMovements: {
    group: 'wallet',
    title: 'Movements',
    about:
      'The player’s movements, newest first, by kind and state. `open` are those that something is still waited for.',
    refusals: [],
  },
  moneyMovement: {
    group: 'wallet',
    title: 'One movement',
    about: 'One movement as it stands: all that a page that was led back to may believe.',
    refusals: ['not-found'],
  },
  moneyFate: {
    group: 'wallet',
    title: 'What became of a payment',
    about:
      'Fate of a money call, by its idempotency key. If nothing was done the platform closes the key, so that a request still on its way has no effect.',
    refusals: [],
  },
  uploadProof: {
    group: 'wallet',
    title: 'Upload a proof',
    about: 'Uploads a picture that proves a payment, or that it did not arrive; answers with its id.',
    refusals: ['picture-refused'],
  },
} as const satisfies Record<string, CallNotes>;
