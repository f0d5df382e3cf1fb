import { type Client, type ClientOptions, createClient } from '@baize/gateway';
import { createSandbox, type Sandbox } from '../src/index.ts';
import { type Press, type Shared, Tab } from './interleavingTab.fixture.ts';
import type { Movable } from './pressTerms.fixture.ts';
import { noon, sandboxCipher } from './visit.ts';

/** Platform in front of the sandbox's world; without one the sandbox itself answers. */
export interface Behind {
  fetch: Sandbox['fetch'];
  /** Signs an account in and returns the site's token. */
  signIn: (account: string) => Promise<string>;
  cipher: () => ReturnType<typeof sandboxCipher>;
}

/** Delivers or loses a pending message between tab and platform. */
type Passing = (lost: boolean) => void;
export function moneySandbox(): Sandbox {
  const sandbox = createSandbox({ now: () => noon, games: 20, gameOrigin: 'https://games.example' });
  sandbox.world.settings.rateLimits = false;
  return sandbox;
}

/** Browser with several tabs, on a network that delivers or loses each message on demand. */
export class Browser implements Shared {
  readonly sandbox: Sandbox;
  readonly presses = new Map<string, Press>();
  readonly passing: Passing[] = [];
  /** Storage shared by all tabs. */
  kept: string | null = null;
  account: string | null = null;
  token: string | null = null;
  working = 0;
  /** Called instead of each wait between two looks. */
  onWait: () => void = () => undefined;
  readonly direct: Client;
  tabs: Tab[];
  readonly player: string;
  readonly #behind: Behind;
  #count = 0;

  /** A browser before another platform begins signed out. */
  constructor(player = 'demo.member', tabs = 3, sandbox = moneySandbox(), behind: Behind | null = null) {
    this.player = player;
    this.sandbox = sandbox;
    this.#behind = behind ?? {
      fetch: sandbox.fetch,
      signIn: async (account) => sandbox.world.signIn(account),
      cipher: () => sandboxCipher(sandbox),
    };
    this.direct = this.clientOver(this.#behind.fetch);
    if (!behind) {
      this.account = player;
      this.token = sandbox.world.signIn(player);
    }
    this.tabs = Array.from({ length: tabs }, () => new Tab(this));
  }

  clientOver(fetch: ClientOptions['fetch']): Client {
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
    this.#sealed ??= this.#behind.cipher();
    return this.#sealed;
  }

  async signInAs(another: boolean): Promise<void> {
    const account = another ? (this.player === 'demo.vip' ? 'demo.member' : 'demo.vip') : this.player;
    this.token = await this.#behind.signIn(account);
    this.account = account;
  }

  signOut() {
    this.account = null;
    this.token = null;
  }

  expire() {
    const { sessions } = this.sandbox.world;
    for (const { token } of this.account ? sessions.of(this.account) : []) sessions.end(token);
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
    const response = await this.#behind.fetch(url, { method, headers, body: body === '' ? null : body }).finally(() => {
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
