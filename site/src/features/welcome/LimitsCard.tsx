import { compareAmounts } from '@baize/domain';
import { type playControl, setPlayLimit, type ValueOf } from '@baize/gateway';
import { Badge, Button, DescriptionList, Link, LoadFrame, Skeleton, TaskCard } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useBrand, useServices } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { errorText, loadOf } from '../../data/load.ts';
import { useAction } from '../../data/useAction.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { limitsChanged } from '../member/control/stale.ts';
import { useControlLead } from '../member/control/useControlLead.ts';
import { useLimitWords } from '../member/control/useLimitWords.ts';

/** Offers the brand's proposed limits in one click, then shows the active ones (RSP-03). */
export function LimitsCard(props: { answer: Answer<ValueOf<typeof playControl>> }) {
  return useOffered('limits') ? <OwnLimits {...props} /> : <LimitsElsewhere />;
}

/** Says who sets limits where the platform leaves them to customer service (ADP-06). */
function LimitsElsewhere() {
  const text = useText();
  const { hrefOf } = useCentre();
  return (
    <TaskCard
      icon={SlidersHorizontal}
      title={text('welcome.limits')}
      text={text('control.through')}
      footer={
        <Button size="lg" wide href={hrefOf('playControl')}>
          {text('welcome.limits')}
        </Button>
      }
    />
  );
}

function OwnLimits({ answer }: { answer: Answer<ValueOf<typeof playControl>> }) {
  const text = useText();
  const words = useLimitWords();
  const lead = useControlLead();
  const { hrefOf } = useCentre();
  const { startLimits } = useBrand();
  const limits = answer.value?.limits ?? [];
  const { use, working, error } = useStartLimits(limits, answer.retry);
  // Keep the proposal visible until all limits are set.
  const held = limits.length > 0 && !working && !error;
  const shown = held ? limits : startLimits;
  const others = hrefOf('playControl');
  return (
    <TaskCard
      icon={SlidersHorizontal}
      title={text('welcome.limits')}
      text={shown.length > 0 ? text('welcome.limits.text') : lead}
      badge={<Badge tone="positive">{text(held ? 'welcome.done' : 'welcome.limits.time')}</Badge>}
      footer={
        held || startLimits.length === 0 ? (
          <Button size="lg" wide href={others}>
            {text(held ? 'welcome.limits.other' : 'welcome.limits')}
          </Button>
        ) : (
          <>
            <FormError>{error}</FormError>
            <Button kind="primary" size="lg" wide busy={working} onClick={() => void use()}>
              {text('welcome.limits.use')}
            </Button>
          </>
        )
      }
    >
      <LoadFrame
        load={loadOf(answer, text, { title: text('control.failed') })}
        skeleton={<Skeleton shape="row" count={3} />}
      >
        {shown.length > 0 && (
          <DescriptionList
            items={shown.map((limit) => ({
              id: `${limit.kind} ${limit.period}`,
              term: words.name(limit),
              value: words.amount(limit.kind, limit.amount),
            }))}
          />
        )}
        {!held && startLimits.length > 0 && <Link href={others}>{text('welcome.limits.other')}</Link>}
      </LoadFrame>
    </TaskCard>
  );
}

/**
 * Sets the brand's limits in sequence, skipping those already as strict, so that a second click resumes after a
 * failure.
 */
function useStartLimits(held: ValueOf<typeof playControl>['limits'], refresh: () => Promise<unknown>) {
  const text = useText();
  const { startLimits } = useBrand();
  const { toasts } = useServices();
  const { send } = useAction(setPlayLimit, limitsChanged);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();

  const setEach = async () => {
    for (const limit of startLimits) {
      const own = held.find(({ kind, period }) => kind === limit.kind && period === limit.period);
      if (own && compareAmounts(own.amount, limit.amount) !== 1) continue;
      const outcome = await send(limit);
      if (!outcome.ok) return outcome.error;
    }
    return null;
  };
  const use = async () => {
    setError(undefined);
    setWorking(true);
    const refused = await setEach();
    // Show all new limits at once.
    await refresh();
    setWorking(false);
    if (refused) setError(errorText(text, refused));
    else toasts.show({ tone: 'positive', text: text('control.done.now') });
  };
  return { use, working, error };
}
