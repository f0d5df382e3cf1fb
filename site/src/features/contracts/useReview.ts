import { contractActions, terminationOf } from '@baize/domain';
import type { GatewayError, NamedContract } from '@baize/gateway';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguage, useServices } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import type { Outcome } from '../../data/useAction.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { otherSide } from './reviewWords.ts';
import { type ContractDetail, useProcessContract } from './useContracts.ts';
import { useDates } from './useDates.ts';
import { useNow } from './useNow.ts';

type Act = 'accept' | 'reject' | 'withdraw' | 'terminate';

/** The other side was quicker: nothing was done. */
const isStale = ({ code }: GatewayError) => code === 'contract-changed' || code === 'request-expired';

/**
 * One contract and what its reader can do about it. When somebody acted meanwhile, what was shown stays until the reader asks to see
 * what changed.
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
  const [held, setHeld] = useState<ContractDetail | null>(null);
  const [error, setError] = useState<string | undefined>();
  const shown = held ?? detail;
  const { contract: named, rules, endings } = shown;
  const { contract } = named;
  const dates = useDates(rules.timeZone);
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
    if (isStale(outcome.error)) setHeld(shown);
    else if (action !== 'reject') setError(errorText(text, outcome.error));
    await answer.retry();
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

  const changed = detail.contract.contract.log.at(-1);
  return {
    shown,
    dates,
    now,
    act,
    busy,
    error,
    can: (action: Act) => actions.includes(action),
    /** When it would end if it were terminated now. */
    endsAt: terminationOf([], contract, now, rules).endsAt,
    /** Said while what is shown is no longer so. */
    stale: held && {
      text: text('contracts.stale', { name: otherSide(named, text), time: dates.moment(changed?.at ?? null) }),
      label: text('contracts.stale.see'),
      onClick: () => setHeld(null),
    },
  };
}

export type Review = ReturnType<typeof useReview>;
