import { compareAmounts } from '@baize/domain';
import type { DepositMethod, depositSettings, ValueOf } from '@baize/gateway';
import { Badge, Button, Chip, DescriptionList, Inline, LoadFrame, Skeleton, TaskCard } from '@baize/ui';
import { Wallet } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { useMoneyIn } from '../member/movement/useMoneyIn.ts';

interface DepositCardProps {
  answer: Answer<ValueOf<typeof depositSettings>>;
  /** A deposit has arrived before. */
  done: boolean;
}

/** How little a deposit may be, how soon it arrives, and the ways to pay; then the deposit itself (MEM-04). */
export function DepositCard({ answer, done }: DepositCardProps) {
  const text = useText();
  const { hrefOf } = useCentre();
  return (
    <TaskCard
      icon={Wallet}
      title={text('welcome.deposit')}
      text={text('welcome.deposit.text')}
      badge={
        done ? (
          <Badge tone="positive">{text('welcome.done')}</Badge>
        ) : (
          <Badge tone="neutral">{text('welcome.deposit.then')}</Badge>
        )
      }
      footer={
        <Button kind={done ? undefined : 'accent'} size="lg" wide href={hrefOf('depositv2')}>
          {text('welcome.deposit.action')}
        </Button>
      }
    >
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="row" count={3} />}>
        {answer.value && <Facts settings={answer.value} />}
      </LoadFrame>
    </TaskCard>
  );
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

/** The least that can be paid in, in the account's currency; null where no method says. */
function leastOf(methods: readonly DepositMethod[]): string | null {
  const [first, ...others] = methods.map(({ min }) => min);
  if (first === undefined) return null;
  return others.reduce((least, min) => (compareAmounts(min, least) === -1 ? min : least), first);
}
