import type { NamedContract } from '@baize/gateway';
import { apart } from '../../core/language/isolate.ts';
import type { Translate } from '../../core/language/useText.ts';
import type { TermsText } from './termsText.ts';
import type { ContractDetail } from './useContracts.ts';
import type { Dates } from './useDates.ts';

export const payerOf = ({ payerName }: NamedContract, text: Translate): string =>
  payerName ? apart(payerName) : text('agent.platform');

/** Returns the other side of a contract; for a third party, its payee. */
export const otherSide = (named: NamedContract, text: Translate): string =>
  named.side === 'payee' ? payerOf(named, text) : apart(named.payee.name);

export function actorOf(named: NamedContract, by: 'payer' | 'payee' | 'platform', text: Translate): string {
  if (by === 'platform') return text('agent.platform');
  return by === 'payer' ? payerOf(named, text) : apart(named.payee.name);
}

/** Describes the outcome of a contract and its time; empty while it awaits an answer. */
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

/** Says who acted on a contract first, when, and what holds now (FLT-139). */
export function overtakenText(
  named: NamedContract,
  ended: readonly NamedContract[],
  { text, dates, list }: { text: Translate; dates: Dates; list: TermsText['list'] },
): string {
  const { state, log } = named.contract;
  const entry = log.at(-1);
  const terminated = state.kind === 'terminating' && state.cause === 'terminated';
  const outcome = terminated
    ? text('contracts.stale.terminated', {
        you: state.by === named.side ? 'yes' : 'no',
        name: actorOf(named, state.by, text),
        at: dates.moment(entry?.at ?? null),
        time: dates.last(state.endsAt),
      })
    : outcomeOf(named, text, dates);
  const names = list(ended.map(({ payee }) => apart(payee.name)));
  return [
    outcome,
    ...(ended.length > 0 ? [text('contracts.stale.ended', { names })] : []),
    text('contracts.stale.nothing'),
  ].join(' ');
}

export function causeOf(
  named: NamedContract,
  { by, cause }: Extract<NamedContract['contract']['state'], { cause: unknown }>,
  text: Translate,
): string {
  return text(`contracts.cause.${cause}`, { name: actorOf(named, by, text) });
}

export const endingNames = (endings: readonly { contract: NamedContract }[], { list }: TermsText): string =>
  list(endings.map(({ contract }) => apart(contract.payee.name)));

export function reviewTitle(named: NamedContract, changes: boolean, text: Translate): string {
  const name = otherSide(named, text);
  if (named.contract.state.kind === 'requested') {
    if (named.side === 'payee') return text(changes ? 'contracts.title.change' : 'contracts.title.offer', { name });
    return text(changes ? 'contracts.title.yourChange' : 'contracts.title.yourOffer', { name });
  }
  return named.side === 'payee' ? text('contracts.title.own') : text('contracts.title.given', { name });
}

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
