import type { Rules } from '../effective.ts';
import type { RestKind } from '../restLengths.ts';

type Lengths = Readonly<Record<RestKind, readonly number[]>>;

/** Returns the lengths of each rest that players may choose: those of the rules, or else the product's own. */
export const restChoices = ({ values }: Rules, own: Lengths): Lengths => ({ ...own, ...values['rest.lengths'] });
