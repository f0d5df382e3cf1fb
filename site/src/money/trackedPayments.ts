import { amountBand, type depositKinds, type MeasuredAmount, type MoneyMovement, timeBand } from '@baize/domain';
import { createStoredText } from '../core/browser/createStore.ts';
import { lastingStorage } from '../core/browser/storage.ts';
import { consentFor } from '../core/services/consent.ts';
import { track } from '../core/services/track.ts';

/** Payment whose arrival is an event. Kept only with consent, and gone once the event is sent (OPS-26). */
export interface TrackedPayment {
  key: string;
  /** Null until the platform has answered. */
  reference: string | null;
  kind: 'deposit' | 'withdrawal';
  method: (typeof depositKinds)[number] | null;
  band: MeasuredAmount;
  first: boolean;
  at: number;
}

export const trackedKey = 'tracked';
const kept = createStoredText(lastingStorage, trackedKey);

/** Age in ms after which nobody waits for an arrival any more. */
const longest = 7 * 24 * 3_600_000;

export const trackedPayments = { get: kept.get, subscribe: kept.subscribe };

export function readTracked(text: string | null): TrackedPayment[] {
  try {
    const list = JSON.parse(text ?? '[]') as TrackedPayment[];
    return list.filter(({ at }) => Date.now() < at + longest);
  } catch {
    return [];
  }
}

/** Changes the list in one tab at a time, so that two tabs that learn the same report it once. */
async function change(next: (list: TrackedPayment[]) => TrackedPayment[]): Promise<void> {
  const write = () => {
    const list = next(readTracked(kept.get()));
    kept.set(list.length === 0 ? null : JSON.stringify(list));
  };
  await (navigator.locks ? navigator.locks.request('tracked', write) : write());
}

/** Tracks a press on a payment's button, and remembers it until it has arrived. */
export function trackSent(
  { key, kind, method, first }: Pick<TrackedPayment, 'key' | 'kind' | 'method' | 'first'>,
  amount: string,
  limits: readonly string[],
): void {
  const band = amountBand(amount, limits);
  if (!band) return;
  if (kind === 'withdrawal') track('withdrawal_sent', { band });
  else if (method) track('deposit_sent', { method, band, first });
  if (!consentFor('measure')) return;
  const sent = { key, reference: null, kind, method, band, first, at: Date.now() };
  void change((list) => [...list.filter((other) => other.key !== key), sent]);
}

/** Notes what became of a payment: its reference, or null if it was not made. */
export function trackAnswered(key: string, reference: string | null): void {
  if (!readTracked(kept.get()).some((payment) => payment.key === key)) return;
  void change((list) =>
    reference === null
      ? list.filter((payment) => payment.key !== key)
      : list.map((payment) => (payment.key === key ? { ...payment, reference } : payment)),
  );
}

const arrived: Readonly<Record<TrackedPayment['kind'], readonly string[]>> = {
  deposit: ['credited'],
  withdrawal: ['paid', 'received', 'partly-received', 'forced-received'],
};
const ended: readonly string[] = ['expired', 'rejected', 'cancelled', 'refunded', 'closed'];

/** Tracks the arrivals that an answer of the platform tells of, once per reference in whichever tab. */
export function trackArrivals(movements: readonly MoneyMovement[]): Promise<void> {
  return change((list) =>
    list.filter((payment) => {
      const movement = movements.find(({ reference }) => reference === payment.reference);
      if (!movement) return true;
      if (arrived[payment.kind].includes(movement.state)) tellArrival(payment);
      else if (!ended.includes(movement.state)) return true;
      return false;
    }),
  );
}

function tellArrival({ kind, method, band, first, at }: TrackedPayment): void {
  const ms = Date.now() - at;
  if (kind === 'withdrawal') track('withdrawal_received', { hours: timeBand(ms, 'hours') });
  else if (method) track('deposit_completed', { method, band, first, minutes: timeBand(ms, 'minutes') });
}
