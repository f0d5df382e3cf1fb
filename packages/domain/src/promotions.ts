/** A promotion with what it binds a player to. Amounts are decimal strings, times milliseconds since 1970. */
export interface Promotion {
  id: string;
  type: string;
  title: string;
  summary: string;
  picture: string | null;
  from: number | null;
  to: number | null;
  status: string | null;
  wagerLeft: string | null;
  maxBet: string | null;
  expires: number | null;
  /** What makes the bonus void, in the platform's words. */
  voids: string | null;
  joinable: boolean;
}

export type PromotionPhase = 'coming' | 'running' | 'over';

/** Where a promotion stands; an unset bound never ends or delays it. */
export function promotionPhase(promotion: Pick<Promotion, 'from' | 'to'>, now: number): PromotionPhase {
  if (promotion.from !== null && now < promotion.from) return 'coming';
  return promotion.to !== null && now >= promotion.to ? 'over' : 'running';
}
