import { MallHeader } from '@baize/ui';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePointText } from '../../core/services/usePointText.ts';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';
import { usePointBalance, usePointConfig } from './usePoints.ts';

export function MallHero() {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const overlay = useOverlay();
  const viewer = useViewer();
  const { value: held, loading } = usePointBalance();
  const config = usePointConfig();
  const rate = config.value?.rate;
  const one = money('1');
  const action =
    viewer === null
      ? { label: text('login.action'), href: overlay.hrefOf('login') }
      : { label: text('points.convert'), href: overlay.hrefOf(viewer === 'trial' ? 'true-account' : 'convert') };
  return (
    <MallHeader
      title={text('points.title')}
      lead={text('points.lead')}
      purse={{
        label: text('points.purse'),
        value: held ? pointText(held.points) : null,
        loading,
        action,
        note:
          rate && one
            ? text('points.worth', { points: pointText(rate.points), amount: inOrder(one) })
            : config.loading
              ? null
              : undefined,
      }}
    >
      <Boundary>
        <RouteBanner size="sm" />
      </Boundary>
    </MallHeader>
  );
}
