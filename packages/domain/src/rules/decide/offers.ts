import type { Rules } from '../effective.ts';

/** Free play needs no account that is verified; where it asks for one, visitors have none. */
export const offersFreePlay = ({ values }: Rules): boolean => values.freePlay === 'open';

export const offersVip = ({ values }: Rules): boolean => values.vip;

export const offersPromotions = ({ values }: Rules): boolean => values.promotions;

export const offersCockfight = ({ values }: Rules): boolean => values.cockfight;

/** Reports whether a jackpot that is made up may be shown at all. */
export const offersSimulatedJackpots = ({ lawful }: Rules): boolean => lawful.simulatedJackpots;

/** Reports whether a jackpot says that it is a demonstration. */
export const marksJackpotsAsDemo = ({ values }: Rules): boolean => values.simulatedJackpots;
