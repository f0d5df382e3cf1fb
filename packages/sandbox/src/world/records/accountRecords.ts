import { type AccountType, countsAsMoved, type MovementState } from '@baize/domain';
import type { Entry, Ledger } from '../money/ledger.ts';
import { codeIn } from './betRecords.ts';
import { RecordLog } from './recordLog.ts';

export interface MovementReport {
  /** Reference shared with the movement's ledger entries, which merge into this one record. */
  reference: string;
  username: string;
  at: number;
  type: AccountType;
  status: MovementState;
  /** Minor units, negative for outgoing money. */
  amount: bigint;
  name?: string | null;
  remark?: string | null;
  receipt?: string | null;
}

export interface AccountRow {
  readonly posting: number;
  readonly reference: string;
  at: number;
  type: AccountType;
  status: MovementState;
  amount: bigint;
  /** Source name in its entries, from which the displayed name derives. */
  readonly source: string;
  /** Reported by its service, which overrides the entries. */
  reported: boolean;
  name: string | null;
  remark: string | null;
  receipt: string | null;
}

export interface AccountFilter {
  type: AccountType | null;
  status: MovementState | null;
}

interface PlayerLog {
  read: number;
  log: RecordLog<AccountRow>;
  byReference: Map<string, AccountRow>;
  open: Set<AccountRow>;
}

/** Movement type of each entry kind; other kinds are not account movements. */
const typeOf: Readonly<Record<string, AccountType>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  transfer: 'upline',
  contract: 'contract',
  conversion: 'conversion',
  redemption: 'redemption',
  rebate: 'rebate',
  ...Object.fromEntries(
    ['promotion', 'welcome', 'bonus', 'reward', 'mission', 'referral'].map((kind) => [kind, 'bonus' as const]),
  ),
};

/** Reference of a single movement, as services assign it: letters and digits. */
const uniqueReference = /^[A-Z]{1,3}\d{6,}(?:-\d+)?$/;

const over: ReadonlySet<MovementState> = new Set<MovementState>([
  'credited',
  'received',
  'forced-received',
  'refunded',
  'closed',
  'done',
  'expired',
  'rejected',
  'cancelled',
]);

/**
 * Movements of every player's money other than bets: those reported by a service with their state, and the rest of the
 * ledger as completed. Reporting a movement again updates it.
 */
export class AccountRecords {
  readonly #ledger: Ledger;
  readonly #logs = new Map<string, PlayerLog>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  report({ reference, username, name = null, remark = null, receipt = null, ...facts }: MovementReport): void {
    const own = this.#logOf(username);
    const news = { ...facts, name, remark, receipt, reported: true };
    const known = own.byReference.get(reference);
    const row = known ?? { posting: -(own.byReference.size + 1), reference, source: reference, ...news };
    if (known) own.log.change(known, () => Object.assign(known, news));
    else this.#enter(own, row);
    if (over.has(row.status)) own.open.delete(row);
    else own.open.add(row);
  }

  page(
    username: string,
    filter: AccountFilter,
    span: { from: number; to: number },
    page: { pageNo: number; pageSize: number },
  ) {
    return this.#logOf(username).log.page([filter.type, filter.status], span, page);
  }

  find(username: string, reference: string): AccountRow | null {
    return this.#logOf(username).byReference.get(reference) ?? null;
  }

  open(username: string): number {
    return this.#logOf(username).open.size;
  }

  #logOf(username: string): PlayerLog {
    const own = this.#logs.get(username) ?? emptyLog();
    this.#logs.set(username, own);
    const entries = this.#ledger.posted(username);
    for (const entry of entries.slice(own.read)) this.#read(own, entry);
    own.read = entries.length;
    return own;
  }

  #read(own: PlayerLog, { kind, reference, amount, at, posting }: Entry): void {
    if (kind === 'stake' || kind === 'win' || (kind === 'refund' && codeIn(reference) !== '')) return;
    const type = typeOf[kind] ?? 'other';
    const known = own.byReference.get(reference);
    if (known?.reported) return;
    if (known) {
      own.log.change(known, () => {
        known.amount += amount;
      });
      return;
    }
    const status = type === 'deposit' ? 'credited' : type === 'withdrawal' ? 'received' : 'done';
    const name = uniqueReference.test(reference) ? reference : nameOf(type, at, posting);
    this.#enter(own, {
      posting,
      reference: name,
      source: reference,
      at,
      type,
      status,
      amount,
      name: null,
      remark: null,
      receipt: null,
      reported: false,
    });
  }

  #enter(own: PlayerLog, row: AccountRow): void {
    own.byReference.set(row.reference, row);
    own.log.add(row);
  }
}

export function movedBy(row: Pick<AccountRow, 'type' | 'status' | 'amount'>): [bigint, bigint] {
  if (!countsAsMoved(row)) return [0n, 0n];
  return row.amount > 0n ? [row.amount, 0n] : [0n, -row.amount];
}

const emptyLog = (): PlayerLog => ({
  read: 0,
  log: new RecordLog<AccountRow>(({ type, status }) => [type, status], movedBy, 2),
  byReference: new Map(),
  open: new Set(),
});

function nameOf(type: AccountType, at: number, posting: number): string {
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
  return `${type.charAt(0).toUpperCase()}${day}-${String(posting).padStart(6, '0')}`;
}
