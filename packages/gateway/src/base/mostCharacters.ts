import { textLength } from '@baize/domain';
import * as v from 'valibot';

/** Limits visible characters; the action keeps its limit as `most`, for documents of the contract. */
export const mostCharacters = (most: number) =>
  Object.assign(
    v.check((value: string) => textLength(value) <= most),
    { most },
  );
