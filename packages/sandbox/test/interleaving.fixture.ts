import { firstFlow, isOpen, type MoneyFlow, type MoneyIntent, stepMoney } from '@baize/domain';
import {
  type Client,
  createClient,
  type MoneyQuote,
  makePaymentTracker,
  type PressEnd,
  readMoneyQuote,
} from '@baize/gateway';
import { createSandbox, type Sandbox } from '../src/index.ts';
import { type Movable, termsOf } from './pressTerms.fixture.ts';
import { noon, sandboxCipher } from './visit.ts';

const other = 'demo.vip';

/** Delivers or loses a pending message between tab and platform. */
type Passing = (lost: boolean) => void;
/** Refused and abandoned requests are the same to the books. */
type Told = 'done' | 'nothing';

export interface Press {
  kind: Movable;
  /** Unique amount in minor units or points, which identifies the request. */
  sum: bigint;
  bill: string | null;
  told: Set<Told>;
}

/** Browser with several tabs, on a network that delivers or loses each message on demand. */
export class Browser {
  readonly sandbox: Sandbox;
  readonly presses = new Map<string, Press>();
  readonly passing: Passing[] = [];
  /** Storage shared by all tabs. */
  kept: string | null = null;
  account: string | null = null;
  token: string | null = null;
  working = 0;
  readonly direct: Client;
  tabs: Tab[];
  readonly player: string;
  #count = 0;

  constructor(player = 'demo.member', tabs = 3) {
    this.player = player;
    this.sandbox = createSandbox({ now: () => noon, games: 20, gameOrigin: 'https://games.example' });
    this.sandbox.world.settings.rateLimits = false;
    this.direct = this.clientOver(this.sandbox.fetch);
    this.signIn(player);
    this.tabs = Array.from({ length: tabs }, () => new Tab(this));
  }

  clientOver(fetch: Sandbox['fetch']): Client {
    return createClient({
      baseUrl: 'https://site.example',
      fetch,
      token: () => this.token,
      language: () => 'EN',
      now: () => this.sandbox.world.clock.now(),
      cipher: () => this.#cipher(),
      onSignedOut: () => this.signOut(),
      wait: async () => undefined,
      random: () => 0,
    });
  }

  #sealed: ReturnType<typeof sandboxCipher> | null = null;
  #cipher() {
    this.#sealed ??= sandboxCipher(this.sandbox);
    return this.#sealed;
  }

  signIn(account: string) {
    this.account = account;
    this.token = this.sandbox.world.signIn(account);
  }

  signInAs(another: boolean) {
    this.signIn(another ? other : this.player);
  }

  signOut() {
    this.account = null;
    this.token = null;
  }

  expire() {
    if (this.token) this.sandbox.world.sessions.end(this.token);
  }

  nextSum(kind: Movable): bigint {
    this.#count += 1;
    const least = {
      ...{ wallet: 100n, deposit: 10_000n, withdrawal: 20_000n, upline: 1_000n, points: 100n },
      ...{ downline: 1_000n, pay: 0n, collect: 0n },
    }[kind];
    return least + BigInt(this.#count);
  }

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { method, headers, url } = request;
    const body = await request.text();
    await this.#passes();
    this.working += 1;
    // A request already sent is not recalled when its page closes.
    const response = await this.sandbox.fetch(url, { method, headers, body: body === '' ? null : body }).finally(() => {
      this.working -= 1;
    });
    await this.#passes();
    return response;
  };

  #passes(): Promise<void> {
    return new Promise((pass, lose) => {
      this.passing.push((lost) => (lost ? lose(new TypeError('lost on the way')) : pass()));
    });
  }

  /** Waits until nothing happens without further deliveries. */
  async rest(): Promise<void> {
    for (let calm = 0; calm < 2; ) {
      const before = this.passing.length;
      await new Promise((next) => setImmediate(next));
      calm = this.working === 0 && before === this.passing.length ? calm + 1 : 0;
    }
  }

  release(pick: number, lost: boolean) {
    const [passing] = this.passing.splice(pick % Math.max(1, this.passing.length), 1);
    passing?.(lost);
  }

  /** Delivers everything pending, losing nothing. */
  async drain(): Promise<void> {
    for (await this.rest(); this.passing.length > 0; await this.rest()) this.release(0, false);
  }
}

export class Tab {
  readonly #browser: Browser;
  #client: Client;
  #leave = new AbortController();
  flow: MoneyFlow<MoneyQuote> = firstFlow;

  constructor(browser: Browser) {
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
      wait: async (_, signal) => signal?.throwIfAborted(),
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
