import { systemClock } from '@baize/ui';

/** Noon of a spring day: when every story of the site takes place. */
const noon = Date.UTC(2026, 2, 14, 12);
/** The gateway, a launch and a closed platform wait this long before they act by themselves (ms). */
const patience = 15_000;
/** What does something again or ends by itself after so long, as a message in passing does, waits for ever (ms). */
const lasting = 5000;

let moment = noon;
const real = {
  now: Date.now,
  pageNow: systemClock.now,
  setTimeout: globalThis.setTimeout.bind(globalThis) as typeof setTimeout,
  setInterval: globalThis.setInterval.bind(globalThis) as typeof setInterval,
};

/** The story's time, for the world behind it too. */
export const storyNow = () => moment;

/** Moves the clock on by so many milliseconds; timers do not fire. */
export function pass(ms: number): void {
  moment += ms;
}

/**
 * Stops what would make two pictures of one story differ: the clock stands at noon and chance falls the same way each time.
 * `waiting` stories show what is on its way, so in them no timeout fires. Returns the way back.
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

/** The same bytes for the same turn, so that what is drawn at once by several does not depend on who comes first. */
function scatter(bytes: Uint8Array, turn: number): void {
  let state = Math.imul(turn, 0x9e3779b1) ^ bytes.length;
  for (let place = 0; place < bytes.length; place++) {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + place;
    bytes[place] = (state ^ (state >>> 13)) & 0xff;
  }
}
