import type { ContractKind } from '@baize/domain';
import {
  type Client,
  contractDetail,
  contracts,
  type InputOf,
  type NamedContract,
  processContract,
  type processDividend,
  proposeContract,
} from '@baize/gateway';
import type { Visit } from './visit.ts';

export const idOf = ({ sandbox }: Visit, username: string): string => sandbox.world.accounts.find(username)?.id ?? '';

export const as = ({ sandbox, hold }: Visit, username: string): void => hold(sandbox.world.signIn(username));

/** Returns terms with the single tier that a downline of `demo.agent` may receive. */
export const dividend = (
  rate: string,
  validBets = '5000',
): Pick<InputOf<typeof proposeContract>, 'cycle' | 'tiers'> => ({
  cycle: 'weekly',
  tiers: [{ 'valid-bets': validBets, 'team-result': '500', 'active-members': '2', rate }],
});

export const propose = (seen: Visit, username: string, terms = dividend('20'), kind: ContractKind = 'dividend') =>
  seen.client.call(proposeContract, { account: idOf(seen, username), kind, ...terms });

type Answer = InputOf<typeof processDividend>;

export const answer = (
  client: Client,
  { contract }: Pick<NamedContract, 'contract'>,
  action: Answer['action'],
  more: Partial<Answer> = {},
) =>
  client.call(processContract[contract.terms.kind], {
    ...{ contract: contract.id, action, seen: contract.log.length },
    ...more,
  });

export async function requestTo({ client }: Visit, kind: ContractKind = 'dividend'): Promise<NamedContract> {
  const { requests } = await client.call(contracts, { kind });
  const request = requests.find(({ side }) => side === 'payee');
  if (!request) throw new Error('no request');
  return request;
}

export const detail = ({ client }: Visit, { contract }: Pick<NamedContract, 'contract'>) =>
  client.call(contractDetail, { contract: contract.id });
