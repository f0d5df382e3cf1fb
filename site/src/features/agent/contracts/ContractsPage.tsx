import type { ContractKind } from '@baize/domain';

export const DividendContracts = () => <ContractsPage kind="dividend" />;
export const DailySalaryContracts = () => <ContractsPage kind="daily-salary" />;
export const HourlySalaryContracts = () => <ContractsPage kind="hourly-salary" />;
export const RealtimeSalaryContracts = () => <ContractsPage kind="realtime-salary" />;

/** Contracts of one kind: what waits, the agent's own, those given to others; bills, simulator and log in tabs (AGT-10, AGT-11). */
function ContractsPage({ kind }: { kind: ContractKind }) {
  return <p>{kind}</p>;
}
