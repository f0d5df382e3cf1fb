import type { MovementKind } from '@baize/domain';
import { moneyMovements } from '@baize/gateway';
import { DescriptionList, Link, Panel } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { movedByMovement } from '../../../money/moved.ts';
import { useRefreshOnChange } from '../../../money/useRefreshOnChange.ts';
import { useMoneyIn } from './useMoneyIn.ts';

const everyMs = 30_000;
const stale = movedByMovement.filter((endpoint) => endpoint !== moneyMovements);

interface OpenMovementsProps {
  kind: MovementKind;
  page: MemberPageKey;
  title: string;
}

/** Lists unfinished movements above the page's content; renders nothing if there are none. */
export function OpenMovements({ kind, page, title }: OpenMovementsProps) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const { hrefOf } = useCentre();
  const { value } = useEndpoint(moneyMovements, { type: kind, open: 'true', language }, { every: everyMs });
  const movements = value?.movements ?? [];
  useRefreshOnChange(value && movements.map(({ reference, state }) => `${reference} ${state}`).join(), stale);
  if (movements.length === 0) return null;
  return (
    <Panel title={title}>
      <DescriptionList
        items={movements.map(({ reference, state, amount, currency }) => ({
          id: reference,
          term: text(`movement.state.${state}`),
          value: (
            <Link href={hrefOf(page, { movement: reference })}>
              {`${money(amount, currency)} · ${inOrder(reference)}`}
            </Link>
          ),
        }))}
      />
    </Panel>
  );
}
