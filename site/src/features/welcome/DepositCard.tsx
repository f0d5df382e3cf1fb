import { compareAmounts } from '@baize/domain';
import { accountRecords, type DepositMethod, type depositSettings, type ValueOf } from '@baize/gateway';
import { Badge, Button, Chip, DescriptionList, Inline, LoadFrame, Skeleton, TaskCard, Text } from '@baize/ui';
import { Wallet } from 'lucide';
import { useState } from 'react';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useLanguage, useServices } from '../../core/services/services.ts';
import { loadOf } from '../../data/load.ts';
import { type Answer, useEndpoint } from '../../data/useEndpoint.ts';
import { useMoneyIn } from '../member/movement/useMoneyIn.ts';

interface DepositCardProps {
  answer: Answer<ValueOf<typeof depositSettings>>;
  done: boolean;
}

export function DepositCard({ answer, done }: DepositCardProps) {
  const text = useText();
  const money = useMoneyIn();
  const { hrefOf } = useCentre();
  const gift = useGift(done);
  return (
    <TaskCard
      icon={Wallet}
      title={text('welcome.deposit')}
      text={text('welcome.deposit.text')}
      badge={
        done ? (
          <Badge tone="positive">{text('welcome.done')}</Badge>
        ) : (
          <Badge tone="neutral">{text(gift ? 'welcome.gift.then' : 'welcome.deposit.then')}</Badge>
        )
      }
      footer={
        <Button kind={done ? undefined : 'accent'} size="lg" wide href={hrefOf('depositv2')}>
          {text('welcome.deposit.action')}
        </Button>
      }
    >
      {gift?.name && (
        <Text as="p">
          {text('welcome.gift', { amount: money(gift.amount, answer.value?.currency ?? null), gift: apart(gift.name) })}
        </Text>
      )}
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="row" count={3} />}>
        {answer.value && <Facts settings={answer.value} />}
      </LoadFrame>
    </TaskCard>
  );
}

const fresh = 7 * 86_400_000;

/** Returns the only credit of a new account, which the platform names. */
function useGift(deposited: boolean) {
  const language = useLanguage();
  const { now } = useServices();
  const [span] = useState(() => ({ from: now() - fresh, to: now() + fresh }));
  const page = { type: 'bonus', page: 1, pageSize: 2, language } as const;
  const { value } = useEndpoint(accountRecords, deposited ? null : { ...span, ...page });
  const [record, more] = value?.records ?? [];
  return record?.name && !more ? record : null;
}

function Facts({ settings }: { settings: ValueOf<typeof depositSettings> }) {
  const text = useText();
  const money = useMoneyIn();
  const open = settings.methods.filter((method) => method.open);
  const least = leastOf(open.filter(({ rate }) => rate === null));
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  return (
    <>
      {least !== null && (
        <DescriptionList
          items={[{ id: 'least', term: text('welcome.deposit.least'), value: money(least, settings.currency) }]}
        />
      )}
      <Inline gap={2} wrap>
        {kinds.map((kind) => (
          <Chip key={kind}>{text(`deposit.kind.${kind}`)}</Chip>
        ))}
      </Inline>
    </>
  );
}

function leastOf(methods: readonly DepositMethod[]): string | null {
  const [first, ...others] = methods.map(({ min }) => min);
  if (first === undefined) return null;
  return others.reduce((least, min) => (compareAmounts(min, least) === -1 ? min : least), first);
}
