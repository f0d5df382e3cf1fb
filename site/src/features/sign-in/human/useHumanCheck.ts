import { cleanNumber } from '@baize/domain';
import { type HumanCheckSetting, humanChallenge, type ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../core/services/services.ts';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { type HumanCheck, type HumanOutcome, left, missing } from './humanCheck.ts';

export interface Asked {
  sum: ValueOf<typeof humanChallenge>;
  /** Null cancels. */
  answer: (typed: string | null) => void;
}

/** Runs the check that the platform requires; `asked` is the sum to show for a check without its own window. */
export function useHumanCheck(setting: HumanCheckSetting) {
  const { brand, client } = useServices();
  const language = useLanguageTag();
  const [asked, setAsked] = useState<Asked | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const bySum = useCallback(
    (): HumanCheck => ({
      async prove(signal) {
        const sum = await client.call(humanChallenge, {}, { signal }).catch(() => null);
        if (!sum) return signal.aborted ? left : missing;
        const typed = await new Promise<string | null>((answer) => {
          signal.addEventListener('abort', () => answer(null));
          setAsked({ sum, answer });
        });
        setAsked(null);
        if (typed === null) return left;
        const proof = { lot_number: sum.id, captcha_output: cleanNumber(typed), pass_token: '', gen_time: '' };
        return { kind: 'passed', proof };
      },
    }),
    [client],
  );

  /** Returns null when no check is required. */
  const prove = useCallback(async (): Promise<HumanOutcome | null> => {
    if (!setting) return null;
    const { signal } = leaving.current;
    if (setting.provider === 'sandbox') return bySum().prove(signal);
    const allowed = brand.humanCheck;
    if (!allowed) return missing;
    try {
      const [{ createGeetest }, { loadGeetest }] = await Promise.all([
        import('./geetest.ts'),
        import('./loadGeetest.ts'),
      ]);
      const { captchaId } = setting;
      return await createGeetest({ captchaId, language, load: () => loadGeetest(allowed) }).prove(signal);
    } catch {
      return missing;
    }
  }, [setting, brand, bySum, language]);
  return { prove, asked };
}
