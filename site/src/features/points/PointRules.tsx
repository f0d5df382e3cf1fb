import { LoadFrame, Skeleton, Steps } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { loadOf } from '../../data/load.ts';
import { usePointConfig } from './usePoints.ts';

export function PointRules() {
  const text = useText();
  const answer = usePointConfig();
  const rules = answer.value?.rules ?? [];
  const load = loadOf(answer, text, { empty: { title: text('list.empty') }, isEmpty: rules.length === 0 });
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="row" count={6} />}>
      <Steps label={text('points.tab.rules')} steps={rules.map((rule) => ({ id: rule, title: rule }))} />
    </LoadFrame>
  );
}
