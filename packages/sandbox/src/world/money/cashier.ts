import {
  checkMoney,
  checkReceipt,
  fromMinor,
  isOver,
  type MovementKind,
  type ReceiptDraft,
  toMinor,
} from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import { secretText } from '../base/random.ts';
import type { AccountRecords } from '../records/accountRecords.ts';
import type { BetRecords } from '../records/betRecords.ts';
import type { LimitContext } from '../responsible-play/limits.ts';
import { TicketService } from '../sign-in/tickets.ts';
import type { ActionResult, Committed, Quote, QuoteProblem, QuoteResult } from './cashierResults.ts';
import { routeOf } from './cashierRoutes.ts';
import type { MovementContext } from './cashierTerms.ts';
import {
  type CashMovement,
  type Figures,
  type MovementRequest,
  newMovement,
  type Route,
  sameTerms,
} from './cashMovement.ts';
import type { Ledger } from './ledger.ts';
import { MovementLife } from './movementLife.ts';
import type { PayeeBook } from './payeeBook.ts';
import { ProofBox } from './proofBox.ts';
import { Turnover } from './turnover.ts';

export interface CashierContext extends LimitContext {
  readonly payees: PayeeBook;
  readonly accounts: AccountBook;
}

/** Quotes are kept beyond their expiry, so that a late confirmation can be answered with fresh figures. */
const rememberMs = 15 * 60_000;

/**
 * Movements of money other than bets: deposits, withdrawals with receipts, transfers to the upline, wallets. Each needs
 * a quote under the page's own rules, each money step posts two entries, and time-based steps happen on the next read.
 */
export class Cashier {
  readonly ledger: Ledger;
  readonly payees: PayeeBook;
  readonly proofs = new ProofBox();
  readonly life: MovementLife;
  readonly #world: CashierContext;
  readonly #movements = new Map<string, CashMovement[]>();
  readonly #byReference = new Map<string, CashMovement>();
  readonly #open = new Set<CashMovement>();
  readonly #quotes: TicketService<Quote>;
  readonly #turnover: Turnover;

