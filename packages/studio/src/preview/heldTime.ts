/** The timers and frames of a page, which the page around it can hold. */
export interface HeldTime {
  hold(): void;
  go(): void;
}

declare global {
  interface Window {
    baizeTime?: HeldTime;
  }
}

type StartTimer = (handler: () => void, delay?: number) => number;

/** Lets the page around this one hold its time: what falls due meanwhile runs when it goes on, intervals once. */
export function makeTimeHoldable(): void {
  const { setTimeout, setInterval, requestAnimationFrame, clearTimeout, cancelAnimationFrame } = window;
  const due = new Map<string, () => void>();
  let isHeld = false;
  const orLater = (key: string, run: () => void) => {
    if (isHeld) due.set(key, run);
    else run();
  };
  const timer =
    (start: StartTimer) =>
    (handler: TimerHandler, delay?: number, ...given: unknown[]): number => {
      const run = typeof handler === 'function' ? () => handler(...given) : () => undefined;
      const id = start.call(window, () => orLater(`timer ${id}`, run), delay);
      return id;
    };
  const clear = (id?: number) => {
    due.delete(`timer ${id}`);
    clearTimeout.call(window, id);
  };
  Object.assign(window, {
    setTimeout: timer(setTimeout as unknown as StartTimer),
    setInterval: timer(setInterval as unknown as StartTimer),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame(run: FrameRequestCallback) {
      const id: number = requestAnimationFrame.call(window, (now) => orLater(`frame ${id}`, () => run(now)));
      return id;
    },
    cancelAnimationFrame(id: number) {
      due.delete(`frame ${id}`);
      cancelAnimationFrame.call(window, id);
    },
  });
  window.baizeTime = {
    hold() {
      isHeld = true;
    },
    go() {
      isHeld = false;
      const waiting = [...due.values()];
      due.clear();
      for (const run of waiting) run();
    },
  };
}
