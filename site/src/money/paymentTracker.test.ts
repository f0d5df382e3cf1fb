import type { MoneyIntent } from '@baize/domain';
import { type Client, createClient, recallWallets } from '@baize/gateway';
import { beforeEach, expect, test } from 'vitest';
import type { LockPayment } from './lockPayment.ts';
import { makeTabPaymentTracker } from './paymentTracker.ts';

const key = '8d8ac610-566d-4ef0-9c22-186b2a5ed793';
const intent: MoneyIntent = { key, account: 'demo.member', what: 'Deposit of 500', bet: null, movement: 'deposit' };
const figures = { quoteId: 'q1', amount: '500.00', received: '500.00' };
const rest = () => new Promise((next) => setImmediate(next));

class Browser {
  text: string | null = null;
  account: string | null = 'demo.member';
  readonly #queues = new Map<string, (() => void)[]>();

  hold(tab: { open: boolean }): LockPayment {
    return (name, signal) =>
      new Promise((held, leave) => {
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, queue);
        const release = () => {
          if (queue.at(0) !== mine) return;
          queue.shift();
          queue.at(0)?.();
        };
        const mine = () => (tab.open && !signal?.aborted ? held(release) : release());
        signal?.addEventListener('abort', () => leave(signal.reason));
        queue.push(mine);
        if (queue.length === 1) mine();
      });
  }

  tab() {
    const state = { open: true };
    const locks: (() => void)[] = [];
    const hold = this.hold(state);
    const desk = makeTabPaymentTracker({
      keep: {
        read: () => this.text,
        write: (text) => {
          this.text = text;
        },
      },
      account: () => this.account,
      hold: async (name, signal) => {
        const release = await hold(name, signal);
        locks.push(release);
        return release;
      },
      wait: async (_, signal) => signal?.throwIfAborted(),
    });
    const close = () => {
      state.open = false;
      for (const release of locks) release();
    };
    return { desk, close };
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const clientWith = (money: () => Promise<Response>): Client =>
  createClient({
    baseUrl: 'https://site.example',
    fetch: async ({ url }) =>
      url.includes(recallWallets.path)
        ? money()
        : Response.json({ success: true, value: { state: 'done', referenceNo: 'D1' } }),
    token: () => 'token',
    language: () => 'EN',
    cipher: () => Promise.reject(new Error('nothing is sealed here')),
    onSignedOut: () => undefined,
    wait: async () => undefined,
  });
const lost = () => Promise.reject(new TypeError('lost'));
const never = () => new Promise<never>(() => undefined);

test('FLT-031 what is under way in one tab is no other tab’s business, until that tab is gone', async () => {
  const first = browser.tab();
  const second = browser.tab();
  void first.desk.send(clientWith(never), recallWallets, figures, intent);
  second.desk.look(true);
  await rest();
  expect(first.desk.untold.get()).toEqual([]);
  expect(second.desk.untold.get()).toEqual([]);
  first.close();
  await rest();
  expect(second.desk.untold.get()).toEqual([intent]);
  expect(await second.desk.lookUp(clientWith(never), intent)).toEqual({ kind: 'done', value: null, reference: 'D1' });
  expect([browser.text, second.desk.untold.get()]).toEqual([null, []]);
});

test('FLT-031 a tab that nobody sees takes nothing up, and the next page of the closed one does', async () => {
  const first = browser.tab();
  const hidden = browser.tab();
  void first.desk.send(clientWith(never), recallWallets, figures, intent);
  hidden.desk.look(true);
  hidden.desk.look(false);
  await rest();
  first.close();
  const again = browser.tab();
  again.desk.look(true);
  await rest();
  expect(hidden.desk.untold.get()).toEqual([]);
  expect(again.desk.untold.get()).toEqual([intent]);
});

test('FLT-029 a place that was left before anybody knew leaves the press to be told elsewhere', async () => {
  const { desk } = browser.tab();
  const leaving = new AbortController();
  let heard = 0;
  desk.untold.subscribe(() => {
    heard += 1;
  });
  const sent = desk.send(clientWith(lost), recallWallets, figures, intent, { asking: leaving.signal });
  expect(desk.untold.get()).toEqual([]);
  const reason = new DOMException('left', 'AbortError');
  leaving.abort(reason);
  desk.leave(key);
  await expect(sent).rejects.toBe(reason);
  await rest();
  expect(desk.untold.get()).toEqual([intent]);
  expect(heard).toBe(1);
});

test('FLT-011 another player’s press is let go, and is there again for its own', async () => {
  const { desk } = browser.tab();
  browser.text = JSON.stringify([intent]);
  desk.look(true);
  await rest();
  expect(desk.untold.get()).toEqual([intent]);
  browser.account = 'demo.vip';
  desk.look(true);
  expect(desk.untold.get()).toEqual([]);
  browser.account = 'demo.member';
  desk.look(true);
  await rest();
  expect(desk.untold.get()).toEqual([intent]);
  desk.show(key);
  expect(desk.untold.get()).toEqual([]);
});
