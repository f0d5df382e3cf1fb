import {
  currencySymbol,
  jackpotAt,
  jackpotRisesIn,
  marksJackpotsAsDemo,
  moneyParts,
  offersSimulatedJackpots,
} from '@baize/domain';
import { Jackpot } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useRules } from '../../core/services/rules.ts';
import { useBrand, useServices } from '../../core/services/services.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';

/** Reports whether the brand shows a jackpot here. */
export function useHasJackpot(): boolean {
  const { jackpot } = useBrand();
  return offersSimulatedJackpots(useRules()) && jackpot !== null;
}

export function JackpotCounter({ kind }: { kind?: 'panel' | 'bare' }) {
  const text = useText();
  const { jackpot } = useBrand();
  const rules = useRules();
  const currency = useCurrency();
  const { now: serverNow } = useServices();
  const [now, setNow] = useState(() => serverNow());
  const { epoch } = jackpot ?? { epoch: 0 };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = serverNow();
      setNow(moment);
      // Hidden pages pause; the next figure includes what was missed, without a burst (FLT-105).
      if (!document.hidden) timer = setTimeout(tick, jackpotRisesIn(moment, epoch));
    };
    const restart = () => {
      clearTimeout(timer);
      tick();
    };
    document.addEventListener('visibilitychange', restart);
    tick();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [serverNow, epoch]);

  if (!jackpot || !offersSimulatedJackpots(rules)) return null;
  const parts = moneyParts(jackpotAt(now, jackpot, currency.digits), {
    ...currency,
    digits: Math.min(2, currency.digits),
  });
  if (!parts) return null;
  return (
    <Jackpot
      amount={parts.whole + parts.fraction}
      currency={currencySymbol(currency)}
      label={text('home.jackpot')}
      note={text(marksJackpotsAsDemo(rules) ? 'home.jackpot.demo' : 'home.jackpot.rising')}
      kind={kind}
    />
  );
}
