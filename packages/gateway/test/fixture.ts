import * as v from 'valibot';
import type { AnyEndpoint, ValueOf } from '../src/base/endpoint.ts';

export const read = <E extends AnyEndpoint>(endpoint: E, wire: unknown): ValueOf<E> => v.parse(endpoint.value, wire);

/** Game as a platform sends it, with its loose but valid types. */
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
