import type { ContractKind } from '@baize/domain';
import { type AgentAttention, agentAttention } from '@baize/gateway';
import { Button, LoadFrame, Skeleton } from '@baize/ui';
import { AttentionCards, type AttentionItem } from '@baize/ui/overlays';
import { Handshake, Hourglass, Percent, Receipt } from 'lucide';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { type Dates, useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { contractPages } from '../shared/contractPages.ts';
import { MessageButton } from '../shared/MessageDialog.tsx';
import { type AgentMoney, useAgentMoney } from '../shared/useAgentMoney.ts';

interface Words {
  text: Translate;
  dates: Dates;
  money: AgentMoney;
  hrefOf: ReturnType<typeof useAgentCentre>['hrefOf'];
}

/** Lists what needs the agent's attention, soonest deadline first (AGT-03). */
export function Attention() {
  const text = useText();
  const words = { text, dates: useDates(usePlatformZone()), money: useAgentMoney(), hrefOf: useAgentCentre().hrefOf };
  const answer = useEndpoint(agentAttention, {}, { every: 60_000 });
  const items = answer.value?.items ?? [];
  return (
    <LoadFrame
      load={loadOf(answer, text, { title: text('agent.attention.failed') })}
      skeleton={<Skeleton shape="row" count={2} />}
    >
      <AttentionCards
        title={text('agent.attention')}
        count={{ value: items.length, label: text('agent.count.contracts', { count: items.length }) }}
        note={text('agent.attention.note')}
        items={items.map((item) => cardOf(item, words))}
        empty={text('agent.attention.empty')}
        words={{ all: text('agent.attention.all', { count: items.length }), fewer: text('agent.attention.fewer') }}
      />
    </LoadFrame>
  );
}

function cardOf(item: AgentAttention, { text, dates, money, hrefOf }: Words): AttentionItem {
  const until = dates.moment(item.until);
  const id = `${item.kind} ${'contractKind' in item ? item.contractKind : ''} ${'contractId' in item ? item.contractId : ''}`;
  switch (item.kind) {
    case 'answer-request': {
      const { name, contractKind, tiers, endings } = item;
      return {
        id,
        icon: Handshake,
        tone: 'info',
        title: text('agent.attention.answer', { name, kind: kindWord[contractKind] }),
        text: text('agent.attention.answer.text', { effect: effectOf(item), tiers, endings, until }),
        actions: (
          <Button kind="primary" href={hrefOf(contractPages[contractKind], { contract: item.contractId })}>
            {text('agent.attention.review')}
          </Button>
        ),
      };
    }
    case 'request-waiting': {
      const { name, account, contractKind, tiers, sentAt } = item;
      return {
        id,
        icon: Hourglass,
        tone: 'warning',
        title: text('agent.attention.waiting', { name }),
        text: text('agent.attention.waiting.text', {
          kind: text(`agent.kind.${contractKind}`),
          tiers,
          sent: dates.day(sentAt),
          until,
        }),
        actions: (
          <>
            <Button href={hrefOf(contractPages[contractKind], { contract: item.contractId })}>
              {text('agent.attention.open')}
            </Button>
            <MessageButton reader={{ account, name }} />
          </>
        ),
      };
    }
    case 'pay-bills':
    case 'collect-bills': {
      const { kind, contractKind, bills, names, amount, missing } = item;
      const pays = kind === 'pay-bills';
      return {
        id,
        icon: Receipt,
        tone: pays ? 'negative' : 'info',
        title: text(pays ? 'agent.attention.pay' : 'agent.attention.collect', {
          count: bills,
          day: dates.day(item.until),
          amount: money.money(amount),
        }),
        text: text(pays ? 'agent.attention.pay.text' : 'agent.attention.collect.text', {
          names: names.join(', '),
          short: missing ? 'yes' : 'no',
          missing: money.figure(missing ?? '0'),
        }),
        actions: (
          <Button
            kind={pays ? 'primary' : 'accent'}
            href={hrefOf(contractPages[contractKind], { tab: 'bills', 'r-side': pays ? 'pay' : 'collect' })}
          >
            {text(pays ? 'agent.attention.pay.go' : 'agent.attention.collect.go')}
          </Button>
        ),
      };
    }
    case 'contract-ending': {
      const { name, contractKind } = item;
      return {
        id,
        icon: Hourglass,
        tone: 'warning',
        title: text('agent.attention.ending', { name, kind: kindWord[contractKind] }),
        text: text('agent.attention.ending.text', { until }),
        actions: (
          <Button href={hrefOf(contractPages[contractKind], { contract: item.contractId })}>
            {text('agent.attention.contract')}
          </Button>
        ),
      };
    }
    case 'answer-rebate':
      return {
        id: `${id} ${item.requestId}`,
        icon: Percent,
        tone: 'info',
        title: text('agent.attention.rebate', { name: item.name, to: item.to }),
        text: text('agent.attention.rebate.text', { from: item.from, until }),
        actions: <Button href={hrefOf(contractPages.dividend)}>{text('agent.attention.open')}</Button>,
      };
  }
}

/** Kinds as message selectors, which allow no hyphen. */
const kindWord = {
  dividend: 'dividend',
  'daily-salary': 'dailySalary',
  'hourly-salary': 'hourlySalary',
  'realtime-salary': 'realtimeSalary',
} as const satisfies Record<ContractKind, string>;

function effectOf({ paysMore, takesAway }: { paysMore: boolean; takesAway: boolean }): string {
  if (paysMore) return takesAway ? 'both' : 'more';
  return takesAway ? 'less' : 'other';
}
