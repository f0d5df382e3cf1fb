import { useSearchParams } from 'react-router-dom';
import { Deposit } from './Deposit.tsx';
import { Order } from './Order.tsx';

/** Paying in: a new deposit, or the order that the address names (MEM-04). */
export function DepositPage() {
  const [search] = useSearchParams();
  const reference = search.get('movement');
  return reference === null ? <Deposit /> : <Order key={reference} reference={reference} />;
}
