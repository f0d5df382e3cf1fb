import { contractActions, terminationOf } from '@baize/domain';
import { type GatewayError, type NamedContract, readCurrentContract } from '@baize/gateway';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguage, useServices } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import type { Outcome } from '../../data/useAction.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { overtakenText } from './reviewWords.ts';
import { type ContractDetail, useProcessContract } from './useContracts.ts';
import { useDates } from './useDates.ts';
import { useNow } from './useNow.ts';
import { useTermsText } from './useTermsText.ts';

type Act = 'accept' | 'reject' | 'withdraw' | 'terminate';

/** Reports whether somebody answered first, the reader elsewhere included, so that nothing was done. */
const isStale = ({ code }: GatewayError) => code === 'contract-changed' || code === 'request-expired';

/**
 * Holds one contract and its possible actions. If somebody acts meanwhile, the old state stays until the reader asks for
 * the change.
 */
export function useReview(
  answer: Answer<ContractDetail>,
  detail: ContractDetail,
  onDone: (contract: NamedContract, act: Act) => void,
) {
  const text = useText();
  const language = useLanguage();
  const { toasts } = useServices();
  const now = useNow();
  const [held, setHeld] = useState<{ detail: ContractDetail; current: NamedContract | null } | null>(null);
  const [error, setError] = useState<string | undefined>();
  const shown = held?.detail ?? detail;
  const { contract: named, rules, endings } = shown;
  const { contract } = named;
  const dates = useDates(rules.timeZone);
  const { list } = useTermsText(shown.currency);
  const { send, busy } = useProcessContract(contract.terms.kind);
  const actions = held || named.side === null ? [] : contractActions(contract, named.side, now);

  async function act(action: Act, reason?: string): Promise<Outcome<NamedContract>> {
    setError(undefined);
    const outcome = await send({
      contract: contract.id,
      action,
      reason,
      seen: contract.log.length,
      endings: action === 'accept' || action === 'terminate' ? endings.length : 0,
      language,
    });
    if (outcome.ok) {
      toasts.show({ tone: 'positive', text: doneText(outcome.value, action) });
      onDone(outcome.value, action);
      return outcome;
    }
    if (isStale(outcome.error)) setHeld({ detail: shown, current: readCurrentContract(outcome.error.value) });
    else {
      if (action !== 'reject') setError(errorText(text, outcome.error));
      await answer.retry();
    }
    return outcome;
  }

  function doneText({ contract: done }: NamedContract, action: Act): string {
    const { state, version, startsAt } = done;
    if (action === 'accept') {
      return text('contracts.accepted', { version, day: dates.day(startsAt) });
    }
    if (state.kind === 'terminating') return text('contracts.terminated', { time: dates.last(state.endsAt) });
    return text(action === 'reject' ? 'contracts.rejected' : 'contracts.withdrawn');
  }

  /** Describes the newest known state; the refreshed contract follows the refusal. */
  function overtaken(current: NamedContract | null): string {
    const steps = ({ contract: { log } }: NamedContract) => log.length;
    const refreshed = steps(detail.contract) > contract.log.length;
    if (refreshed && (!current || steps(detail.contract) >= steps(current))) {
      return overtakenText(detail.contract, detail.ended, { text, dates, list });
    }
    return current ? overtakenText(current, [], { text, dates, list }) : text('error.contract-changed');
  }

  return {
    shown,
    dates,
    now,
    act,
    busy,
    error,
    can: (action: Act) => actions.includes(action),
    endsAt: terminationOf([], contract, now, rules).endsAt,
    stale: held && {
      text: overtaken(held.current),
      label: text('contracts.stale.see'),
      onClick: () => setHeld(null),
    },
  };
}

export type Review = ReturnType<typeof useReview>;
