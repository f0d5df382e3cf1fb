import {
  firstFlow,
  isOpen,
  type MoneyEvent,
  type MoneyFlow,
  type MoneyIntent,
  type MoneyMovement,
  type MovementKind,
  stepMoney,
} from '@baize/domain';
import {
  type GatewayError,
  type InputOf,
  type MoneyQuote,
  type PressEnd,
  type placeDeposit,
  readMoneyQuote,
  type recallWallets,
  type transferUpline,
  type walletTransfer,
  type withdraw,
} from '@baize/gateway';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../../app/services.ts';
import { useRefresh } from '../../data/useRefresh.ts';
import { useMoneyDesk } from '../../money/moneyDesk.ts';
import { movedByMovement } from '../../money/moved.ts';
import { refusesPassword } from '../../money/PaymentPassword.tsx';
import { type Question, useQuote } from './useQuote.ts';

export type MovementCall =
  | typeof placeDeposit
  | typeof withdraw
  | typeof transferUpline
  | typeof walletTransfer
  | typeof recallWallets;
type Flow = MoneyFlow<MoneyQuote>;

/** What a page shows beside where its movement stands. */
export interface Shown {
  /** The figures that are looked at; those before while newer ones are asked for. */
  quote: MoneyQuote | null;
  /** Why there are no figures, or why nothing was moved. */
  error: GatewayError | null;
  /** What was pressed, in words. */
  what: string;
  /** It was not pressed here: before a reload, or in a tab that is gone. */
  found: boolean;
  movement: MoneyMovement | null;
}

/** Where a movement stands on its page, and what can be done but sending it. */
export interface Standing extends Shown {
  flow: Flow;
  /** Asks what a movement would cost and bring. */
  ask: (question: Question) => void;
  /** Asks the same once more. */
  renew: () => void;
  edit: () => void;
  /** Asks once more what became of the press. */
  check: () => void;
  dismiss: () => void;
}

export interface Moving<Input> extends Standing {
  /** Sends what was shown, once; a press on figures that hold no longer is none. */
  press: (inputOf: (quote: MoneyQuote) => Input) => void;
}

const nothing: Shown = { quote: null, error: null, what: '', found: false, movement: null };

/**
 * One movement of money from its figures to what became of it (MEM-19): the domain's flow over the desk of the whole site. A press of this
 * kind from before a reload is taken up again, and until its fate is known no other can be made here (FLT-027 to FLT-031).
 */
export function useMovement<E extends MovementCall>(
  kind: MovementKind,
  endpoint: E,
  whatOf: (quote: MoneyQuote) => string,
): Moving<InputOf<E>> {
  const { client, session, now } = useServices();
  const { account } = useSession();
  const desk = useMoneyDesk();
  const refresh = useRefresh();
  const [flow, setFlow] = useState<Flow>(firstFlow);
  const [shown, setShown] = useState(nothing);
  const flowNow = useRef<Flow>(firstFlow);
  const pressed = useRef<MoneyIntent | null>(null);
  const asking = useRef<AbortController>(null);
  const words = useRef(whatOf);
  words.current = whatOf;

  const step = useCallback((event: MoneyEvent<MoneyQuote>) => {
    flowNow.current = stepMoney(flowNow.current, event);
    setFlow(flowNow.current);
    return flowNow.current;
  }, []);
  const show = useCallback((more: Partial<Shown>) => setShown((before) => ({ ...before, ...more })), []);
  useEffect(
    () => () => {
      asking.current?.abort();
      if (pressed.current) desk.leave(pressed.current.key);
    },
    [desk],
  );

  const { ask, renew } = useQuote(step, show);

  /** Takes the end of a press, or that nobody knows it yet, into the flow. */
  const follow = useCallback(
    async (intent: MoneyIntent, signal: AbortSignal, ending: Promise<PressEnd<MoneyMovement>>) => {
      const { key } = intent;
      const end = await ending.catch((error) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (end === null) return;
      if (end.kind === 'unknown') return void step({ kind: 'gave-up', key });
      refresh(movedByMovement);
      session.moved();
      if (pressed.current !== intent) return;
      pressed.current = null;
      if (end.kind === 'none') return void step({ kind: 'fate', key, fate: 'none', reference: null });
      if (end.kind === 'done') {
        show({ movement: end.value, error: null });
        return void step({ kind: 'answered', key, reference: end.value?.reference ?? end.reference });
      }
      const fresh = readMoneyQuote(end.error.value);
      show({ error: end.error, ...(fresh && { quote: fresh }) });
      step({ kind: 'failed', key, failure: end.error, fresh });
      // The figures still hold: only what goes with them was wrong.
      if (refusesPassword(end.error)) renew();
    },
    [step, show, refresh, session, renew],
  );

  const lookUp = useCallback(
    (intent: MoneyIntent) => {
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      void follow(intent, signal, desk.lookUp(client, intent, signal));
    },
    [client, desk, follow],
  );

  const untold = useSyncExternalStore(desk.subscribe, desk.untold);
  useEffect(() => {
    const kept = untold.find((intent) => intent.movement === kind);
    if (!kept || isOpen(flowNow.current)) return;
    pressed.current = kept;
    desk.show(kept.key);
    show({ what: kept.what, found: true, error: null });
    step({ kind: 'found', key: kept.key });
    lookUp(kept);
  }, [untold, kind, desk, show, step, lookUp]);

  const press = useCallback(
    (inputOf: (quote: MoneyQuote) => InputOf<E>) => {
      const before = flowNow.current;
      if (before.kind !== 'review') return;
      const key = crypto.randomUUID();
      const next = step({ kind: 'press', key, now: now() });
      if (next.kind !== 'sending' || next.key !== key) return;
      const what = words.current(before.quote);
      const intent: MoneyIntent = { key, account: account ?? '', what, bet: null, movement: kind };
      pressed.current = intent;
      asking.current = new AbortController();
      const { signal } = asking.current;
      show({ what, error: null, found: false });
      const onChecking = (error: GatewayError) => void step({ kind: 'failed', key, failure: error, fresh: null });
      const call: MovementCall = endpoint;
      const input = inputOf(before.quote) as InputOf<MovementCall>;
      void follow(intent, signal, desk.send(client, call, input, intent, { asking: signal, onChecking }));
    },
    [client, endpoint, account, desk, kind, now, follow, show, step],
  );

  const edit = useCallback(() => {
    step({ kind: 'edit' });
    show({ quote: null, error: null });
  }, [step, show]);
  const check = useCallback(() => {
    if (!pressed.current || flowNow.current.kind !== 'unknown') return;
    step({ kind: 'check' });
    lookUp(pressed.current);
  }, [step, lookUp]);
  const dismiss = useCallback(() => {
    step({ kind: 'dismiss' });
    setShown(nothing);
  }, [step]);

  return useMemo(
    () => ({ ...shown, flow, ask, renew, press, edit, check, dismiss }),
    [shown, flow, renew, press, edit, check, dismiss, ask],
  );
}

/** Nothing is asked for, looked at or sent. */
export const isAtRest = ({ flow: { kind } }: Pick<Standing, 'flow'>): boolean =>
  kind === 'draft' || kind === 'refused' || kind === 'settled';
