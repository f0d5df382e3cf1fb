import type { CallNotes } from '../notes.ts';

export const lottery = {
  popularLotteries: {
    group: 'lottery',
    title: 'Popular lotteries',
    about: 'Lotteries with the close of their running draw, most popular first.',
    refusals: [],
  },
  vnGames: {
    group: 'lottery',
    title: 'Lotteries of a region',
    about: 'The lotteries of one region with the close of their running draw.',
    refusals: [],
  },
  recentLotteries: {
    group: 'lottery',
    title: 'Lotteries played lately',
    about: 'The lotteries that the player bet on last.',
    refusals: [],
  },
  openedNumbers: {
    group: 'lottery',
    title: 'Latest draws',
    about: 'Drawn numbers of all lotteries or of one, latest first.',
    refusals: [],
  },
  openedDraws: {
    group: 'lottery',
    title: 'Last draw of each lottery',
    about: 'Last draw of each lottery.',
    refusals: [],
  },
  runningDraw: {
    group: 'lottery',
    title: 'The running draw',
    about:
      'Running draw of a lottery with plays and odds. Times are the platform’s, ms; bets end at `closeTime`, the draw is at `openTime`.',
    refusals: ['not-found'],
  },
  drawHistory: {
    group: 'lottery',
    title: 'Past draws of a lottery',
    about: 'Past draws of one lottery, latest first.',
    refusals: ['not-found'],
  },
  placeBet: {
    group: 'lottery',
    title: 'Place a lottery bet',
    about: 'Places a bet on the running draw, as one movement for all its lines.',
    refusals: [
      'draw-closed',
      'odds-changed',
      'bet-refused',
      'game-unavailable',
      'insufficient-balance',
      'limit-reached',
      'on-a-break',
      'summary-needed',
      'limits-needed',
      'break-due',
      'playing-elsewhere',
    ],
  },
  lotteryBets: {
    group: 'lottery',
    title: 'Lottery bets',
    about: 'The player’s lottery bets, newest first.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
