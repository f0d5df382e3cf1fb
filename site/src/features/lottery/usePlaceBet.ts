import type { BetAsked, DrawPhase, MoneyIntent, RunningDraw } from '@baize/domain';
import {
  balance,
  type GatewayError,
  type InputOf,
  lotteryBets,
  placeBet,
  playSession,
  recentLotteries,
  runningDraw,
} from '@baize/gateway';
import { useCallback, useEffect, useRef } from 'react';
import { apart, inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { type MoneyState, useMoneyAction } from '../../money/useMoneyAction.ts';
import type { Slip } from './useSlip.ts';

export type Placing =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Result unknown: the platform is queried by the bet's key, and nothing is resent. */
  | { kind: 'checking'; bet: BetAsked }
  | { kind: 'taken'; bet: BetAsked; id: string }
  | { kind: 'not-taken'; bet: BetAsked }
  | { kind: 'refused'; error: GatewayError };

export interface SlipPanelProps {
  draw: RunningDraw;
  phase: DrawPhase;
  slip: Slip;
  betting: ReturnType<typeof usePlaceBet>;
  reviewing: boolean;
  /** The reviewed draw closed before its bet was placed. */
  missed: boolean;
  onReview: (on: boolean) => void;
}

/** Endpoints changed by a bet, or outdated according to a refusal: closing, odds, balance, limits. */
const stale = [runningDraw, balance, playSession, lotteryBets, recentLotteries];
const isBet = ({ bet }: MoneyIntent) => bet !== null;

/**
 * Places a bet: one click, one idempotency key, one payment (FLT-027 to FLT-031). An unknown result is checked until
 * known, even after a reload or a new login. `onTaken` receives the lottery's code.
 */
export function usePlaceBet(onTaken: (code: string) => void) {
  const text = useText();
  const money = useMoney();
  const { state, send, check, dismiss } = useMoneyAction(placeBet, stale, isBet);
  const taken = useRef(onTaken);
  taken.current = onTaken;

  useEffect(() => {
    if (state.kind === 'unknown') check();
    if (state.kind === 'done' && state.intent.bet) taken.current(state.intent.bet.code);
  }, [state, check]);

  const place = useCallback(
    (input: InputOf<typeof placeBet>, bet: BetAsked) => {
      const amount = inOrder(money(bet.total) ?? bet.total);
      return send(input, text('lottery.what', { amount, name: apart(bet.name), issue: inOrder(bet.issue) }), bet);
    },
    [send, text, money],
  );
  return { placing: placingOf(state), place, dismiss };
}

/** Reports whether a bet may still be accepted, so that another one has to wait. */
export const isOpen = ({ kind }: Placing): boolean => kind === 'sending' || kind === 'checking';

function placingOf(state: MoneyState<{ id: string }>): Placing {
  if (state.kind === 'idle' || state.kind === 'sending' || state.kind === 'refused') return state;
  const { bet } = state.intent;
  if (!bet) return { kind: 'idle' };
  if (state.kind === 'done') return { kind: 'taken', bet, id: state.value?.id ?? state.reference ?? '–' };
  return { kind: state.kind === 'none' ? 'not-taken' : 'checking', bet };
}
