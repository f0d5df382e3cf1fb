import { useCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { useOffered } from '../../../core/services/status.ts';
import { MovementView } from '../movement/MovementView.tsx';
import { AddPayee } from './AddPayee.tsx';
import { newPayee } from './payeeAddress.ts';
import { Receipt } from './Receipt.tsx';
import { RemovePayee } from './RemovePayee.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** Shows a new withdrawal, one named in the address with its receipt, or a payee (MEM-05, MEM-06). */
export function WithdrawPage() {
  const query = useCentreQuery('withdraw');
  const reference = query.get('movement');
  const payee = query.get('payee');
  const payees = useOffered('payees');
  if (reference !== null) return <Payment key={reference} reference={reference} />;
  if (payee === newPayee && payees) return <AddPayee />;
  return payee === null || !payees ? <Withdrawal /> : <RemovePayee key={payee} id={payee} />;
}

function Payment({ reference }: { reference: string }) {
  const receipts = useOffered('receipts');
  const { hrefOf } = useCentre();
  return (
    <MovementView reference={reference} kinds={['withdrawal']} overviewHref={hrefOf('withdraw')}>
      {(movement, ask) => receipts && <Receipt movement={movement} onChange={ask} />}
    </MovementView>
  );
}
