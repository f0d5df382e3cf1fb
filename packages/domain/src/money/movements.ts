/** How money moves: in, out, to the account above or below, and between one's own wallets. */
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
/** Where a movement of money stands, in its timeline and in the account record. */
export type MovementState = (typeof movementStates)[number];

export interface MovementStep {
  state: MovementState;
  /** ms; null where the platform told no moment. */
  at: number | null;
  /** What was moved or told by it, where that is another sum than the whole. Decimal string. */
  amount: string | null;
}

/** How a deposit is paid: by a transfer that is proved, or on a provider's page. */
export interface PaymentDetails {
  /** Text of a QR code. */
  code: string | null;
  /** Page of the one who takes the payment. */
  url: string | null;
  /** Lines to copy, in order: what each is, and its text. */
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
  /** What leaves, with its fee, and what it is in. */
  amount: string;
  currency: string | null;
  fee: string;
  /** Units that arrive for one that leaves; null in one currency. */
  rate: string | null;
  bonus: string;
  /** What arrives, the bonus with it. */
  received: string;
  receivedCurrency: string | null;
  /** By when it has to be paid, or its receipt confirmed; null when nothing is waited for. */
  deadline: number | null;
  steps: readonly MovementStep[];
  /** Where from and where to, in the platform's words: a method, a masked account, a vendor. */
  from: string | null;
  to: string | null;
  /** Of a receipt: what is still missing. */
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

/** What may follow a state, most usual first. Source: section 5 for the receipt; the rest is assumed. */
export function nextStates(kind: MovementKind, state: MovementState): readonly MovementState[] {
  return kind === 'deposit' || kind === 'withdrawal' ? (ways[kind][state] ?? []) : [];
}

/** Nothing more happens by itself, or is asked of the player. A counted receipt can still be disputed. */
export function isOver({ kind, state }: Pick<MoneyMovement, 'kind' | 'state'>): boolean {
  return nextStates(kind, state).length === 0 || state === 'forced-received';
}

export type TimelineStep =
  | { kind: 'past'; state: MovementState; at: number | null; amount: string | null }
  | { kind: 'now'; state: MovementState; at: number | null; amount: string | null }
  | { kind: 'ahead'; state: MovementState };

/** The whole life of a movement: what was, where it stands, and the ordinary way ahead (MEM-19). */
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

/** A life that the table allows: begins where its kind begins, in order of time, no step left out. */
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
