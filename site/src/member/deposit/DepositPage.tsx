import { useSearch } from '../../app/address.tsx';
import { Deposit } from './Deposit.tsx';
import { Order } from './Order.tsx';

/** Paying in: a new deposit, or the order that the address names (MEM-04). */
export function DepositPage() {
  const reference = useSearch().get('movement');
  return reference === null ? <Deposit /> : <Order key={reference} reference={reference} />;
}
