import { capitals, cursorLists, minorUnits, wordMap, wordPairs } from '@baize/adapter';
import { movementStates } from '@baize/domain';

/** Decimals of the currencies that larch has. */
export const money = minorUnits({ PKR: 2, EUR: 2, VND: 0, JPY: 0, KWD: 3 });
export const list = cursorLists({ items: 'data', next: 'next', after: 'after' });

/** Kinds of games of larch by our categories; the others have the same name. */
export const kinds = wordPairs({ RNG: 'SLOTS', FISH: 'FISHING', PVP: 'TABLES', SPORTS: 'SPORT', ESPORTS: 'ESPORT' });

const movementWords: Readonly<Record<string, (typeof movementStates)[number]>> = {
  PENDING: 'awaiting-payment',
  PENDING_REVIEW: 'in-review',
  REQUESTED: 'in-review',
  SENT: 'paid',
  SETTLED: 'received',
  RETURNED: 'rejected',
  ...Object.fromEntries(movementStates.map((state) => [capitals.theirs(state), state])),
};

/** States by our words; a stranger such as ON_HOLD counts as in review. */
export const movementState = wordMap(movementWords, 'in-review', 'state of a movement:');
/** States as larch writes them, for a filter. */
export const larchStates = (statuses: readonly string[]): string =>
  ['ON_HOLD', ...Object.keys(movementWords)]
    .filter((word) => statuses.includes(movementWords[word] ?? 'in-review'))
    .join(',');
