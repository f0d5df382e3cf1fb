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

/** The customer id of a demo account, which the wire knows it by. */
export const idOf = ({ sandbox }: Visit, username: string): string => sandbox.world.accounts.find(username)?.id ?? '';

export const as = ({ sandbox, hold }: Visit, username: string): void => hold(sandbox.world.signIn(username));

/** Terms of the one tier that a downline of `demo.agent` may be given. */
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

/** What one side does with a contract as it has read it. */
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

/** The request that waits for who is signed in. */
export async function requestTo({ client }: Visit, kind: ContractKind = 'dividend'): Promise<NamedContract> {
  const { requests } = await client.call(contracts, { kind });
  const request = requests.find(({ side }) => side === 'payee');
  if (!request) throw new Error('no request');
  return request;
}

export const detail = ({ client }: Visit, { contract }: Pick<NamedContract, 'contract'>) =>
  client.call(contractDetail, { contract: contract.id });
