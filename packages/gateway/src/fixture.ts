import * as v from 'valibot';
import type { AnyEndpoint, ValueOf } from './endpoint.ts';

/** What the client would return for this `value` of the wire; throws where it is malformed. */
export const read = <E extends AnyEndpoint>(endpoint: E, wire: unknown): ValueOf<E> => v.parse(endpoint.value, wire);

/** A game as a platform sends it, with the loose spellings that are allowed. */
export const node = {
  nodeId: 7,
  gameName: 'Amber Heron Trail',
  vassalage: 'OMB',
  gameType: 'rng',
  gameCode: 'OMB-7',
  minBet: '0.01',
  isHot: 1,
  maintenance: '0',
};
