import { type Account, newPlayer } from './account.ts';

export interface DemoAccount {
  username: string;
  password: string;
  state: string;
}

export const demoPassword = 'Baize.demo.1';
/** Initial password of accounts opened by another; the brand documents know its digest. */
export const firstPassword = 'Baize.first.1';

const hour = 3_600_000;

interface DemoSeed extends Account {
  state: string;
  /** Year of birth; the day is that of the club's birthday gift. */
  bornIn?: number;
}

/**
 * Public demo accounts. A pending limit takes effect that many milliseconds after the world began; amounts are the
 * world's own figures.
 */
export const demoAccounts: readonly DemoSeed[] = [
  {
    ...newPlayer(70010001, 'demo.member', {
      nickname: 'Rania',
      rankLevel: 3,
      labels: ['Early bird'],
      toUpline: true,
      avatar: 'u9',
      unreadMessages: 3,
      limits: [
        { kind: 'stake', period: 'day', amount: '5000', pending: null },
        { kind: 'time', period: 'day', amount: '240', pending: null },
      ],
      historyDays: 60,
      opening: 20_000,
      upline: 'demo.agent',
      mobileNum: '+923001234567',
      payeeName: 'Rania Ashgrove',
    }),
    bornIn: 1991,
    state: 'player, rank 3, 60 days of records',
  },
  {
    ...newPlayer(70010002, 'demo.vip', {
      nickname: 'Zubair',
      rankLevel: 6,
      labels: ['Host: Mirabel'],
      avatar: 'u3',
      unreadMessages: 12,
      historyDays: 60,
      opening: 1_284_500,
      mobileNum: '+923005550106',
      linked: 'Firebase',
      payeeName: 'Zubair Thornby',
    }),
    state: 'player, rank 6',
  },
  {
    ...newPlayer(70010003, 'demo.new', { firstLogin: true, passwordExpired: true, opening: 0, upline: 'demo.agent' }),
    state: 'first login, expired password: must change it',
  },
  { ...newPlayer(70010004, 'demo.trial', { type: 4, opening: 1_000 }), state: 'trial account' },
  {
    ...newPlayer(70010005, 'demo.agent', {
      type: 1,
      avatar: 'u5',
      unreadMessages: 1,
      historyDays: 60,
      opening: 80_000,
    }),
    state: 'agent of three levels, 40 downlines',
  },
  {
    ...newPlayer(70010006, 'demo.sub', { type: 41, historyDays: 60, opening: 9_000, upline: 'demo.agent' }),
    state: 'sub-agent with a contract request',
  },
  {
    ...newPlayer(70010012, 'demo.grand', { type: 1, opening: 500_000 }),
    state: 'agent of 10,000 downlines on five levels',
  },
  {
    ...newPlayer(70010007, 'demo.limited', {
      limits: [
        { kind: 'deposit', period: 'day', amount: '520', pending: null },
        { kind: 'deposit', period: 'week', amount: '515', pending: { amount: '2000', from: 20 * hour } },
        { kind: 'stake', period: 'day', amount: '2', pending: null },
      ],
      opening: 500,
    }),
    state: 'close to a deposit and a stake limit, a raise pending',
  },
  {
    ...newPlayer(70010008, 'demo.excluded', { rest: { kind: 'exclusion', from: 0, until: null }, opening: 320 }),
    state: 'on a break',
  },
  {
    ...newPlayer(70010009, 'demo.pending', { opening: 2_400, unreadMessages: 1, payeeName: 'Noor Hallam' }),
    state: 'a withdrawal waits to be confirmed',
  },
  {
    ...newPlayer(70010010, 'demo.away', {
      opening: 750,
      mobileNum: '+923007654321',
      payeeName: 'Idris Farrow',
      authenticator: 'away from home',
      unknownAddress: true,
    }),
    state: 'logs in from an unregistered address',
  },
  {
    ...newPlayer(70010013, 'demo.registered', { inRegister: true, opening: 90, mobileNum: '+923008887766' }),
    state: 'in a register: not let in',
  },
  { ...newPlayer(70010011, 'demo.expired', { passwordExpired: true }), state: 'expired password' },
];
