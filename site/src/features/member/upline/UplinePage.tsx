import { useCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { MovementView } from '../movement/MovementView.tsx';
import { Upline } from './Upline.tsx';

export function UplinePage() {
  const { hrefOf } = useCentre();
  const query = useCentreQuery('transferUpline');
  const reference = query.get('movement');
  if (reference === null) return <Upline />;
  return (
    <MovementView key={reference} reference={reference} kinds={['upline']} overviewHref={hrefOf('transferUpline')} />
  );
}
