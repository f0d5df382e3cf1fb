import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGeetest, type InitGeetest } from './geetest.ts';

type Event = 'ready' | 'success' | 'error' | 'close';

const proof = { lot_number: '1', captcha_output: 'out', pass_token: 'pass', gen_time: '2' };

/** Fakes the third party's object; tests fire its events by hand. */
function service(given: { validate?: () => unknown; show?: () => void } = {}) {
  const heard: Partial<Record<Event, () => void>> = {};
  let destroyed = 0;
  const captcha = {
    onReady: (listener: () => void) => on('ready', listener),
    onSuccess: (listener: () => void) => on('success', listener),
    onError: (listener: () => void) => on('error', listener),
    onClose: (listener: () => void) => on('close', listener),
    showCaptcha: given.show ?? (() => undefined),
    getValidate: (given.validate ?? (() => proof)) as () => typeof proof,
    destroy: () => {
      destroyed += 1;
    },
  };
  const on = (event: Event, listener: () => void) => {
    heard[event] = listener;
    return captcha;
  };
  const init = vi.fn<InitGeetest>((_, ready) => ready(captcha));
  return { init, tell: (event: Event) => heard[event]?.(), destroyed: () => destroyed };
}

const prove = (load: () => Promise<InitGeetest>, signal = new AbortController().signal) =>
  createGeetest({ captchaId: 'abc', language: 'tr', load }).prove(signal);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('REG-06 a passed check answers with its proof, in the language of the page', async () => {
  const { init, tell, destroyed } = service();
  const outcome = prove(async () => init);
  await vi.advanceTimersByTimeAsync(0);
  tell('ready');
  await vi.advanceTimersByTimeAsync(60_000);
  tell('success');
  expect(await outcome).toEqual({ kind: 'passed', proof });
  expect(init.mock.calls[0]?.[0]).toEqual({ captchaId: 'abc', product: 'bind', language: 'tur' });
  expect(destroyed()).toBe(1);
});

test('REG-06 a check that is closed, or whose form is left, has been left', async () => {
  const closed = service();
  const outcome = prove(async () => closed.init);
  await vi.advanceTimersByTimeAsync(0);
  closed.tell('close');
  expect(await outcome).toEqual({ kind: 'left' });
  const leaving = new AbortController();
  const going = prove(async () => service().init, leaving.signal);
  leaving.abort();
  expect(await going).toEqual({ kind: 'left' });
  expect(await prove(async () => service().init, AbortSignal.abort())).toEqual({ kind: 'left' });
});

test('FLT-070 a script that is missing', async () => {
  expect(await prove(() => Promise.reject(new Error('404')))).toEqual({ kind: 'missing' });
});

test('FLT-070 a script that throws, at once or later', async () => {
  const throwing = () => {
    throw new Error('broken');
  };
  expect(await prove(async () => throwing)).toEqual({ kind: 'missing' });
  for (const given of [{ show: throwing }, { validate: throwing }]) {
    const { init, tell } = service(given);
    const outcome = prove(async () => init);
    await vi.advanceTimersByTimeAsync(0);
    tell('ready');
    tell('success');
    expect(await outcome).toEqual({ kind: 'missing' });
  }
});

test('FLT-070 a script that is slow, and one that never says that it is ready', async () => {
  for (const load of [() => new Promise<InitGeetest>(() => {}), async () => service().init]) {
    const outcome = prove(load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ kind: 'missing' });
  }
});

test('FLT-070 a service that fails, or passes without a proof', async () => {
  const failing = service();
  const failed = prove(async () => failing.init);
  await vi.advanceTimersByTimeAsync(0);
  failing.tell('error');
  expect(await failed).toEqual({ kind: 'missing' });
  for (const value of [undefined, false, {}, { ...proof, pass_token: '' }]) {
    const { init, tell } = service({ validate: () => value });
    const outcome = prove(async () => init);
    await vi.advanceTimersByTimeAsync(0);
    tell('success');
    expect(await outcome).toEqual({ kind: 'missing' });
  }
});
