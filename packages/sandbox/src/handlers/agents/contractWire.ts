import {
  billRemainder,
  type Contract,
  type ContractKind,
  type Settlement,
  shareOf,
  subtractAmounts,
} from '@baize/domain';
import type { payBill, processDividend, WireOf } from '@baize/gateway';
import type { SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import { sideOf } from '../../world/agents/contractService.ts';
import type { KeptBill } from '../../world/agents/settlements.ts';
import { nameFor } from '../../world/agents/teamName.ts';
import { contentOf } from '../../world/base/content.ts';
import type { Settings } from '../../world/base/settings.ts';
import { memberWire } from './agentWire.ts';

export type ContractWire = WireOf<typeof processDividend>;
export type BillWire = WireOf<typeof payBill>;

export const kindSettings = {
  dividend: 'dividend',
  'daily-salary': 'dailySalary',
  'hourly-salary': 'hourSalary',
  'realtime-salary': 'realTimeSalary',
} as const satisfies Record<ContractKind, keyof Settings>;

export function requireKind({ world }: SignedCall, kind: ContractKind): void {
  if (!world.settings[kindSettings[kind]]) {
    throw new Refusal('not-allowed', { status: 403, message: 'contracts of this kind are off' });
  }
}

export const notFound = () => new Refusal('not-found', { status: 404, message: 'nothing of yours goes by this name' });

export const memberOf = (username: string, call: SignedCall): ContractWire['payee'] =>
  memberWire(accountOf(username, call), call);

export const nameOf = (username: string, call: SignedCall): string => nameFor(accountOf(username, call), call.account);

function accountOf(username: string, { world }: SignedCall): Account {
  const account = world.accounts.find(username);
  if (!account) throw new TypeError(`no ${username}`);
  return account;
}

export function requireDirect(id: string, { world, account }: SignedCall): string {
  const found = world.accounts.findById(id);
  if (found?.upline !== account.username) throw notFound();
  return found.username;
}

/** Returns a contract as the caller sees it; `side` is null for one further down. */
export function contractWire(contract: Contract, call: SignedCall): ContractWire {
  const { payer, payee } = contract;
  const { service } = call.world.contracts();
  return {
    contract: {
      ...contract,
      payer: payer === null ? null : accountOf(payer, call).id,
      payee: accountOf(payee, call).id,
    },
    payerName: payer === null ? null : nameOf(payer, call),
    payee: memberOf(payee, call),
    side: sideOf(contract, call.account.username),
    note: service.noteOf(contract.id),
  } as ContractWire;
}

export function billWire(kept: KeptBill, call: SignedCall): BillWire {
  const { bill, contract, span, settlement } = kept;
  const { username } = call.account;
  const worded = <S extends KeptBill['bill']['state']>(state: S): S =>
    'reason' in state ? { ...state, reason: reasonText(state.reason, call.language) } : state;
  return {
    bill: {
      ...bill,
      state: worded(bill.state),
      log: bill.log.map((entry) => ({ ...entry, state: worded(entry.state) })),
    },
    kind: contract.terms.kind,
    contractId: contract.id,
    contractVersion: contract.version,
    ...span,
    payerName: contract.payer === null ? null : nameOf(contract.payer, call),
    payee: memberOf(contract.payee, call),
    side: sideOf(contract, username) ?? 'payee',
    share: soleShare(settlement),
    lacks: bill.state.kind === 'not-reached' ? lackOf(settlement) : null,
    ...call.world.contracts().bills.shortfall(kept, username),
  } as BillWire;
}

/** Returns what a period was billed and what of it has arrived; all null without a bill. */
export function billedWire(kept: KeptBill | undefined) {
  if (!kept) return { billed: null, arrived: null, state: null };
  const { bill } = kept;
  const arrived = subtractAmounts(bill.amount, billRemainder(bill));
  return { billed: bill.amount, arrived, state: bill.state.kind };
}

/** Returns the base of the rate; null if no tier was reached or several rates applied. */
function soleShare({ lines }: Settlement): { base: string; percent: string } | null {
  const shares = lines.flatMap((line) => (line.kind === 'share' ? [line] : []));
  const [first] = shares;
  return first && shares.length === 1 ? { base: first.base, percent: first.percent } : null;
}

/** Returns the condition furthest from being met, and the missing amount. */
function lackOf({ lines }: Settlement): { condition: string; missing: string } | null {
  const open = lines
    .flatMap((line) => (line.kind === 'tier' ? line.conditions : []))
    .filter(({ met }) => !met)
    .sort((a, b) => (shareOf(a.has, a.needs) ?? 0) - (shareOf(b.has, b.needs) ?? 0));
  const [worst] = open;
  return worst ? { condition: worst.condition, missing: subtractAmounts(worst.needs, worst.has) ?? '0' } : null;
}

/** Translates the platform's own reasons; a player's words stay unchanged. */
function reasonText(reason: string, language: string): string {
  const { billReasons } = contentOf(language);
  return (Object.hasOwn(billReasons, reason) && billReasons[reason]) || reason;
}
