import type { Account } from '../account/account.ts';
import type { Agents } from './agents.ts';
import { isAgent } from './teamTree.ts';

export interface TeamFilter {
  who?: 'agent' | 'player' | undefined;
  /** Level below the platform, as a numeral. */
  level?: string | undefined;
  contract?: 'any' | 'none' | 'requested' | 'active' | 'terminating' | undefined;
  active?: '1' | '7' | '30' | undefined;
}

export function filteredTeam({ team, contracts }: Agents, agent: string, filter: TeamFilter) {
  const tree = team.tree();
  const { start, end } = tree.branch(agent);
  const today = team.days.at(team.asOf);
  const lately = { from: team.days.start(today - Number(filter.active ?? 1) + 1), to: team.days.start(today + 1) };
  const matches = ({ username, type }: Account): boolean => {
    const { who, level, contract, active } = filter;
    if (who && isAgent({ type }) !== (who === 'agent')) return false;
    if (level && tree.levelOf(username) !== Number(level)) return false;
    if (contract) {
      const state = contracts.stateOf(username);
      if (contract === 'none' ? state !== null : contract === 'any' ? state === null : state !== contract) return false;
    }
    return !active || team.own(username, lately).validBets > 0n;
  };
  const found = tree.accounts.slice(start + 1, end).map(matches);
  const sums = [0];
  for (const one of found) sums.push((sums.at(-1) ?? 0) + Number(one));
  return {
    total: sums.at(-1) ?? 0,
    matches: ({ username }: Account): boolean => found[tree.branch(username).start - start - 1] ?? false,
    countIn: ({ username }: Account): number => {
      const branch = tree.branch(username);
      return (sums[branch.end - start - 1] ?? 0) - (sums[branch.start - start - 1] ?? 0);
    },
  };
}
