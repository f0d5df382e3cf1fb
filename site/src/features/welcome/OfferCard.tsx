import type { depositSettings, ValueOf } from '@baize/gateway';
import { Badge, Button, LoadFrame, Skeleton, TaskCard } from '@baize/ui';
import { RadioGroup } from '@baize/ui/overlays';
import { Gift } from 'lucide';
import { useState } from 'react';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';
import { useServices } from '../../core/services/services.ts';
import { useFirstSteps } from '../../data/firstSteps.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { useMoneyIn } from '../member/movement/useMoneyIn.ts';

const none = '';

/** Lists first-deposit promotions, none preselected; the choice carries over to the next deposit. */
export function OfferCard({ answer }: { answer: Answer<ValueOf<typeof depositSettings>> }) {
  const text = useText();
  const money = useMoneyIn();
  const percent = usePercent();
  const { toasts } = useServices();
  const { steps, chooseOffer } = useFirstSteps();
  const { promotions = [], currency = null } = answer.value ?? {};
  const [ticked, setTicked] = useState(steps?.offer ?? none);
  const chosen = promotions.some(({ id }) => id === ticked) ? ticked : none;
  const said = steps?.offer != null;

  const keep = () => {
    chooseOffer(chosen);
    toasts.show({ tone: 'positive', text: text(chosen === none ? 'welcome.offer.kept.none' : 'welcome.offer.kept') });
  };
  return (
    <TaskCard
      icon={Gift}
      title={text('welcome.offer')}
      text={text('welcome.offer.text')}
      badge={
        said ? (
          <Badge tone="positive">{text('welcome.done')}</Badge>
        ) : (
          <Badge tone="neutral">{text('welcome.optional')}</Badge>
        )
      }
      footer={
        <Button size="lg" wide onClick={keep}>
          {text('welcome.offer.keep')}
        </Button>
      }
    >
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="row" count={3} />}>
        <RadioGroup
          label={text('welcome.offer.label')}
          value={chosen}
          onValueChange={setTicked}
          options={[
            ...promotions.map(({ id, title, percent: share, most, turnover }) => ({
              value: id,
              label: title,
              hint: text('welcome.offer.terms', {
                percent: percent(share),
                most: money(most, currency),
                times: turnover,
              }),
            })),
            { value: none, label: text('welcome.offer.none'), hint: text('welcome.offer.none.hint') },
          ]}
        />
      </LoadFrame>
    </TaskCard>
  );
}
