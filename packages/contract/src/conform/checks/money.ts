import type { Probe } from '../run.ts';
import { judgeDeposits } from './deposits.ts';
import { judgeTransfers } from './transfers.ts';
import { judgeWithdrawal } from './withdrawals.ts';

/** M1 to M5, M7: orders, a transfer and a withdrawal, none above the cap. */
export const money =
  (most: string): Probe =>
  async (run) => {
    if (!run.player) return;
    await judgeTransfers(run, most);
    await judgeWithdrawal(run, most);
    await judgeDeposits(run, most);
  };
