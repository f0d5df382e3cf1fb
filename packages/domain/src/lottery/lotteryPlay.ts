import { fromMinor, toMinor } from '../base/money.ts';

/**
 * The classic ways to play: big or small, odd or even, and the last two, three or four figures of a draw in their order.
 * The source names them without their codes.
 */
export const playTypes = ['BS', 'OE', '2D', '3D', '4D'] as const;
export type PlayType = (typeof playTypes)[number];

export const isPlayType = (value: unknown): value is PlayType => (playTypes as readonly unknown[]).includes(value);

/** The last figures of a draw that a play is about: one, two, three or four. */
export const placesOf = (type: PlayType): number => ({ BS: 1, OE: 1, '2D': 2, '3D': 3, '4D': 4 })[type];

const figures = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const signs: Record<PlayType, readonly string[]> = {
  BS: ['B', 'S'],
  OE: ['O', 'E'],
  '2D': figures,
  '3D': figures,
  '4D': figures,
};

/** Signs to choose at each place: B and S, O and E, or the ten figures. */
export const signsOf = (type: PlayType): readonly string[] => signs[type];

/**
 * Signs of a line: at each place those chosen, each once, in the order of `signsOf`. Every way to take one sign from each
 * place is a combination, and each combination is a bet of its own.
 */
export interface LotteryPick {
  type: PlayType;
  places: readonly string[];
}

export const emptyPick = (type: PlayType): LotteryPick => ({
  type,
  places: Array.from({ length: placesOf(type) }, () => ''),
});

/** The pick with a sign put in or taken out at a place; a stranger to the play changes nothing. */
export function toggleSign(pick: LotteryPick, place: number, sign: string): LotteryPick {
  const chosen = pick.places[place];
  if (chosen === undefined || !signsOf(pick.type).includes(sign)) return pick;
  return withSigns(pick, place, (other) => (other === sign) !== chosen.includes(other));
}

/** The pick with exactly those signs at a place that `wanted` names. */
export function withSigns(pick: LotteryPick, place: number, wanted: (sign: string) => boolean): LotteryPick {
  const next = signsOf(pick.type).filter(wanted).join('');
  return { ...pick, places: pick.places.map((chosen, index) => (index === place ? next : chosen)) };
}

/** `incomplete` while a place has no sign; `malformed` is what no board can make. */
export type PickProblem = 'incomplete' | 'malformed';

/** Returns the problem of a pick, or null. The sandbox checks requests by the same rule. */
export function checkPick({ type, places }: LotteryPick): PickProblem | null {
  if (!isPlayType(type) || places.length !== placesOf(type)) return 'malformed';
  const known = signsOf(type);
  const proper = places.every((chosen) => chosen === known.filter((sign) => chosen.includes(sign)).join(''));
  if (!proper) return 'malformed';
  return places.includes('') ? 'incomplete' : null;
}

/** How many bets a pick is: 0 while a place is empty. */
export const combinationsOf = ({ places }: LotteryPick): number =>
  places.reduce((product, { length }) => product * length, 1);

/** A draw of figures, such as 5D, or of numbers out of many, such as 6/45 and keno. */
export type DrawKind = 'figures' | 'numbers';

/**
 * The figures of a draw that plays are about. A draw of figures has its own; of a draw of numbers it is the last figure
 * of their sum, without the bonus ball. Null when the balls are no draw.
 */
export function figuresOf(kind: DrawKind, balls: readonly string[]): readonly number[] | null {
  const numbers = balls.map(Number);
  if (numbers.length === 0 || numbers.some((ball) => !Number.isInteger(ball) || ball < 0)) return null;
  if (kind === 'numbers') return [numbers.reduce((sum, ball) => sum + ball, 0) % 10];
  return numbers.some((figure) => figure > 9) ? null : numbers;
}

/** The plays that a draw is long enough for, in the order they are offered. */
export const playsOf = (kind: DrawKind, balls: number): readonly PlayType[] =>
  playTypes.filter((type) => placesOf(type) <= (kind === 'figures' ? balls : 1));

/** Reports whether one of the pick's combinations was drawn; at most one can be. */
export function isHit({ type, places }: LotteryPick, drawn: readonly number[]): boolean {
  const last = drawn.slice(-places.length);
  return (
    last.length === places.length && places.every((chosen, place) => chosen.includes(signOf(type, last[place] ?? 0)))
  );
}

function signOf(type: PlayType, figure: number): string {
  if (type === 'BS') return figure >= 5 ? 'B' : 'S';
  if (type === 'OE') return figure % 2 === 1 ? 'O' : 'E';
  return String(figure);
}

const oddsDigits = 4;

/**
 * Returns the payout of a combination in minor units, stake included: the stake times the odds (a decimal string, four decimals at most), rounded down.
 * Null when the odds cannot be read.
 */
export function prizeMinor(stake: bigint, odds: string): bigint | null {
  const factor = toMinor(odds, oddsDigits);
  return factor === null || factor < 0n ? null : (stake * factor) / 10n ** BigInt(oddsDigits);
}

/** The same for amounts as decimal strings of a currency with so many digits. */
export function prizeOf(stake: string, odds: string, digits: number): string | null {
  const minor = toMinor(stake, digits);
  const prize = minor === null ? null : prizeMinor(minor, odds);
  return prize === null ? null : fromMinor(prize, digits);
}
