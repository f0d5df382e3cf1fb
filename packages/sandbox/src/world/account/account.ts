import { type Currency, isResting, type PlayLimit, type PlayRest } from '@baize/domain';
import type { VerificationKind } from '@baize/gateway';
import type { Settings } from '../base/settings.ts';
import { type AccountPushes, noPushes } from './pushes.ts';

export interface Account {
  /** The person stands in a register of those who exclude themselves everywhere. */
  inRegister?: boolean;
  /** Customer id, shown to the player. */
  id: string;
  username: string;
  nickname: string;
  /** 3 player, 4 trial; 1, 2, 41 and 42 agents. */
  type: number;
  /** 0 without a club. */
  rankLevel: number;
  labels: readonly string[];
  toUpline: boolean;
  avatar: string | null;
  unreadMessages: number;
  firstLogin: boolean;
  passwordExpired: boolean;
  /** Last break from playing; during it no launch, deposit or promotion is allowed. */
  rest: PlayRest | null;
  limits: readonly PlayLimit[];
  /** Currency of the limits; null for the world's own figures. */
  limitsIn: Currency | null;
  realityMinutes: number | null;
  /** Last reality check confirmed: start of its sitting and play time so far, both in milliseconds. */
  realitySeen: { sitting: number; played: number } | null;
  /** Time at which the summary of play was last acknowledged. */
  summarySeenAt: number | null;
  /** Time at which the player chose to go without limits. */
  wentWithoutLimitsAt: number | null;
  /** Last play with another operator, which a register would know. */
  playedElsewhereAt: number | null;
  /** Days of seeded records. */
  historyDays: number;
  /** Opening balance in whole units of the currency. */
  opening: number;
  pushes: AccountPushes;
  upline: string | null;
  /** Seeded bets every day, in addition to the ledger. */
  inventedPlay: boolean;
  openedAt: number;
  invitedBy: string | null;
  /** E.164 number. */
  mobileNum: string | null;
  email: string | null;
  payeeName: string | null;
  authenticator: string | null;
  /** Logins from an unknown address, which require extra verification. */
  unknownAddress: boolean;
  /** yyyy-MM-dd; cannot be changed once set. */
  birthday: string | null;
  /** Third party that vouches for the number, which is then fixed. */
  linked: string | null;
  /** Required way of extra verification; null for any. */
  verification: VerificationKind | null;
  preparedAuthenticator: string | null;
  passwordChangedAt: number | null;
  /** Milliseconds since the epoch; a closed account can no longer log in. */
  closedAt: number | null;
}

export const newPlayer = (id: number, username: string, more: Partial<Account> = {}): Account => ({
  id: String(id),
  username,
  nickname: username,
  type: 3,
  rankLevel: 0,
  labels: [],
  toUpline: false,
  avatar: null,
  unreadMessages: 0,
  firstLogin: false,
  passwordExpired: false,
  rest: null,
  pushes: noPushes,
  limits: [],
  limitsIn: null,
  realityMinutes: null,
  realitySeen: null,
  summarySeenAt: null,
  wentWithoutLimitsAt: null,
  playedElsewhereAt: null,
  historyDays: 0,
  opening: 500,
  upline: null,
  inventedPlay: false,
  openedAt: 0,
  invitedBy: null,
  mobileNum: null,
  email: `${username.toLowerCase()}@mail.example`,
  payeeName: null,
  authenticator: null,
  unknownAddress: false,
  birthday: null,
  linked: null,
  verification: null,
  preparedAuthenticator: null,
  passwordChangedAt: null,
  closedAt: null,
  ...more,
});

/** Reports whether an account is a trial, whose stakes are play money. */
export const isTrial = ({ type }: Pick<Account, 'type'>): boolean => type === 4;

export const isOnBreak = ({ rest }: Account, now: number): boolean => isResting(rest, now);

/**
 * Returns true before the first login to an account opened by another, and for an expired password if the brand forces
 * a change.
 */
export const mustChangePassword = (account: Account, settings: Settings): boolean =>
  account.firstLogin || (account.passwordExpired && settings.toggles.PWDEXPFORCECHANGE3);
