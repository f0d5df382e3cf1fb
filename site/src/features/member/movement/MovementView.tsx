import { isOver, type MoneyMovement, type MovementKind } from '@baize/domain';
import { moneyMovement } from '@baize/gateway';
import { Inline, Link, LoadFrame, Panel, Skeleton, Split, Stack, StatusBadge } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { movedByItself } from '../../../money/moved.ts';
import { useRefreshOnChange } from '../../../money/useRefreshOnChange.ts';
import { stateLooks } from '../../../shared/records/stateLooks.ts';
import { MovementFacts } from './MovementFacts.tsx';
import { MovementLine } from './MovementLine.tsx';

const everyMs = 10_000;

interface MovementViewProps {
  reference: string;
  /** Kinds shown here; others belong to other pages. */
  kinds: readonly MovementKind[];
  overviewHref: string;
  /** Actions for the current state; `ask` refetches it. */
  children?: (movement: MoneyMovement, ask: () => Promise<unknown>) => ReactNode;
}

/** Shows one movement from the platform's data, never from the address (FLT-041). */
export function MovementView({ reference, kinds, overviewHref, children }: MovementViewProps) {
  const text = useText();
  const answer = useMoneyMovement(reference);
  const movement = answer.value && kinds.includes(answer.value.kind) ? answer.value : null;
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="between" wrap>
        <Link href={overviewHref}>{text('movement.overview')}</Link>
        {movement && (
          <StatusBadge status={stateLooks[movement.state]} label={text(`movement.state.${movement.state}`)} />
        )}
      </Inline>
      <LoadFrame
        load={loadOf(answer, text, { empty: { title: text('error.not-found') }, isEmpty: movement === null })}
        skeleton={<Skeleton shape="panel" count={2} />}
      >
        {movement && (
          <Split
            fold="within"
            aside={
              <Panel title={text('movement.timeline')}>
                <MovementLine movement={movement} />
              </Panel>
            }
          >
            <Stack gap={4}>
              {children?.(movement, answer.retry)}
              <Facts movement={movement} />
            </Stack>
          </Split>
        )}
      </LoadFrame>
    </Stack>
  );
}

/** Polls until the movement is final; refetches the balance and other dependents when its state changes. */
function useMoneyMovement(reference: string) {
  const language = useLanguage();
  const first = useEndpoint(moneyMovement, { reference, language });
  useRefreshOnChange(first.value?.state, movedByItself, { first: true });
  const waits = first.value !== undefined && !isOver(first.value);
  return useEndpoint(moneyMovement, { reference, language }, waits ? { every: everyMs } : {});
}

function Facts({ movement }: { movement: MoneyMovement }) {
  const text = useText();
  const { kind, state } = movement;
  // The pending action takes the focus; without one, this panel does.
  const [focused] = useState(state !== 'awaiting-payment' && state !== 'paid');
  return (
    <Panel title={text(`movement.kind.${kind}`)} focused={focused}>
      <MovementFacts movement={movement} />
    </Panel>
  );
}
