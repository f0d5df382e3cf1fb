import { mainWallet } from '@baize/domain';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';

export type WalletDraft = ReturnType<typeof useWalletDraft>;

/** What is asked for: from where to where, and how much. It outlives the end of a session (FLT-010). */
export function useWalletDraft() {
  const [from, setFrom] = useLeftForm('wallet from', mainWallet);
  const [to, setTo] = useLeftForm('wallet to', '');
  const [amount, setAmount] = useLeftForm<string | null>('wallet', '');
  return { from, setFrom, to, setTo, amount, setAmount };
}
