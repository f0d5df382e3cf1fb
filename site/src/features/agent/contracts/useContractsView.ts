import type { ContractKind } from '@baize/domain';
import { useMemo } from 'react';
import { useAgentCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { contractPages } from '../shared/contractPages.ts';

export const contractTabs = ['contracts', 'bills', 'simulator', 'log'] as const;

export const givenFilters = ['all', 'active', 'waiting', 'ending', 'closed'] as const;
export type GivenFilter = (typeof givenFilters)[number];

export const proposalSteps = ['kind', 'cycle', 'tiers', 'check'] as const;
export type ProposalStep = (typeof proposalSteps)[number];

type Shown = Readonly<Record<string, string>>;

const oneOf = <T extends string>(all: readonly T[], name: string | null, otherwise: T): T =>
  all.find((each) => each === name) ?? otherwise;

/** Returns the view held in the address; it stays while the dialog closes. */
export function useContractsView(kind: ContractKind) {
  const { hrefOf: hrefOfPage, go: goTo } = useAgentCentre();
  const page = contractPages[kind];
  const query = useCentreQuery(page);
  return useMemo(() => {
    return {
      tab: oneOf(contractTabs, query.get('tab'), 'contracts'),
      given: oneOf(givenFilters, query.get('given'), 'all'),
      page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
      contract: query.get('contract'),
      bill: query.get('bill'),
      /** Account the proposal is for: '' while none is chosen, null without a proposal. */
      propose: query.get('propose'),
      step: oneOf(proposalSteps, query.get('step'), 'cycle'),
      /** Request that the proposed terms must fit once it is accepted. */
      fits: query.get('fits'),
      /** Account whose terms are simulated; null for the reader's own. */
      account: query.get('account'),
      hrefOf: (next: Shown = {}) => hrefOfPage(page, { ...next }),
      hrefOfKind: (other: ContractKind, next: Shown = {}) => hrefOfPage(contractPages[other], { ...next }),
      go: (next: Shown = {}, how?: { replace?: boolean }) => goTo(page, { ...next }, how),
      goToKind: (other: ContractKind, next: Shown = {}) => goTo(contractPages[other], { ...next }, { replace: true }),
    };
  }, [query, hrefOfPage, goTo, page]);
}

export type ContractsView = ReturnType<typeof useContractsView>;
