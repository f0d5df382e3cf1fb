import { decideBonus } from '@baize/domain';
import { joinPromotion, promotionDetail, promotions, type ValueOf, vipClub } from '@baize/gateway';
import { useMemo, useRef } from 'react';
import { useRules } from '../core/services/rules.ts';
import { useLanguage, useSession } from '../core/services/services.ts';
import { useAction } from './useAction.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

const offers = [promotions, promotionDetail];

/** Returns the offers that the rules allow (JUR-33). */
export const usePromotions = (asked = true): Answer<ValueOf<typeof promotions>> => {
  const language = useLanguage();
  const rules = useRules();
  const answer = useEndpoint(promotions, asked ? { language } : null);
  return useMemo(
    () => ({ ...answer, value: answer.value?.filter(({ figures }) => !decideBonus(rules, figures)) }),
    [answer, rules],
  );
};

/** Returns one promotion, keeping it while another language loads, and with it what is typed beside it (I18-03). */
export const usePromotion = (id: string | null): Answer<ValueOf<typeof promotionDetail>> => {
  const language = useLanguage();
  const { account } = useSession();
  const answer = useEndpoint(promotionDetail, id ? { id, language } : null);
  const known = useRef({ account, value: answer.value });
  if (answer.value) known.current = { account, value: answer.value };
  const { value } = known.current;
  const kept = known.current.account === account && value?.promotion.id === id && !answer.error ? value : undefined;
  return { ...answer, value: answer.value ?? kept };
};

export const useJoinPromotion = () => useAction(joinPromotion, offers);

export const useVipClub = (asked = true) => {
  const language = useLanguage();
  return useEndpoint(vipClub, asked ? { language } : null);
};
