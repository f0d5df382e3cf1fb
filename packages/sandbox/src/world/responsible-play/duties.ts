import { fromMinor, limitsMissing, type StartLimits, summaryDue, timePresent } from '@baize/domain';
import { type Account, isTrial } from '../account/account.ts';
import { rulesOf } from '../platform/rules.ts';
import { type LimitContext, limitsOf, playSums } from './limits.ts';

const day = 86_400_000;

/** Duties of a player before the next game or deposit, by the rules of the licence. */
export interface Duties {
  /** Days of the summary to be seen; null if none is due. */
  summaryDays: number | null;
  limits: StartLimits | null;
}

export function dutiesOf(world: LimitContext, account: Account): Duties {
  if (isTrial(account)) return { summaryDays: null, limits: null };
  const rules = rulesOf(world);
  const loggedInAt = Math.max(0, ...world.sessions.of(account.username).map(({ startedAt }) => startedAt));
  return {
    summaryDays: summaryDue(rules, { seenAt: account.summarySeenAt, loggedInAt }, world.clock.now()),
    limits: limitsMissing(rules, {
      held: limitsOf(world, account),
      wentWithout: account.wentWithoutLimitsAt !== null,
    }),
  };
}

/** Names the duty that a player has not done; nothing is played and no money comes in before. */
export function undoneDuty(world: LimitContext, account: Account): 'summary-needed' | 'limits-needed' | null {
  const { summaryDays, limits } = dutiesOf(world, account);
  if (limits) return 'limits-needed';
  return summaryDays === null ? null : 'summary-needed';
}

/** Sums what a player did in the last days, for the summary. */
export function summaryOf(world: LimitContext, account: Account, days: number) {
  const now = world.clock.now();
  const from = now - days * day;
  const ledger = world.ledger();
  const { digits, code } = ledger.currency;
  const entries = ledger.entries(account.username);
  const { staked, won } = playSums(entries, from);
  const moved = (kind: 'deposit' | 'withdrawal') =>
    entries.reduce((sum, entry) => (entry.kind === kind && entry.at >= from ? sum + entry.amount : sum), 0n);
  const amount = (sum: bigint) => fromMinor(sum < 0n ? -sum : sum, digits);
  return {
    days,
    from,
    staked: amount(staked),
    won: amount(won),
    deposited: amount(moved('deposit')),
    withdrawn: amount(moved('withdrawal')),
    currency: code,
    seconds: Math.floor(timePresent(world.sessions.spansOf(account.username), from) / 1_000),
  };
}
