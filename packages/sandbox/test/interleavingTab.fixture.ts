import { firstFlow, isOpen, type MoneyFlow, type MoneyIntent, stepMoney } from '@baize/domain';
import {
  type Client,
  type ClientOptions,
  type MoneyQuote,
  makePaymentTracker,
  type PressEnd,
  readMoneyQuote,
} from '@baize/gateway';
import { type Movable, termsOf } from './pressTerms.fixture.ts';
import { noon } from './visit.ts';

/** Refused and abandoned requests are the same to the books. */
type Told = 'done' | 'nothing';

export interface Press {
  kind: Movable;
  /** Unique amount in minor units or points, which identifies the request. */
  sum: bigint;
  bill: string | null;
  told: Set<Told>;
}

/** Parts of a browser that its tabs share. */
export interface Shared {
  readonly presses: Map<string, Press>;
  readonly player: string;
  readonly direct: Client;
  readonly fetch: ClientOptions['fetch'];
  kept: string | null;
  account: string | null;
  onWait: () => void;
  nextSum(kind: Movable): bigint;
  clientOver(fetch: ClientOptions['fetch']): Client;
}

/** Tab of a browser: presses, reloads and looks for what became of a press, as the site does. */
export class Tab {
  readonly #browser: Shared;
  #client: Client;
  #leave = new AbortController();
  flow: MoneyFlow<MoneyQuote> = firstFlow;

  constructor(browser: Shared) {
    this.#browser = browser;
    this.#client = browser.clientOver(browser.fetch);
  }

  get #tracker() {
    const browser = this.#browser;
    return makePaymentTracker({
      keep: {
        read: () => browser.kept,
        write: (text) => {
          browser.kept = text;
        },
      },
      account: () => browser.account,
      wait: async (_, signal) => {
        signal?.throwIfAborted();
        browser.onWait();
      },
    });
  }

  #isSending(key: string): boolean {
    return this.flow.kind === 'sending' && this.flow.key === key;
  }

  /** Requests terms and submits twice in a row; the second submit must do nothing. */
  async press(kind: Movable): Promise<void> {
    const browser = this.#browser;
    if (isOpen(this.flow) || browser.account !== browser.player) return;
    const sum = browser.nextSum(kind);
    const asked = await termsOf(kind, sum, browser.direct).catch(() => null);
    if (!asked) return;
    this.#step({ kind: 'ask', ask: 1 });
    this.#step({ kind: 'quoted', ask: 1, quote: asked.quote });
    const key = crypto.randomUUID();
    this.#step({ kind: 'press', key, now: noon });
    this.#step({ kind: 'press', key: crypto.randomUUID(), now: noon });
    if (!this.#isSending(key)) throw new Error('the press was not taken');
    const { id: bill = null, amount = sum } = asked.bill ?? {};
    browser.presses.set(key, { kind, sum: amount, bill, told: new Set() });
    const intent: MoneyIntent = { key, account: browser.player, what: `${kind} ${sum}`, bet: null };
    const { signal } = this.#leave;
    const fresh = (value: unknown) => readMoneyQuote(value);
    this.#tracker
      .send(this.#client, asked.endpoint, asked.input, intent, { signal })
      .then((end) => this.#ended(key, end, fresh))
      .catch((error) => {
        if (!signal.aborted) throw error;
      });
  }

  /** Reloads the page, which resumes from storage. */
  reload() {
    this.#leave.abort(new DOMException('left', 'AbortError'));
    this.#leave = new AbortController();
    this.#client = this.#browser.clientOver(this.#browser.fetch);
    this.flow = firstFlow;
    this.takeUp();
  }

  takeUp() {
    for (const intent of this.#tracker.open()) {
      this.#step({ kind: 'found', key: intent.key });
      this.#lookUp(intent);
    }
  }

  check() {
    const { flow } = this;
    if (flow.kind !== 'unknown') return;
    const intent = this.#tracker.open().find(({ key }) => key === flow.key);
    this.#step({ kind: 'check' });
    if (intent) this.#lookUp(intent);
    else this.#step({ kind: 'gave-up', key: flow.key });
  }

  #lookUp(intent: MoneyIntent) {
    const { signal } = this.#leave;
    this.#tracker
      .lookUp(this.#client, intent, signal)
      .then((end) => this.#ended(intent.key, end, () => null))
      .catch((error) => {
        if (!signal.aborted) throw error;
      });
  }

  #ended(key: string, end: PressEnd<unknown>, fresh: (value: unknown) => MoneyQuote | null) {
    if (end.kind !== 'unknown') this.#browser.presses.get(key)?.told.add(end.kind === 'done' ? 'done' : 'nothing');
    if (end.kind === 'refused') this.#step({ kind: 'failed', key, failure: end.error, fresh: fresh(end.error.value) });
    else if (end.kind === 'unknown') {
      this.#step({ kind: 'failed', key, failure: { code: 'timeout', outcome: 'unknown' }, fresh: null });
      this.#step({ kind: 'gave-up', key });
    } else if (end.kind === 'done') this.#step({ kind: 'answered', key, reference: end.reference });
    else {
      this.#step({ kind: 'failed', key, failure: { code: 'timeout', outcome: 'unknown' }, fresh: null });
      this.#step({ kind: 'fate', key, fate: 'none', reference: null });
    }
  }

  #step(event: Parameters<typeof stepMoney<MoneyQuote>>[1]) {
    this.flow = stepMoney(this.flow, event);
  }
}
