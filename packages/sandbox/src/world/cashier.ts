import {
  checkMoney,
  checkReceipt,
  fromMinor,
  isOver,
  type MovementKind,
  type ReceiptDraft,
  toMinor,
} from '@baize/domain';
import type { Account } from './account.ts';
import type { AccountRecords } from './accountRecords.ts';
import type { AccountBook } from './accounts.ts';
import type { BetRecords } from './betRecords.ts';
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
import type { LimitContext } from './limits.ts';
import { MovementLife } from './movementLife.ts';
import type { PayeeBook } from './payeeBook.ts';
import { ProofBox } from './proofBox.ts';
import { secretText } from './random.ts';
import { TicketDesk } from './tickets.ts';
import { Turnover } from './turnover.ts';

export interface CashierContext extends LimitContext {
  readonly payees: PayeeBook;
  readonly accounts: AccountBook;
}

/** A quote is kept longer than it holds, so that a late press can be answered with fresh figures. */
const rememberMs = 15 * 60_000;

/**
 * Every movement of money that is no game: deposits, withdrawals with their receipts, the account above, wallets. Each is asked for with a quote,
 * made of the very rule the page shows, and each step that moves money posts two entries. Time does the rest at the next read.
 */
export class Cashier {
  readonly ledger: Ledger;
  readonly payees: PayeeBook;
  readonly proofs = new ProofBox();
  readonly life: MovementLife;
  readonly #world: CashierContext;
  readonly #movements = new Map<string, CashMovement[]>();
  readonly #byReference = new Map<string, CashMovement>();
  /** Something is still to come of these. */
  readonly #open = new Set<CashMovement>();
  readonly #quotes: TicketDesk<Quote>;
  readonly #turnover: Turnover;

  constructor(
    world: CashierContext,
    { ledger, records, bets }: { ledger: Ledger; records: AccountRecords; bets: BetRecords },
  ) {
    this.#world = world;
    this.ledger = ledger;
    this.payees = world.payees;
    this.#quotes = new TicketDesk(() => world.clock.now(), rememberMs);
    this.#turnover = new Turnover(bets);
    this.life = new MovementLife(world, { ledger, records, turnover: this.#turnover });
  }

  /** Newest first. */
  of(username: string): readonly CashMovement[] {
    const own = this.#movements.get(username) ?? [];
    return [...own].sort((a, b) => b.at - a.at || (b.reference < a.reference ? -1 : 1));
  }

  find(username: string, reference: string): CashMovement | null {
    const found = this.#byReference.get(reference);
    return found?.username === username ? found : null;
  }

  /** By a channel, which knows an order and not whose it is. */
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

  /** Turnover left before money may be withdrawn, and its total; minor units. */
  turnover(username: string): { left: bigint; total: bigint } {
    return this.#turnover.of(username);
  }

  /** Changes with everything a quote depends on: the player's movements and payees. */
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

  /** Records a movement and posts its legs; a deposit posts nothing until it is paid. */
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

  /** Puts a paid order into review. False when it is too late. */
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

  /** Takes the player's receipt of a payment; the platform's clock decides whether it is in time. */
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

  /** Does what is due by now: orders expire, reviews end, unconfirmed payments count as received. */
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
