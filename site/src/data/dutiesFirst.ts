import { createStore, useStore } from '../core/browser/createStore.ts';
import { usePlays } from '../core/services/services.ts';
import { usePlaySession } from './player.ts';

/** Place at which the question about limits was closed without an answer; null for none. */
export const leftLimits = createStore<string | null>(null);

/** Reports whether the page of deposits waits below a summary or a question that comes first (JUR-19, JUR-30). */
export function useIsDepositHeld(): boolean {
  const { value } = usePlaySession(usePlays());
  const left = useStore(leftLimits);
  return Boolean(value?.summaryDays || (value?.limitsDue && left !== 'depositv2'));
}
