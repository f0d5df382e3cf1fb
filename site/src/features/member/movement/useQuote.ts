import type { MoneyEvent, MoneyFlow } from '@baize/domain';
import { GatewayError, type InputOf, type MoneyQuote, moneyQuote } from '@baize/gateway';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../../core/services/services.ts';

export type Question = InputOf<typeof moneyQuote>;

/** Requests quotes; drops responses to older questions or after unmount. */
export function useQuote(
  step: (event: MoneyEvent<MoneyQuote>) => MoneyFlow<MoneyQuote>,
  tell: (more: { error: GatewayError | null; terms: null; found?: false }) => void,
) {
  const { client } = useServices();
  const last = useRef<Question | null>(null);
  const asked = useRef(0);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const send = useCallback(
    async (question: Question) => {
      asked.current += 1;
      const ask = asked.current;
      if (step({ kind: 'ask', ask }).kind !== 'quoting') return;
      last.current = question;
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      try {
        const quote = await client.call(moneyQuote, question, { signal });
        step({ kind: 'quoted', ask, quote });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        if (step({ kind: 'quote-failed', ask, code: error.code }).kind === 'draft') tell({ error, terms: null });
      }
    },
    [client, step, tell],
  );
  const ask = useCallback(
    (question: Question) => {
      tell({ error: null, terms: null, found: false });
      void send(question);
    },
    [send, tell],
  );
  const renew = useCallback(() => {
    if (last.current) void send(last.current);
  }, [send]);
  return { ask, renew };
}
