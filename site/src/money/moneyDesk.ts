import { fatePauses, type MoneyFate, type MoneyIntent, readIntents } from '@baize/domain';
import { type Client, GatewayError, moneyFate } from '@baize/gateway';
import { visitStorage } from '../session/storage.ts';

const storeKey = 'moneyIntents';
const listeners = new Set<() => void>();

/** Presses whose call is still under way on this page: nobody asks for their fate meanwhile. */
const underWay = new Set<string>();
/** Presses that the place they were made in is showing: they are said there and nowhere else. */
const shown = new Set<string>();

let open: readonly MoneyIntent[] = readIntents(visitStorage.getItem(storeKey));

/** Every press that moves money, from before it is sent until its fate is known: a reload finds it again (FLT-031). */
export const moneyDesk = {
  /** The presses that nobody else tells the player of; the same array until something changes. */
  untold: () => untold,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  begin(intent: MoneyIntent) {
    underWay.add(intent.key);
    shown.add(intent.key);
    change([...open, intent]);
  },
  /** The call has come back without saying what became of it. */
  landed(key: string) {
    underWay.delete(key);
    change(open);
  },
  /** Told where this press was made, and nowhere else: it was found again after a reload. */
  show(key: string) {
    shown.add(key);
    change(open);
  },
  /** What showed it is gone: from now on it is told to the player wherever they are. */
  leave(key: string) {
    if (shown.delete(key)) change(open);
  },
  end(key: string) {
    underWay.delete(key);
    shown.delete(key);
    change(open.filter((intent) => intent.key !== key));
  },
};

let untold: readonly MoneyIntent[] = open;

function change(next: readonly MoneyIntent[]) {
  open = next;
  untold = open.filter(({ key }) => !underWay.has(key) && !shown.has(key));
  if (open.length > 0) visitStorage.setItem(storeKey, JSON.stringify(open));
  else visitStorage.removeItem(storeKey);
  for (const listener of listeners) listener();
}

export interface KnownFate {
  fate: Exclude<MoneyFate, 'working'>;
  reference: string | null;
}

/** Asks what became of a press until it is known, or null when patience ends; rejects when the signal aborts (FLT-029). */
export async function learnFate(client: Client, key: string, signal: AbortSignal): Promise<KnownFate | null> {
  for (const pause of fatePauses) {
    await wait(pause, signal);
    try {
      const { fate, reference } = await client.call(moneyFate, { key }, { signal });
      if (fate !== 'working') return { fate, reference };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.kind === 'signed-out') return null;
    }
  }
  return null;
}

/** A while, and until somebody sees the page: a hidden one asks nothing. Rejects when the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, leave) => {
    if (signal.aborted) return leave(signal.reason);
    const timer = setTimeout(goOn, ms);
    function goOn() {
      if (document.hidden) return document.addEventListener('visibilitychange', goOn, { once: true });
      return done();
    }
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
      leave(signal.reason);
    });
  });
}
