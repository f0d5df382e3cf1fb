import { joinPromotion, promotionDetail, promotions, type ValueOf, vipClub } from '@baize/gateway';
import { useRef } from 'react';
import { useLanguage, useSession } from '../core/services/services.ts';
import { useAction } from './useAction.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

const offers = [promotions, promotionDetail];

export const usePromotions = (asked = true) => {
  const language = useLanguage();
  return useEndpoint(promotions, asked ? { language } : null);
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
