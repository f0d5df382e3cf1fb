import type { CallNotes } from '../notes.ts';

export const records = {
  accountRecords: {
    group: 'records',
    title: 'Account record',
    about:
      'Movements of the player’s money except bets, newest first, with sums over all filtered records that moved money. A span that no calendar shows is refused with `validation-failed`.',
    refusals: ['validation-failed'],
  },
  accountRecord: {
    group: 'records',
    title: 'One record',
    about: 'One record of the account record.',
    refusals: ['not-found'],
  },
  bettingRecords: {
    group: 'records',
    title: 'Bets',
    about:
      'Player’s bets of all games, newest first, with sums over all filtered bets. `from` and exclusive `to` are ms since 1970; more than 366 days are refused with `validation-failed`.',
    refusals: ['validation-failed'],
  },
  bettingRecord: {
    group: 'records',
    title: 'One bet',
    about: 'One bet, with lines and numbers if it is a lottery bet.',
    refusals: ['not-found'],
  },
  personalProfit: {
    group: 'records',
    title: 'Profit and loss',
    about:
      'Player’s bets summed by category and period: days, weeks from Monday or months of a time zone (IANA name). The platform widens a step that would exceed 31 periods, and returns the one it used.',
    refusals: ['validation-failed'],
  },
} as const satisfies Record<string, CallNotes>;
