import type { NamedContract } from '@baize/gateway';
import { apart } from '../../core/language/isolate.ts';
import type { Translate } from '../../core/language/useText.ts';
import type { TermsText } from './termsText.ts';
import type { ContractDetail } from './useContracts.ts';
import type { Dates } from './useDates.ts';

/** Who pays: an account or the platform. */
export const payerOf = ({ payerName }: NamedContract, text: Translate): string =>
  payerName ? apart(payerName) : text('agent.platform');

/** Whom a contract is with, for one of its sides; for others its payee. */
export const otherSide = (named: NamedContract, text: Translate): string =>
  named.side === 'payee' ? payerOf(named, text) : apart(named.payee.name);

/** The name of who did something, "you" for the reader's own side. */
export function actorOf(named: NamedContract, by: 'payer' | 'payee' | 'platform', text: Translate): string {
  if (by === 'platform') return text('agent.platform');
  return by === 'payer' ? payerOf(named, text) : apart(named.payee.name);
}

/** What became of a contract, and when; empty for one that waits for its answer. */
export function outcomeOf(named: NamedContract, text: Translate, dates: Dates): string {
  const { state, log, startsAt } = named.contract;
  const entry = log.at(-1);
  if (!entry || state.kind === 'requested') return '';
  const values = {
    you: entry.by === named.side ? 'yes' : 'no',
    name: actorOf(named, entry.by, text),
    time: dates.moment(entry.at),
  };
  switch (state.kind) {
    case 'active':
      return text('contracts.outcome.active', { ...values, day: startsAt === null ? '' : dates.day(startsAt) });
    case 'rejected':
      return text('contracts.outcome.rejected', { ...values, reason: apart(state.reason) });
    case 'withdrawn':
      return text('contracts.outcome.withdrawn', values);
    case 'expired':
      return text('contracts.outcome.expired');
    case 'terminating':
      return text('contracts.outcome.terminating', {
        time: dates.last(state.endsAt),
        cause: causeOf(named, state, text),
      });
    case 'ended':
      return text('contracts.outcome.ended', { time: dates.last(state.at), cause: causeOf(named, state, text) });
  }
}

/** Why a contract ends, as a part of a sentence. */
export function causeOf(
  named: NamedContract,
  { by, cause }: Extract<NamedContract['contract']['state'], { cause: unknown }>,
  text: Translate,
): string {
  return text(`contracts.cause.${cause}`, { name: actorOf(named, by, text) });
}

/** Whose contracts end, as a part of a sentence. */
export const endingNames = (endings: readonly { contract: NamedContract }[], { list }: TermsText): string =>
  list(endings.map(({ contract }) => apart(contract.payee.name)));

/** Heads the page of a contract: what it is for the reader. */
export function reviewTitle(named: NamedContract, changes: boolean, text: Translate): string {
  const name = otherSide(named, text);
  if (named.contract.state.kind === 'requested') {
    if (named.side === 'payee') return text(changes ? 'contracts.title.change' : 'contracts.title.offer', { name });
    return text(changes ? 'contracts.title.yourChange' : 'contracts.title.yourOffer', { name });
  }
  return named.side === 'payee' ? text('contracts.title.own') : text('contracts.title.given', { name });
}

/** From whom and when, of what kind, and which version follows which. */
export function reviewLine(detail: ContractDetail, text: Translate, dates: Dates): string {
  const { contract: named, before } = detail;
  const { log, terms, version } = named.contract;
  const startsAt = named.contract.startsAt ?? detail.startsAt;
  const sent = text(named.side === 'payee' ? 'contracts.line.from' : 'contracts.line.to', {
    name: otherSide(named, text),
    time: dates.moment(log[0]?.at ?? 0),
  });
  const values = {
    kind: text(`agent.kind.${terms.kind}`),
    cycle: text(`agent.cycle.${terms.cycle}`),
    version,
    before: before?.contract.version ?? 0,
    day: startsAt === null ? '' : dates.day(startsAt),
  };
  if (startsAt === null) return `${sent} ${text('contracts.line.terms', values)}`;
  return `${sent} ${text(before ? 'contracts.line.becomes' : 'contracts.line.starts', values)}`;
}
