import { type Currency, isResting, type PlayLimit, type PlayRest } from '@baize/domain';
import type { VerificationKind } from '@baize/gateway';
import type { Settings } from './settings.ts';

export interface Account {
  /** The platform's customer id, shown to the player. */
  id: string;
  username: string;
  nickname: string;
  /** 3 player, 4 trial, 1, 2, 41 and 42 agents. */
  type: number;
  /** 0 without a club. */
  rankLevel: number;
  labels: readonly string[];
  toUpline: boolean;
  avatar: string | null;
  /** How many of the messages it begins with are unread. */
  unreadMessages: number;
  /** Opened by another account, and never used. */
  firstLogin: boolean;
  passwordExpired: boolean;
  /** The last rest from playing: while it goes on no launch, no deposit and no promotion. */
  rest: PlayRest | null;
  limits: readonly PlayLimit[];
  /** The currency that they are in; null for the world's own figures. */
  limitsIn: Currency | null;
  /** Minutes between two reality checks by the player's own wish. */
  realityMinutes: number | null;
  /** The last reality check that was seen: in which sitting (when it began, ms), and after how much play (ms). */
  realitySeen: { sitting: number; played: number } | null;
  /** Days of records behind it. */
  historyDays: number;
  /** Whole units of the currency it starts with. */
  opening: number;
  upline: string | null;
  /** Bets every day as the seed has it, beside what the ledger holds. */
  inventedPlay: boolean;
  /** ms. */
  openedAt: number;
  /** Whose invitation it came by. */
  invitedBy: string | null;
  /** In E.164; null for none. */
  mobileNum: string | null;
  email: string | null;
  /** The name on the bank account. */
  payeeName: string | null;
  /** What the authenticator's codes are made from; null without one. */
  authenticator: string | null;
  /** Logs in from an address that the platform has not seen: a further proof is due. */
  unknownAddress: boolean;
  /** yyyy-MM-dd; null until it is told, and then for good. */
  birthday: string | null;
  /** The third party whose account the number is: it stays as it is. */
  linked: string | null;
  /** How a login from an unknown address is verified; null for any way that there is. */
  verification: VerificationKind | null;
  /** The secret of an authenticator that is not proved yet. */
  preparedAuthenticator: string | null;
  /** ms; null for one that was not changed since the account was opened. */
  passwordChangedAt: number | null;
  /** When its player closed it, ms; it cannot be logged in to again. */
  closedAt: number | null;
}

/** A player account with defaults, overridden by `more`. */
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
  limits: [],
  limitsIn: null,
  realityMinutes: null,
  realitySeen: null,
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

/** `now` in ms. */
export const isOnBreak = ({ rest }: Account, now: number): boolean => isResting(rest, now);

/** True before the first login to an account that another opened, and for an expired password if the brand forces a change. */
export const mustChangePassword = (account: Account, settings: Settings): boolean =>
  account.firstLogin || (account.passwordExpired && settings.toggles.PWDEXPFORCECHANGE3);
