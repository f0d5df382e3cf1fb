import { contractDifference } from '@baize/domain';
import {
  answerRebate,
  type GatewayError,
  type NamedContract,
  type RebateRequest,
  readAnsweredRebate,
} from '@baize/gateway';
import { Button, CountBadge, Panel } from '@baize/ui';
import { RequestList, type WaitingRequest } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { otherSide } from '../../contracts/reviewWords.ts';
import { type Contracts, staleContracts } from '../../contracts/useContracts.ts';
import { isNear, useDates } from '../../contracts/useDates.ts';
import { useNow } from '../../contracts/useNow.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import type { ContractsView } from './useContractsView.ts';

/** Lists what waits for the reader's answer; of their own proposals, listed below, those that expire soon. */
export function WaitingRequests({ contracts, view }: { contracts: Contracts; view: ContractsView }) {
  const text = useText();
  const now = useNow();
  const dates = useDates(contracts.rules.timeZone);
  const words = useTermsText(contracts.currency);
  const { rebates, own } = contracts;
  const isIncoming = ({ side }: { side: string | null }) => side === 'payee';
  const requests = contracts.requests.filter((named) => isIncoming(named) || expiresSoon(named));
  const count = requests.length + rebates.length;
  if (count === 0) return null;
  const first = <T extends { side: string | null }>(all: readonly T[]) =>
    [...all].sort((a, b) => Number(isIncoming(b)) - Number(isIncoming(a)));
  return (
    <Panel
      kind="ruled"
      title={text('contracts.requests')}
      marks={<CountBadge value={count} label={text('contracts.requests.count', { count })} />}
    >
      <RequestList
        label={text('contracts.requests')}
        requests={[...first(requests).map(requestOf), ...first(rebates).map(rebateOf)]}
      />
    </Panel>
  );

  function expiresSoon({ contract: { state } }: NamedContract): boolean {
    return state.kind === 'requested' && isNear(state.expiresAt, now);
  }

  function deadline(until: number, incoming: boolean): WaitingRequest['deadline'] {
    const near = isNear(until, now);
    return {
      label: text(incoming ? 'contracts.answerBy' : 'contracts.expires'),
      time: near ? dates.left(until, now) : dates.moment(until),
      iso: new Date(until).toISOString(),
      tone: near ? 'warning' : undefined,
    };
  }

  function requestOf(named: NamedContract): WaitingRequest {
    const { id, state, terms, log } = named.contract;
    const incoming = isIncoming(named);
    const name = otherSide(named, text);
    const changes = incoming && own !== null;
    const title = incoming
      ? text(changes ? 'contracts.request.change' : 'contracts.request.offer', { name })
      : text('contracts.request.sent', { name });
    return {
      id,
      kind: incoming ? 'incoming' : 'outgoing',
      title,
      text: changes
        ? changesOf(named, own)
        : text('contracts.request.terms', {
            cycle: text(`agent.cycle.${terms.cycle}`),
            tiers: terms.tiers.length,
            rates: words.rateSpan(terms),
            day: dates.day(log[0]?.at ?? null),
          }),
      deadline: deadline(state.kind === 'requested' ? state.expiresAt : now, incoming),
      actions: (
        <Button kind={incoming ? 'primary' : 'neutral'} href={view.hrefOf({ contract: id })}>
          {text(incoming ? (changes ? 'contracts.review.change' : 'contracts.review.offer') : 'contracts.review.open')}
        </Button>
      ),
    };
  }

  /** Summarises what gets better or worse; the request's page has the details. */
  function changesOf(named: NamedContract, before: NamedContract): string {
    const { tiers } = contractDifference(before.contract.terms, named.contract.terms);
    return tiers
      .flatMap((each) => {
        const { title } = words.meaning(named.contract.terms.kind, each);
        return title ? [text('contracts.request.tier', { tier: each.tier + 1, what: title })] : [];
      })
      .join(' ');
  }

  function rebateOf(request: RebateRequest): WaitingRequest {
    const { id, account, payerName, from, to, expiresAt } = request;
    const incoming = isIncoming(request);
    const rates = { from: words.percent(from), to: words.percent(to) };
    return {
      id,
      kind: incoming ? 'incoming' : 'outgoing',
      title: incoming
        ? text('contracts.rebate.asked', { name: apart(payerName) })
        : text('contracts.rebate.sent', { name: apart(account.name) }),
      text: text('contracts.rebate.rates', rates),
      deadline: deadline(expiresAt, incoming),
      actions: (
        <RebateActions request={request} incoming={incoming} failure={(error) => rebateFailure(request, error)} />
      ),
    };
  }

  /** Says who answered a lower rebate first and what holds now, or why the answer failed (FLT-139). */
  function rebateFailure({ side, account, payerName, from, to }: RebateRequest, error: GatewayError): string {
    const before = readAnsweredRebate(error.value);
    if (!before) return errorText(text, error);
    return text(`contracts.rebate.before.${before.action}`, {
      you: before.by === side ? 'yes' : 'no',
      name: apart(before.by === 'payee' ? account.name : payerName),
      time: dates.moment(before.at),
      rate: words.percent(before.action === 'accept' ? to : from),
    });
  }
}

interface RebateActionsProps {
  request: RebateRequest;
  incoming: boolean;
  failure: (error: GatewayError) => string;
}

function RebateActions({ request, incoming, failure }: RebateActionsProps) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(answerRebate, staleContracts);
  const answer = async (action: 'accept' | 'reject' | 'withdraw') => {
    const outcome = await send({ request: request.id, action, seen: request.seen });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text(`contracts.rebate.done.${action}`) });
    else toasts.show({ tone: 'negative', text: failure(outcome.error) });
  };
  if (!incoming) {
    return (
      <Button busy={busy} onClick={() => void answer('withdraw')}>
        {text('contracts.withdraw')}
      </Button>
    );
  }
  return (
    <>
      <Button disabled={busy} onClick={() => void answer('reject')}>
        {text('contracts.reject.confirm')}
      </Button>
      <Button kind="primary" busy={busy} onClick={() => void answer('accept')}>
        {text('contracts.accept')}
      </Button>
    </>
  );
}
