import { MovementView } from '../movement/MovementView.tsx';
import { Receipt } from './Receipt.tsx';

/** One withdrawal: its course, and its receipt once it was paid (MEM-06). */
export function Payment({ reference }: { reference: string }) {
  return (
    <MovementView reference={reference} kinds={['withdrawal']} page="withdraw">
      {(movement, ask) => <Receipt movement={movement} onChange={ask} />}
    </MovementView>
  );
}
