import { decideBonus, paymentAllowed } from '@baize/domain';
import { depositSettings, type ValueOf } from '@baize/gateway';
import { useMemo } from 'react';
import { useRules } from '../core/services/rules.ts';
import { useLanguage } from '../core/services/services.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

/** Returns ways and bonuses of a deposit, without those that the rules forbid (JUR-23, JUR-33). */
export function useDepositSettings(): Answer<ValueOf<typeof depositSettings>> {
  const rules = useRules();
  const answer = useEndpoint(depositSettings, { language: useLanguage() });
  const { value } = answer;
  const allowed = useMemo(
    () =>
      value && {
        ...value,
        methods: value.methods.filter((method) => paymentAllowed(rules, method)),
        promotions: value.promotions.filter(
          ({ percent: rate, turnover }) =>
            !decideBonus(rules, {
              rate,
              turnoverTimes: turnover,
              turnoverOf: 'deposit-and-bonus',
              turnoverDays: null,
            }),
        ),
      },
    [value, rules],
  );
  return { ...answer, value: allowed };
}
