import { useSearchParams } from 'react-router-dom';
import { MovementView } from '../movement/MovementView.tsx';
import { Deposit } from './Deposit.tsx';
import { PayOrder } from './PayOrder.tsx';

/** Paying in: a new deposit, or the order that the address names (MEM-04). */
export function DepositPage() {
  const [search] = useSearchParams();
  const reference = search.get('movement');
  return reference === null ? <Deposit /> : <Order key={reference} reference={reference} />;
}

/** One order: how it is paid while it waits for that, and how it stands (MEM-04). */
function Order({ reference }: { reference: string }) {
  return (
    <MovementView reference={reference} kinds={['deposit']} page="depositv2">
      {(movement, ask) =>
        movement.state === 'awaiting-payment' && movement.payment ? (
          <PayOrder movement={movement} payment={movement.payment} onChange={ask} />
        ) : null
      }
    </MovementView>
  );
}
