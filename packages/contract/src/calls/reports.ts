import type { CallNotes } from '../notes.ts';

export const reports = {
  teamBets: {
    group: 'reports',
    title: 'Bets of the team',
    about: 'Bets of the team, newest first, with sums over all filtered bets.',
    refusals: ['not-found', 'validation-failed'],
  },
  teamTransactions: {
    group: 'reports',
    title: 'Money of the team',
    about: 'Deposits, withdrawals, transfers and bonuses of the team; filters as in `teamBets`.',
    refusals: ['not-found', 'validation-failed'],
  },
  teamProfit: {
    group: 'reports',
    title: 'Profit and loss of the team',
    about:
      'Profit and loss of a team or branch, by direct downline (each with everyone below), product or day of the platform’s zone. `path` leads from the agent to the account.',
    refusals: ['not-found', 'validation-failed'],
  },
  agentIncome: {
    group: 'reports',
    title: 'Income of the agent',
    about:
      'Agent’s income by source, period and downline, latest first, less payments to those below from the same source. A rebate line carries its calculation (valid bets by the difference of two rates), a contract line its bill.',
    refusals: ['not-found', 'validation-failed'],
  },
} as const satisfies Record<string, CallNotes>;
