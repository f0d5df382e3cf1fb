import { type ContractKind, printBillView } from '@baize/domain';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { contractPages } from '../shared/contractPages.ts';
import { useBillView } from './useBillView.ts';

/** Returns the address of the deposit page with the amount filled in and a way back to the bills. */
export function useDepositHref(kind: ContractKind, amount: string, selected: readonly string[]): string {
  const { hrefOf } = useCentre();
  const { view } = useBillView(kind);
  const back = new URLSearchParams({ centre: contractPages[kind], tab: 'bills' });
  for (const [name, value] of printBillView({ ...view, selected })) back.set(name, value);
  return hrefOf('depositv2', { amount, returnTo: String(back) });
}
