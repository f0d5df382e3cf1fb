import { confirmRealityCheck, playSession, type ValueOf } from '@baize/gateway';
import { Suspense, useEffect, useState } from 'react';
import { useMinute } from '../../core/browser/time.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { useDeadlinePassed } from '../../core/services/deadlines.ts';
import { useServices } from '../../core/services/services.ts';
import { useAction } from '../../data/useAction.ts';

const { component: RealityDialog } = lazyPart(
  () => import('./RealityDialog.tsx').then((module) => module.RealityDialog),
  ['account-menu', 'play-limits', 'member'],
);

interface RealityReminderProps {
  session: ValueOf<typeof playSession>;
  onAsk: () => Promise<unknown>;
}

/**
 * Waits for the reality check on the platform's clock. Refetches the session before interrupting, because another tab
 * may have shown it already and the figures must be current (RSP-02).
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

  // Retry a failed acknowledgement every minute; it must not lock players out of the site or their money.
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
