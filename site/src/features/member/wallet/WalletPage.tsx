import { useCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { MovementView } from '../movement/MovementView.tsx';
import { Wallet } from './Wallet.tsx';

export function WalletPage() {
  const { hrefOf } = useCentre();
  const query = useCentreQuery('transferFund');
  const reference = query.get('movement');
  if (reference === null) return <Wallet />;
  return (
    <MovementView
      key={reference}
      reference={reference}
      kinds={['wallet', 'recall']}
      overviewHref={hrefOf('transferFund')}
    />
  );
}
