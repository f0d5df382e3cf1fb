import { memberKind, type Span } from '@baize/domain';
import type { downline as downlineCall, teamOverview, WireOf } from '@baize/gateway';
import type { SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import { type DayFigures, resultOf } from '../../world/agents/teamFigures.ts';
import { nameFor } from '../../world/agents/teamName.ts';
import { playUnit } from '../../world/base/scales.ts';
import { moneyOf } from '../records/records.ts';

type RowWire = WireOf<typeof downlineCall>['row'];

/** Returns a team member as an agent sees it: names are unmasked only for direct downlines. */
export function memberWire(account: Account, { world, account: agent }: Pick<SignedCall, 'world' | 'account'>) {
  const direct = account.upline === agent.username;
  return {
    account: account.id,
    name: nameFor(account, agent),
    avatar: account.avatar && `/art/avatars/${account.avatar}.svg`,
    agent: memberKind(String(account.type)) === 'agent',
    level: world.team().levelOf(account.username),
    direct,
  };
}

/** Returns the account of an id below the agent; a stranger's id is refused like one that does not exist. */
export function requireDownline({ world, account }: SignedCall, id: string): Account {
  const found = world.accounts.findById(id);
  if (!found || !world.accounts.isBelow(account.username, found.username)) {
    throw new Refusal('not-found', { status: 404, message: 'no such downline' });
  }
  return found;
}

/** Returns the accounts between the agent and an account, both excluded. */
export function pathTo(account: Account, call: SignedCall): readonly Account[] {
  const path: Account[] = [];
  for (let name = account.upline; name !== null && name !== call.account.username; ) {
    const above = call.world.accounts.find(name);
    if (!above) break;
    path.unshift(above);
    name = above.upline;
  }
  return path;
}

export function figuresWire(figures: DayFigures, call: SignedCall) {
  const money = moneyOf(call);
  const { bets, validBets, stakes, payouts, bonuses } = figures;
  return {
    bets,
    validBets: money(validBets),
    stakes: money(stakes),
    payouts: money(payouts),
    bonuses: money(bonuses),
    result: money(resultOf(figures)),
    deposits: money(figures.deposits),
    withdrawals: money(figures.withdrawals),
  };
}

export function teamFiguresWire(span: Span, call: SignedCall): WireOf<typeof teamOverview>['current'] {
  const { world, account } = call;
  const { team } = world.agents();
  const { username } = account;
  const minimum = BigInt(world.settings.activeMinimum) * playUnit(world.currency());
  const fresh = team.below(username).filter(({ openedAt }) => openedAt >= span.from && openedAt < span.to).length;
  return {
    ...figuresWire(team.team(username, span), call),
    activeMembers: team.activeMembers(username, span, minimum),
    fresh,
    income: moneyOf(call)(incomeIn(span, call)),
  };
}

/** Returns an agent's income in a span less what they paid, in minor units. */
function incomeIn(span: Span, { world, account }: SignedCall): bigint {
  const { income, contracts } = world.agents();
  const rebates = income.of(account.username).filter(({ at }) => at >= span.from && at < span.to);
  return [...rebates, ...contracts.incomeOf(account, span)].reduce((sum, { amount }) => sum + amount, 0n);
}

export function downlineRow(
  account: Account,
  span: Span,
  { children, matches }: { children: number; matches: boolean },
  call: SignedCall,
): RowWire {
  const { world } = call;
  const { team, rates, contracts } = world.agents();
  const { username } = account;
  const money = moneyOf(call);
  const side = (figures: DayFigures) => ({ validBets: money(figures.validBets), result: money(resultOf(figures)) });
  return {
    member: memberWire(account, call),
    balance: money(team.books.ledger.balance(username)),
    team: team.size(username),
    children,
    own: side(team.own(username, span)),
    teamFigures: side(team.team(username, span)),
    rebate: rates.rateOf(username),
    contract: contracts.stateOf(username),
    loginTime: loginOf(account, call),
    matches,
  };
}

const dayMs = 86_400_000;

/** Returns the last login; for seeded accounts, a little before their last bets. */
function loginOf(account: Account, { world }: SignedCall): number | null {
  const [login] = world.logins.of(account);
  if (login) return login.at;
  const team = world.team();
  const [last] = team.inventedDays(account, { from: team.asOf - 30 * dayMs, to: team.asOf }).slice(-1);
  const bet = last?.bets[0];
  return bet ? bet.at - 15 * 60_000 : null;
}
