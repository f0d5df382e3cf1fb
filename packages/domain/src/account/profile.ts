import { readDay } from '../base/calendar.ts';
import { checkField, type FieldError, type FieldRule } from '../sign-in/credentials.ts';

/** What a contact is bound by. */
export const contactKinds = ['mobile', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A contact as its owner sees it. */
export interface Contact {
  /** Masked; null for none. */
  shown: string | null;
  /** It is the account of a third party that vouches for it: it can be neither changed nor unlinked. Source: section 4. */
  fixed: boolean;
}

/** Who can log in elsewhere is told by a few figures at most: the dialling code and the last three. Null for none. */
export function maskMobile(number: string | null): string | null {
  if (number === null) return null;
  const [, head = '', rest = ''] = /^(\+?\d{1,2})(\d*)$/.exec(number.replace(/[\s-]/g, '')) ?? [];
  return rest.length > 5 ? `${head} ••• ${rest.slice(-3)}` : '•••';
}

/** The first sign and the house: enough to know one's own, too little to write to. Null for none. */
export function maskEmail(address: string | null): string | null {
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}

/** The last part of an internet address, which tells a place apart without naming a line. */
export function maskAddress(ip: string): string {
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:•••` : ip.replace(/\d+\.\d+$/, '•••');
}

export type BirthdayProblem = 'required' | 'date' | 'young' | 'old';

/** What is wrong with a date of birth; `age` is the brand's lowest, `today` the platform's day (yyyy-MM-dd). */
export function checkBirthday(birthday: string, today: string, age: number): BirthdayProblem | null {
  if (birthday === '') return 'required';
  if (readDay(birthday) === null) return 'date';
  if (birthday > yearsBefore(today, age)) return 'young';
  return birthday <= yearsBefore(today, 120) ? 'old' : null;
}

/** What a nickname may be: it stands in the open, so that it carries no mark-up and no disguise. */
export const nicknameRule: FieldRule = {
  enabled: true,
  required: true,
  minLength: 2,
  maxLength: 20,
  pattern: '^[^<>"%&;]*$',
  patternId: '5',
};

/** Signs that are not seen or turn what stands around them: with them one name could pass for another. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

/** What is wrong with a nickname as typed; spaces around it do not count. */
export function checkNickname(typed: string): FieldError | null {
  const nickname = typed.trim();
  const { minLength: min, maxLength: max, patternId } = nicknameRule;
  // Urdu and Persian join their letters with signs of their own, which are not seen either.
  if (hidden.test(nickname.replace(/[\u200C\u200D]/g, ''))) return { kind: 'pattern', patternId, min, max };
  return checkField(nickname, nicknameRule, true);
}

/** Six figures: what a payment password is. */
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
 * What is wrong with a new payment password, by field. The first one is set by the login password, a later one by the one before it.
 * Six equal or consecutive figures are what a thief tries first.
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
 * What keeps an account open: money that is still the player's, bets that run, movements that are not through. Less than one unit
 * of the currency is no obstacle: no withdrawal pays it out, and it is given up when the account is closed.
 */
export function closingObstacles(state: {
  /** Minor units, and how many make one unit. */
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

/** Days that a closed account is kept before nothing of it can be asked for any more. */
export const closingDays = 30;

function isSimple(figures: string): boolean {
  const steps = new Set([...figures].slice(1).map((sign, place) => Number(sign) - Number(figures[place])));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
}

/** The day so many years before; a leap day that a year lacks lies between the days around it, as text does too. */
const yearsBefore = (today: string, years: number): string =>
  String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4);
