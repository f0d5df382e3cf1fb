import { readDay } from '../base/calendar.ts';
import { checkField, type FieldError, type FieldRule } from '../sign-in/credentials.ts';

export const contactKinds = ['mobile', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

export interface Contact {
  shown: string | null;
  /** Contact vouched for by a third-party account; it cannot be changed or unlinked. Source: section 4. */
  fixed: boolean;
}

/**
 * Masks a number down to dialling code and last three digits, since it may serve to log in elsewhere. Null for none.
 */
export function maskMobile(number: string | null): string | null {
  if (number === null) return null;
  const [, head = '', rest = ''] = /^(\+?\d{1,2})(\d*)$/.exec(number.replace(/[\s-]/g, '')) ?? [];
  return rest.length > 5 ? `${head} ••• ${rest.slice(-3)}` : '•••';
}

/** Keeps the first character and the domain: recognisable to the owner, useless to others. Null for none. */
export function maskEmail(address: string | null): string | null {
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}

/** Masks the end of an IP address, keeping enough to tell places apart without naming a line. */
export function maskAddress(ip: string): string {
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:•••` : ip.replace(/\d+\.\d+$/, '•••');
}

export type BirthdayProblem = 'required' | 'date' | 'young' | 'old';

/** Validates a date of birth; `age` is the brand's minimum, `today` the platform's day (yyyy-MM-dd). */
export function checkBirthday(birthday: string, today: string, age: number): BirthdayProblem | null {
  if (birthday === '') return 'required';
  if (readDay(birthday) === null) return 'date';
  if (birthday > yearsBefore(today, age)) return 'young';
  return birthday <= yearsBefore(today, 120) ? 'old' : null;
}

/** Limits of a nickname; other players see it, so markup characters are not allowed. */
export const nicknameRule: FieldRule = {
  enabled: true,
  required: true,
  minLength: 2,
  maxLength: 20,
  pattern: '^[^<>"%&;]*$',
  patternId: '5',
};

/** Invisible and direction-changing characters, with which one name could imitate another. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

export function checkNickname(typed: string): FieldError | null {
  const nickname = typed.trim();
  const { minLength: min, maxLength: max, patternId } = nicknameRule;
  // Urdu and Persian need the invisible joiners U+200C and U+200D.
  const imitates = hidden.test(nickname.replace(/[\u200C\u200D]/g, ''));
  const error = checkField(nickname, nicknameRule, true);
  return imitates && error?.kind !== 'invisible' ? { kind: 'pattern', patternId, min, max } : error;
}

export const paymentPasswordRule: FieldRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 6,
  pattern: '^[0-9]+$',
  patternId: '6',
};

export type PaymentPasswordErrors = Partial<
  Record<
    'loginPassword' | 'oldPaymentPassword' | 'paymentPassword' | 'confirmPaymentPassword',
    FieldError | { kind: 'simple' }
  >
>;

/**
 * Validates a new payment password, by field. The first is confirmed by the login password, later ones by the previous
 * payment password; six equal or consecutive digits are too easy to guess.
 */
export function checkPaymentPassword(
  values: Readonly<Record<string, string | undefined>>,
  held: boolean,
): PaymentPasswordErrors {
  const { paymentPassword = '', confirmPaymentPassword = '' } = values;
  const proof = held ? 'oldPaymentPassword' : 'loginPassword';
  const errors: PaymentPasswordErrors = {};
  if (!values[proof]) errors[proof] = { kind: 'required' };
  const broken = checkField(paymentPassword, paymentPasswordRule, true);
  if (broken) errors.paymentPassword = broken;
  else if (isSimple(paymentPassword)) errors.paymentPassword = { kind: 'simple' };
  if (confirmPaymentPassword === '') errors.confirmPaymentPassword = { kind: 'required' };
  else if (confirmPaymentPassword !== paymentPassword) errors.confirmPaymentPassword = { kind: 'mismatch' };
  return errors;
}

export type ClosingObstacle = 'balance' | 'bets' | 'movements';

/**
 * Lists the reasons why an account cannot be closed. Less than one currency unit is no obstacle: it cannot be withdrawn
 * and is forfeited.
 */
export function closingObstacles(state: {
  /** Minor units, as is `unit`, the size of one currency unit. */
  balance: bigint;
  unit: bigint;
  runningBets: number;
  openMovements: number;
}): ClosingObstacle[] {
  const obstacles: ClosingObstacle[] = [];
  if (state.balance >= state.unit) obstacles.push('balance');
  if (state.runningBets > 0) obstacles.push('bets');
  if (state.openMovements > 0) obstacles.push('movements');
  return obstacles;
}

export const closingDays = 30;

function isSimple(figures: string): boolean {
  const steps = new Set([...figures].slice(1).map((sign, place) => Number(sign) - Number(figures[place])));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
}

/** Subtracts years from a day; February 29 of a common year still compares correctly as text. */
const yearsBefore = (today: string, years: number): string =>
  String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4);
