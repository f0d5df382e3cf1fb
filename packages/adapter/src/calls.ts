import { type Capability, capabilities } from '@baize/domain';
import { type AnyEndpoint, endpoints } from '@baize/gateway';
import type { AnyAdapter, CallName } from './types.ts';

/** Definitions of all calls by name. */
export const calls = new Map<CallName, AnyEndpoint>(Object.entries(endpoints) as [CallName, AnyEndpoint][]);

/** Calls that the host answers itself if an adapter does not: the fate of a key comes from its own bookings. */
const byHost: ReadonlySet<CallName> = new Set(['moneyFate']);

const operationsOf = ({ operations }: AnyAdapter) => operations as Readonly<Record<string, unknown>>;

/** Names of the calls that an adapter answers, with those that the host adds. */
export function offeredBy(adapter: AnyAdapter): readonly CallName[] {
  const operations = operationsOf(adapter);
  const movesMoney = [...calls].some(([name, { money }]) => money && operations[name] !== undefined);
  return [...calls.keys()].filter((name) => operations[name] !== undefined || (movesMoney && byHost.has(name)));
}

/** Capabilities that an adapter has: those whose calls it answers all, and pushes if it watches for them (ADP-06). */
export function capabilitiesOf(adapter: AnyAdapter): readonly Capability[] {
  const missing = new Set(missingOf(adapter).map(([name]) => calls.get(name)?.capability));
  return capabilities.filter((one) => (one === 'push' ? adapter.watch !== undefined : !missing.has(one)));
}

/** Calls that keep a capability from being offered, though others of it are answered. */
export function halfOffered(adapter: AnyAdapter): readonly (readonly [CallName, Capability])[] {
  const answered = new Set(offeredBy(adapter).map((name) => calls.get(name)?.capability));
  return missingOf(adapter).filter(([, capability]) => answered.has(capability));
}

function missingOf(adapter: AnyAdapter): readonly (readonly [CallName, Capability])[] {
  const answered = new Set(offeredBy(adapter));
  return [...calls].flatMap(([name, { capability }]) =>
    capability && !answered.has(name) ? [[name, capability] as const] : [],
  );
}

/** Says what is wrong with an adapter, one sentence each: strangers among its operations, money without safety. */
export function adapterProblems(adapter: AnyAdapter): string[] {
  const operations = operationsOf(adapter);
  const money = (adapter.money ?? {}) as Record<string, { by?: string; find?: unknown } | undefined>;
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(adapter.id)) problems.push(`${adapter.id}: an id is small letters and digits.`);
  for (const [name, operation] of Object.entries(operations)) {
    const endpoint = calls.get(name as CallName);
    if (!endpoint) problems.push(`operations.${name}: the contract has no such call.`);
    else if (typeof operation !== 'function') problems.push(`operations.${name}: is no function.`);
    else if (endpoint.money && !money[name])
      problems.push(`operations.${name}: moves money and has no entry in money, so it is not safe to repeat.`);
  }
  for (const [name, safety] of Object.entries(money)) {
    if (!operations[name]) problems.push(`money.${name}: has no operation.`);
    else if (safety?.by !== 'key' && typeof safety?.find !== 'function')
      problems.push(`money.${name}: needs find, as the platform does not honour the key.`);
  }
  if (operations.placeDeposit && !operations.withdraw)
    problems.push('operations.placeDeposit: money can be paid in and not out; offer withdraw too.');
  return problems;
}

/** Says which sealed calls are offered; they need the private key. */
export const sealedCalls = (adapter: AnyAdapter): readonly CallName[] =>
  offeredBy(adapter).filter((name) => calls.get(name)?.encrypted || calls.get(name)?.sealedField);
