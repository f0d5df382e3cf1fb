import { fromMinor } from '@baize/domain';
import * as v from 'valibot';

/** Schema of a share in basis points, read as a percentage with two decimals: 250 is 2.50. */
export const basisPoints = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((points) => fromMinor(BigInt(points), 2)),
);
