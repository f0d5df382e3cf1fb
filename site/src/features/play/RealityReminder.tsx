import { confirmRealityCheck, playSession, type ValueOf } from '@baize/gateway';
import { Suspense, useEffect, useState } from 'react';
import { useMinute } from '../../core/browser/time.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { useServices } from '../../core/services/services.ts';
import { useDeadlinePassed } from '../../core/services/useDeadlinePassed.ts';
import { useAction } from '../../data/useAction.ts';

const { component: RealityDialog } = lazyPart(
  () => import('./RealityDialog.tsx').then((module) => module.RealityDialog),
  ['account', 'control', 'member'],
);

interface RealityReminderProps {
  session: ValueOf<typeof playSession>;
  /** Asks for the session anew; settles when the answer is there, or has failed. */
  onAsk: () => Promise<unknown>;
}

/**
 * Watches for the moment of the reality check, on the platform's clock. Before it interrupts, the platform is asked once more: another tab
 * may have shown it already, and the figures are those of now (RSP-02).
 */
export function RealityReminder({ session, onAsk }: RealityReminderProps) {
  const { session: tabs } = useServices();
  const dueAt = session.realityCheck?.dueAt ?? null;
  const reached = useDeadlinePassed(dueAt);
  const minute = useMinute();
  const [asked, setAsked] = useState<number | null>(null);
  const [answered, setAnswered] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const { send } = useAction(confirmRealityCheck, [playSession]);

  useEffect(() => {
    if (reached) void onAsk().then(() => setAsked(dueAt));
  }, [reached, dueAt, onAsk]);

  const tell = async (due: number) => {
    const { ok } = await send({ dueAt: due });
    setLost(!ok);
    if (ok) tabs.moved();
  };

  // An answer that did not arrive is sent again each minute: a lost call must not keep players from the site or from their money.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute is when it is told again
  useEffect(() => {
    if (lost && answered !== null && answered === dueAt) void tell(answered);
  }, [minute]);

  if (asked === null || dueAt === null) return null;
  const answer = () => {
    setAnswered(dueAt);
    return tell(dueAt);
  };
  return (
    <Suspense>
      <RealityDialog open={reached && asked === dueAt && answered !== dueAt} session={session} onAnswer={answer} />
    </Suspense>
  );
}
