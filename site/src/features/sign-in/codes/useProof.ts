import { captchaProof, solveProof } from '@baize/gateway';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../core/services/services.ts';

export type ProofState =
  | { kind: 'idle' | 'working' | 'failed' }
  | { kind: 'done'; riddle: { captchaId: string; captcha: string } };

/**
 * Replaces an unreadable captcha with a proof of work, which needs no user action (FLT-124). Each failed attempt needs
 * a new one.
 */
export function useProof(failures: number) {
  const { client } = useServices();
  const [state, setState] = useState<ProofState>({ kind: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a proof is spent by the try that failed
  useEffect(() => setState({ kind: 'idle' }), [failures]);
  const start = useCallback(async () => {
    setState({ kind: 'working' });
    try {
      const { id, ...task } = await client.call(captchaProof, {});
      const captcha = await solveProof(task);
      setState(captcha === null ? { kind: 'failed' } : { kind: 'done', riddle: { captchaId: id, captcha } });
    } catch {
      setState({ kind: 'failed' });
    }
  }, [client]);
  return { state, start };
}
