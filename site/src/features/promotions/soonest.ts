import { offerTurnsAt, type Promotion } from '@baize/domain';

/** Returns when the first of the offers changes state by itself; null when none does. */
export function soonest(offers: readonly Promotion[], now: number): number | null {
  const turns = offers.map((offer) => offerTurnsAt(offer, now)).filter((turn) => turn !== null);
  return turns.length > 0 ? Math.min(...turns) : null;
}
