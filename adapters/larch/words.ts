import { capitals, cursorLists, minorUnits, wordMap } from '@baize/adapter';
import { movementStates } from '@baize/domain';

/** Decimals of the currencies that larch has. */
export const money = minorUnits({ PKR: 2, EUR: 2, VND: 0, JPY: 0, KWD: 3 });
export const list = cursorLists({ items: 'data', next: 'next', after: 'after' });

/** Kinds of games of larch by our categories. */
const kinds: Readonly<Record<string, string>> = {
  RNG: 'SLOTS',
  LIVE: 'LIVE',
  FISH: 'FISHING',
  PVP: 'TABLES',
  SPORTS: 'SPORT',
  ESPORTS: 'ESPORT',
};
export const kindOf = (category: string | undefined) => category && (kinds[category.toUpperCase()] ?? category);
export const categoryOf = (kind: string): string => Object.keys(kinds).find((name) => kinds[name] === kind) ?? kind;

const movementWords = {
  PENDING: 'awaiting-payment',
  PENDING_REVIEW: 'in-review',
  REQUESTED: 'in-review',
  SENT: 'paid',
  SETTLED: 'received',
  RETURNED: 'rejected',
  ...Object.fromEntries(movementStates.map((state) => [capitals.theirs(state), state])),
} as Readonly<Record<string, (typeof movementStates)[number]>>;

/** States by our words; a stranger such as ON_HOLD counts as in review. */
export const movementState = wordMap(movementWords, 'in-review', 'state of a movement:');
/** States as larch writes them, for a filter. */
export const larchStates = (statuses: readonly string[]): string =>
  ['ON_HOLD', ...Object.keys(movementWords)]
    .filter((word) => statuses.includes(movementWords[word] ?? 'in-review'))
    .join(',');
