export const movementKinds = ['deposit', 'withdrawal', 'upline', 'downline', 'wallet', 'recall'] as const;
export type MovementKind = (typeof movementKinds)[number];

export const movementStates = [
  'awaiting-payment',
  'in-review',
  'credited',
  'paid',
  'received',
  'partly-received',
  'not-received',
  'forced-received',
  'disputed',
  'refunded',
  'closed',
  'done',
  'expired',
  'rejected',
  'cancelled',
] as const;
/** State of a movement, in its timeline and in the account record. */
export type MovementState = (typeof movementStates)[number];

export interface MovementStep {
  state: MovementState;
  /** Milliseconds; null if the platform reports no time. */
  at: number | null;
  /** Amount moved or reported in this step, if it differs from the whole. Decimal string. */
  amount: string | null;
}

export interface PaymentDetails {
  code: string | null;
  url: string | null;
  lines: readonly { kind: PaymentLine; text: string }[];
}

export const paymentLines = ['bank', 'holder', 'number', 'address', 'network', 'note'] as const;
export type PaymentLine = (typeof paymentLines)[number];

/** One movement from request to end. Amounts are decimal strings, times ms. */
export interface MoneyMovement {
  reference: string;
  kind: MovementKind;
  state: MovementState;
  at: number | null;
  amount: string;
  currency: string | null;
  fee: string;
  rate: string | null;
  bonus: string;
  received: string;
  receivedCurrency: string | null;
  /** Deadline for payment or for confirming the receipt; null if none is due. */
  deadline: number | null;
  steps: readonly MovementStep[];
  /** Source and target in the platform's words: a method, a masked account, a vendor. */
  from: string | null;
  to: string | null;
  /** Amount still missing according to the receipt. */
  remainder: string | null;
  payment: PaymentDetails | null;
  remark: string | null;
}

const ways: Readonly<Record<'deposit' | 'withdrawal', Partial<Record<MovementState, readonly MovementState[]>>>> = {
  deposit: {
    'awaiting-payment': ['in-review', 'expired', 'cancelled'],
    'in-review': ['credited', 'rejected'],
  },
  withdrawal: {
    'in-review': ['paid', 'rejected'],
    paid: ['received', 'partly-received', 'not-received', 'forced-received'],
    'partly-received': ['refunded', 'closed'],
    'not-received': ['refunded', 'closed'],
    'forced-received': ['disputed'],
    disputed: ['refunded', 'closed'],
  },
};

/** Returns the possible next states, most usual first. Source: section 5 for the receipt; the rest is assumed. */
export function nextStates(kind: MovementKind, state: MovementState): readonly MovementState[] {
  return kind === 'deposit' || kind === 'withdrawal' ? (ways[kind][state] ?? []) : [];
}

/**
 * Reports whether nothing more happens or is asked of the player; a receipt counted automatically can still be
 * disputed.
 */
export function isOver({ kind, state }: Pick<MoneyMovement, 'kind' | 'state'>): boolean {
  return nextStates(kind, state).length === 0 || state === 'forced-received';
}

export type TimelineStep =
  | { kind: 'past'; state: MovementState; at: number | null; amount: string | null }
  | { kind: 'now'; state: MovementState; at: number | null; amount: string | null }
  | { kind: 'ahead'; state: MovementState };

/** Builds the timeline of a movement: past steps, the current one and the usual way ahead (MEM-19). */
export function timelineOf({ kind, state, steps }: Pick<MoneyMovement, 'kind' | 'state' | 'steps'>): TimelineStep[] {
  const line: TimelineStep[] = steps.map((step, place) => ({
    kind: place === steps.length - 1 && !isOver({ kind, state }) ? 'now' : 'past',
    ...step,
  }));
  for (let ahead = state; !isOver({ kind, state: ahead }); ) {
    const [next] = nextStates(kind, ahead);
    if (next === undefined) break;
    line.push({ kind: 'ahead', state: next });
    ahead = next;
  }
  return line;
}

export function isLife({ kind, state, steps }: Pick<MoneyMovement, 'kind' | 'state' | 'steps'>): boolean {
  const first: MovementState = kind === 'deposit' ? 'awaiting-payment' : kind === 'withdrawal' ? 'in-review' : 'done';
  if (steps[0]?.state !== first || steps.at(-1)?.state !== state) return false;
  return steps.every((step, place) => {
    const before = steps[place - 1];
    if (!before) return true;
    const inOrder = before.at === null || step.at === null || before.at <= step.at;
    return inOrder && nextStates(kind, before.state).includes(step.state);
  });
}