  constructor(
    world: CashierContext,
    { ledger, records, bets }: { ledger: Ledger; records: AccountRecords; bets: BetRecords },
  ) {
    this.#world = world;
    this.ledger = ledger;
    this.payees = world.payees;
    this.#quotes = new TicketService(() => world.clock.now(), rememberMs);
    this.#turnover = new Turnover(bets);
    this.life = new MovementLife(world, { ledger, records, turnover: this.#turnover });
  }

  of(username: string): readonly CashMovement[] {
    const own = this.#movements.get(username) ?? [];
    return [...own].sort((a, b) => b.at - a.at || (b.reference < a.reference ? -1 : 1));
  }

  find(username: string, reference: string): CashMovement | null {
    const found = this.#byReference.get(reference);
    return found?.username === username ? found : null;
  }

  /** Finds an order for a payment channel, which does not know the account. */
  order(reference: string): CashMovement | null {
    return this.#byReference.get(reference) ?? null;
  }

  contextOf(account: Account): MovementContext {
    const { username } = account;
    const movements = this.#movements.get(username) ?? [];
    const owed = this.turnover(username).left;
    const { accounts } = this.#world;
    return { world: this.#world, ledger: this.ledger, payees: this.payees, accounts, account, movements, owed };
  }

  turnover(username: string): { left: bigint; total: bigint } {
    return this.#turnover.of(username);
  }

  /** Changes whenever the player's movements or payees do, on which quotes depend. */
  version(username: string): number {
    return (this.#movements.get(username)?.length ?? 0) + this.payees.version(username);
  }

  quote(account: Account, request: MovementRequest): QuoteResult {
    const derived = this.#derive(account, request);
    if (!derived.ok) return derived;
    const { username } = account;
    const { clock, settings } = this.#world;
    const expiresAt = clock.now() + settings.quoteSeconds * 1_000;
    const { figures, route } = derived;
    const quote = { id: secretText(12), request, figures, route, username, version: this.version(username), expiresAt };
    this.#quotes.keep(quote.id, quote);
    return { ok: true, quote };
  }

  /** Makes the quoted movement if nothing changed since it was confirmed. Synchronous and therefore atomic. */
  commit(account: Account, kind: MovementKind, agreed: { quote: string; amount: string; received: string }): Committed {
    const { username } = account;
    const kept = this.#quotes.peek(agreed.quote);
    if (!kept || kept.username !== username || kept.request.kind !== kind) return { kind: 'changed', fresh: null };
    const derived = this.#derive(account, kept.request);
    if (!derived.ok) return derived.problem;
    const { figures, route } = derived;
    const now = this.#world.clock.now();
    const confirmed = figures.amount === agreed.amount && figures.received === agreed.received;
    const same = sameTerms(figures, kept.figures) && kept.version === this.version(username);
    if (!confirmed || !same || now >= kept.expiresAt) {
      const fresh = this.quote(account, kept.request);
      return { kind: 'changed', fresh: fresh.ok ? fresh.quote : null };
    }
    this.#quotes.take(agreed.quote);
    return { kind: 'ok', movement: this.record(username, kept.request, figures, route, now) };
  }

  #derive(
    account: Account,
    request: MovementRequest,
  ): { ok: true; figures: Figures; route: Route } | { ok: false; problem: QuoteProblem } {
    const routing = routeOf(request, this.contextOf(account));
    if (!routing.ok) return { ok: false, problem: { kind: routing.code } };
    const { route } = routing;
    const figures = checkMoney(route.amount, route.terms);
    return figures.kind === 'ok' ? { ok: true, figures, route } : { ok: false, problem: figures };
  }

  record(username: string, request: MovementRequest, figures: Figures, route: Route, at: number): CashMovement {
    const number = this.#byReference.size + 1;
    const movement = newMovement({ username, number, at }, request, figures, route);
    const own = this.#movements.get(username);
    if (own) own.push(movement);
    else this.#movements.set(username, [movement]);
    this.#byReference.set(movement.reference, movement);
    if (!isOver(movement)) this.#open.add(movement);
    this.life.report(movement);
    if (request.kind === 'deposit') return movement;
    const kind = request.kind === 'withdrawal' ? 'withdrawal' : 'transfer';
    for (const [place, { from, to, amount }] of route.legs.entries()) {
      const sum = amount === 'all' ? movement.amount : amount;
      this.life.post(movement, `out:${place}`, kind, { from, to, amount: sum, at });
    }
    return movement;
  }

  paid(movement: CashMovement, proofs: readonly string[] = []): boolean {
    if (!this.life.waits(movement, 'awaiting-payment')) return false;
    movement.proofs = proofs;
    this.life.step(movement, 'in-review', this.#world.clock.now());
    return true;
  }

  prove(account: Account, reference: string, pictures: readonly string[]): ActionResult {
    return this.#act(account, reference, pictures, (movement) => this.paid(movement, pictures));
  }

  cancel(account: Account, reference: string): ActionResult {
    return this.#act(account, reference, [], (movement) => {
      if (!this.life.waits(movement, 'awaiting-payment')) return false;
      this.life.step(movement, 'cancelled', this.#world.clock.now());
      return true;
    });
  }

  /** Accepts the player's receipt for a payment, if in time by the platform's clock. */
  confirm(account: Account, reference: string, draft: ReceiptDraft): ActionResult {
    const movement = this.find(account.username, reference);
    if (!movement) return { ok: false, code: 'not-found' };
    if (!this.life.waits(movement, 'paid')) return { ok: false, code: 'movement-closed' };
    const { received, receivedDigits: digits } = movement;
    const check = checkReceipt(draft, fromMinor(received, digits), digits);
    if (check.kind !== 'ok') return { ok: false, code: 'validation-failed' };
    return this.#act(account, reference, draft.pictures, () => {
      movement.proofs = draft.pictures;
      movement.remainder = toMinor(check.remainder, digits);
      this.life.step(movement, draft.result, this.#world.clock.now(), check.received);
      return true;
    });
  }

  dispute(account: Account, reference: string, remark: string, pictures: readonly string[]): ActionResult {
    return this.#act(account, reference, pictures, (movement) => {
      if (movement.state !== 'forced-received') return false;
      movement.proofs = pictures;
      movement.remark = remark;
      this.#open.add(movement);
      this.life.step(movement, 'disputed', this.#world.clock.now());
      return true;
    });
  }

  /** Applies what is due: orders expire, reviews end, unconfirmed payments count as received. */
  settle(): void {
    const now = this.#world.clock.now();
    for (const movement of this.#open) {
      let due = true;
      while (due) due = this.life.advance(movement, now);
      if (isOver(movement)) this.#open.delete(movement);
    }
  }

  #act(
    account: Account,
    reference: string,
    pictures: readonly string[],
    change: (movement: CashMovement) => boolean,
  ): ActionResult {
    const movement = this.find(account.username, reference);
    if (!movement) return { ok: false, code: 'not-found' };
    if (!this.proofs.holds(account.username, pictures)) return { ok: false, code: 'picture-refused' };
    return change(movement) ? { ok: true, movement } : { ok: false, code: 'movement-closed' };
  }
}
