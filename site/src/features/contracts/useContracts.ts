import type { ContractKind } from '@baize/domain';
import {
  agentAttention,
  contractDetail,
  contractLog,
  contracts,
  processContract,
  proposalBasis,
  type ValueOf,
} from '@baize/gateway';
import { useAction } from '../../data/useAction.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

export type Contracts = ValueOf<typeof contracts>;
export type ContractDetail = ValueOf<typeof contractDetail>;

/** Endpoints that an answer, a proposal or a rebate makes stale. */
export const staleContracts = [contracts, contractDetail, contractLog, proposalBasis, agentAttention];

const everyMs = 60_000;

export const useContracts = (kind: ContractKind) => useEndpoint(contracts, { kind }, { every: everyMs });

export const useContractDetail = (contractId: string | null) =>
  useEndpoint(contractDetail, contractId === null ? null : { contract: contractId });

export const useProcessContract = (kind: ContractKind) => useAction(processContract[kind], staleContracts);
