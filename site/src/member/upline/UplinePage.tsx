import { useSearch } from '../../app/address.tsx';
import { MovementView } from '../movement/MovementView.tsx';
import { Upline } from './Upline.tsx';

/** Sending money to the account above, where that is allowed (MEM-07). */
export function UplinePage() {
  const reference = useSearch().get('movement');
  if (reference === null) return <Upline />;
  return <MovementView key={reference} reference={reference} kinds={['upline']} page="transferUpline" />;
}
