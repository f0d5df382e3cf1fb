import { systemClock } from '@baize/ui';

/** Time of every story: noon of a spring day. */
const noon = Date.UTC(2026, 2, 14, 12);
/**
 * Timeout from which the gateway, a launch and a closed platform act by themselves (ms); never fires in waiting
 * stories.
 */
const patience = 15_000;
/** Interval or timeout from which timers never fire (ms), as for toasts. */
const lasting = 5000;

let moment = noon;
const real = {
  now: Date.now,
  pageNow: systemClock.now,
  setTimeout: globalThis.setTimeout.bind(globalThis) as typeof setTimeout,
  setInterval: globalThis.setInterval.bind(globalThis) as typeof setInterval,
};

export const storyNow = () => moment;

/** Advances the clock without firing timers. */
export function pass(ms: number): void {
  moment += ms;
}

/**
 * Freezes time and randomness so that screenshots are stable. In `waiting` stories, which show loading states, no
 * timeout fires. Returns a function that restores both.
 */
export function freezeTime(waiting: boolean): () => void {
  moment = noon;
  Date.now = storyNow;
  systemClock.now = storyNow;
  if (waiting) globalThis.setTimeout = patiently;
  globalThis.setInterval = briefly;
  const drawn = new Map<number, number>();
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const turn = (drawn.get(array.byteLength) ?? 0) + 1;
    drawn.set(array.byteLength, turn);
    scatter(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), turn);
    return array;
  };
  return () => {
    Date.now = real.now;
    systemClock.now = real.pageNow;
    globalThis.setTimeout = real.setTimeout;
    globalThis.setInterval = real.setInterval;
    Reflect.deleteProperty(crypto, 'getRandomValues');
  };
}

const patiently = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
  ms !== undefined && ms >= patience ? 0 : real.setTimeout(work, ms, ...rest)) as typeof setTimeout;

const briefly = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
  ms !== undefined && ms >= lasting ? 0 : real.setInterval(work, ms, ...rest)) as typeof setInterval;

/** Fills the same bytes for the same turn, so that concurrent draws do not depend on their order. */
function scatter(bytes: Uint8Array, turn: number): void {
  let state = Math.imul(turn, 0x9e3779b1) ^ bytes.length;
  for (let place = 0; place < bytes.length; place++) {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + place;
    bytes[place] = (state ^ (state >>> 13)) & 0xff;
  }
}
