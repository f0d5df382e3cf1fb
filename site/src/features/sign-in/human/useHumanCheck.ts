import { type HumanCheckSetting, humanChallenge, type ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../core/services/services.ts';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { type HumanCheck, type HumanOutcome, left, missing } from './humanCheck.ts';

/** A sum that is waiting to be answered. */
export interface Asked {
  sum: ValueOf<typeof humanChallenge>;
  /** With null the person leaves it. */
  answer: (typed: string | null) => void;
}

/** The check that the platform asks for, if it does; `asked` is what to show of one that has no window of its own. */
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
        const proof = { lot_number: sum.id, captcha_output: typed.trim(), pass_token: '', gen_time: '' };
        return { kind: 'passed', proof };
      },
    }),
    [client],
  );

  /** Passes at once, without a proof, where no check is asked for. */
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
