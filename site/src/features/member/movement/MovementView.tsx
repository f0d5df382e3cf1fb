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
import { MovementFacts } from './MovementFacts.tsx';
import { MovementLine } from './MovementLine.tsx';
import { stateLooks } from './stateLooks.ts';

const everyMs = 10_000;

interface MovementViewProps {
  reference: string;
  /** Another kind of movement belongs to another page. */
  kinds: readonly MovementKind[];
  /** Where those before are. */
  overviewHref: string;
  /** What can be done about it as it stands; `ask` asks the platform anew. */
  children?: (movement: MoneyMovement, ask: () => Promise<unknown>) => ReactNode;
}

/** One movement as the platform tells of it, and nothing that an address says (FLT-041): its course, its facts, and what is waited for. */
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

/** Asked for again while something is still to come of it; what has moved by then, the balance first, is asked for with it. */
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
  // What is waited for takes the focus of the press that led here; where nothing is, this does.
  const [focused] = useState(state !== 'awaiting-payment' && state !== 'paid');
  return (
    <Panel title={text(`movement.kind.${kind}`)} focused={focused}>
      <MovementFacts movement={movement} />
    </Panel>
  );
}
