import { stayWhile } from '../core/browser/reload.ts';
import { lastingStorage } from '../core/browser/storage.ts';
import { useServices } from '../core/services/services.ts';
import type { Session } from '../core/session/session.ts';
import { lockPayment } from './lockPayment.ts';
import { makeTabPaymentTracker, type TabPaymentTracker } from './paymentTracker.ts';

/** Local storage key for the pending payments of all tabs. They hold no secret. */
export const intentsKey = 'moneyIntents';

const desks = new WeakMap<Session, TabPaymentTracker>();

export function usePaymentTracker(): TabPaymentTracker {
  const { session } = useServices();
  const desk = desks.get(session) ?? openDesk(session);
  desks.set(session, desk);
  return desk;
}

function openDesk(session: Session): TabPaymentTracker {
  const desk = makeTabPaymentTracker({
    keep: {
      read: () => lastingStorage.getItem(intentsKey),
      write: (text) =>
        text === null ? lastingStorage.removeItem(intentsKey) : lastingStorage.setItem(intentsKey, text),
    },
    account: () => session.get().account,
    hold: lockPayment,
    wait: waitSeen,
  });
  const look = () => desk.look(!document.hidden);
  session.subscribe(look);
  addEventListener('storage', ({ key }) => {
    if (key === intentsKey || key === null) look();
  });
  document.addEventListener('visibilitychange', look);
  stayWhile(desk.answering);
  look();
  return desk;
}

/** Waits at least `ms`, then until the page is visible. Rejects when the signal aborts. */
export function waitSeen(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, leave) => {
    if (signal?.aborted) return leave(signal.reason);
    const timer = setTimeout(goOn, ms);
    function goOn() {
      if (document.hidden) return document.addEventListener('visibilitychange', goOn, { once: true });
      return done();
    }
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
      leave(signal?.reason);
    });
  });
}
