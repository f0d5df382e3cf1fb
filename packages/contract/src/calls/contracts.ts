import type { CallNotes } from '../notes.ts';

export const contracts = {
  consolidatedFunds: {
    group: 'contracts',
    title: 'Kinds of contract',
    about: 'Kinds of contract the platform runs.',
    refusals: [],
  },
  contracts: {
    group: 'contracts',
    title: 'Contracts of a kind',
    about:
      'Contracts of a kind: the account’s own (in force or ending), open requests of either side, past and granted ones, newest first, and the running period.',
    refusals: ['not-allowed'],
  },
  contractDetail: {
    group: 'contracts',
    title: 'One contract',
    about:
      'One contract or request with the basis for an answer: the contract it would replace, its limits, contracts that would end with it (by acceptance of a request, or by termination), the last three periods and earlier versions.',
    refusals: ['not-found'],
  },
  proposalBasis: {
    group: 'contracts',
    title: 'What a proposal rests on',
    about:
      'Basis of a proposal to a direct downline: current contract, limits, the last three periods, and the best one as the worst case.',
    refusals: ['not-found'],
  },
  proposeContract: {
    group: 'contracts',
    title: 'Propose a contract',
    about: 'Sends a proposal.',
    refusals: ['not-found', 'not-allowed', 'request-open', 'own-contract-needed', 'terms-not-allowed'],
  },
  processDividend: {
    group: 'contracts',
    title: 'Answer a dividend contract',
    about: 'Accepts, rejects, withdraws or terminates.',
    refusals: [
      'not-found',
      'contract-changed',
      'request-expired',
      'own-contract-needed',
      'terms-not-allowed',
      'count-differs',
      'validation-failed',
      'not-allowed',
    ],
  },
  processDailySalary: {
    group: 'contracts',
    title: 'Answer a daily salary',
    about: 'As processDividend, for contracts of a daily salary.',
    refusals: ['not-found'],
  },
  processHourlySalary: {
    group: 'contracts',
    title: 'Answer an hourly salary',
    about: 'As processDividend, for contracts of an hourly salary.',
    refusals: ['not-found'],
  },
  processRealtimeSalary: {
    group: 'contracts',
    title: 'Answer a real-time salary',
    about: 'As processDividend, for contracts of a salary by bet.',
    refusals: ['not-found'],
  },
  contractLog: {
    group: 'contracts',
    title: 'Log of contracts',
    about: 'What happened to the contracts of a kind, latest first.',
    refusals: [],
  },
  bills: {
    group: 'contracts',
    title: 'Bills',
    about:
      'Bills of an account, those with its turn first, then latest. `from` and `to` limit the time of settlement, `due` counts open bills of the kind by side, `available` is the main wallet’s balance.',
    refusals: [],
  },
  billDetail: {
    group: 'contracts',
    title: 'One bill',
    about:
      'One bill with its basis: terms at the time, figures of this and the previous period, and the number of bets and bonuses in them. `earlier` is the previous period’s bill.',
    refusals: ['not-found'],
  },
  payBill: {
    group: 'contracts',
    title: 'Pay a bill',
    about: 'Approves a bill and charges the payer’s main wallet.',
    refusals: ['not-found', 'bill-changed', 'wallet-short', 'limit-reached', 'payment-password-wrong'],
  },
  collectBill: {
    group: 'contracts',
    title: 'Collect a bill',
    about: 'Collects all or part of a bill into the payee’s main wallet.',
    refusals: ['not-found', 'bill-changed', 'bill-expired', 'not-allowed', 'validation-failed'],
  },
  denyBill: {
    group: 'contracts',
    title: 'Deny a bill',
    about: 'Denies a bill awaiting the payer’s approval.',
    refusals: ['not-found', 'bill-changed', 'validation-failed'],
  },
  objectToBill: {
    group: 'contracts',
    title: 'Object to a bill',
    about: 'Objects to a bill that was denied or left unanswered.',
    refusals: ['not-found', 'bill-changed', 'bill-expired'],
  },
} as const satisfies Record<string, CallNotes>;
