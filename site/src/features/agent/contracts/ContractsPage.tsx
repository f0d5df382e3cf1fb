import type { ContractKind } from '@baize/domain';
import { useSearchParams } from 'react-router-dom';
import { BillPage } from '../bills/BillPage.tsx';
import { BillsTab } from '../bills/BillsTab.tsx';

export const DividendContracts = () => <ContractsPage kind="dividend" />;
export const DailySalaryContracts = () => <ContractsPage kind="daily-salary" />;
export const HourlySalaryContracts = () => <ContractsPage kind="hourly-salary" />;
export const RealtimeSalaryContracts = () => <ContractsPage kind="realtime-salary" />;

/** Contracts of one kind: what waits, the agent's own, those given to others; bills, simulator and log in tabs (AGT-10, AGT-11). */
function ContractsPage({ kind }: { kind: ContractKind }) {
  const [search] = useSearchParams();
  const bill = search.get('bill');
  return bill === null ? <BillsTab kind={kind} /> : <BillPage kind={kind} bill={bill} />;
}
