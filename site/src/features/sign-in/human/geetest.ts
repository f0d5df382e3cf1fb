import type { HumanProof } from '@baize/gateway';
import { type HumanCheck, type HumanOutcome, left, missing } from './humanCheck.ts';

/** Used part of Geetest v4, whose window opens over the page (`product: 'bind'`). */
interface Captcha {
  onReady(listener: () => void): Captcha;
  onSuccess(listener: () => void): Captcha;
  onError(listener: () => void): Captcha;
  onClose(listener: () => void): Captcha;
  showCaptcha(): void;
  getValidate(): Partial<HumanProof> | false | undefined;
  destroy(): void;
}

export type InitGeetest = (
  options: { captchaId: string; product: 'bind'; language: string },
  ready: (captcha: Captcha) => void,
) => void;

export interface GeetestOptions {
  captchaId: string;
  /** BCP 47 tag. */
  language: string;
  /** Loads the script once; rejects on failure. */
  load: () => Promise<InitGeetest>;
  /** Maximum ms until the check is ready, 10,000 by default. */
  patience?: number;
}

/** Geetest's language names where they differ from the tags. */
const languages: Readonly<Record<string, string>> = {
  'zh-Hans': 'zho',
  en: 'eng',
  id: 'ind',
  th: 'tha',
  tr: 'tur',
  vi: 'vie',
  ur: 'urd',
};

/** Runs a check with Geetest. A script that is missing, slow or broken yields `missing` after at most `patience`. */
export function createGeetest({ captchaId, language, load, patience = 10_000 }: GeetestOptions): HumanCheck {
  return {
    prove: (signal) =>
      new Promise((tell) => {
        let captcha: Captcha | null = null;
        const tooLate = setTimeout(() => end(missing), patience);
        const end = (outcome: HumanOutcome) => {
          clearTimeout(tooLate);
          signal.removeEventListener('abort', leave);
          tell(outcome);
          attempt(() => captcha?.destroy());
        };
        const leave = () => end(left);
        signal.addEventListener('abort', leave);
        if (signal.aborted) return leave();

        const show = (made: Captcha) => {
          captcha = made;
          const proof = () => readProof(attempt(() => made.getValidate()));
          made
            .onReady(() => {
              clearTimeout(tooLate);
              try {
                made.showCaptcha();
              } catch {
                end(missing);
              }
            })
            .onSuccess(() => end(proof() ?? missing))
            .onError(() => end(missing))
            .onClose(leave);
        };
        return load()
          .then((init) => init({ captchaId, product: 'bind', language: languages[language] ?? 'eng' }, show))
          .catch(() => end(missing));
      }),
  };
}

function readProof(value: Partial<HumanProof> | false | undefined): HumanOutcome | null {
  if (!value) return null;
  const { lot_number, captcha_output, pass_token, gen_time } = value;
  if (!lot_number || !captcha_output || !pass_token || !gen_time) return null;
  return { kind: 'passed', proof: { lot_number, captcha_output, pass_token, gen_time } };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
