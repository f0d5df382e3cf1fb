import { MovementView } from '../movement/MovementView.tsx';
import { PayOrder } from './PayOrder.tsx';

/** One order: how it is paid while it waits for that, and how it stands (MEM-04). */
export function Order({ reference }: { reference: string }) {
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
