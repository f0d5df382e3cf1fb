import { nextLook, sessionWarning } from '@baize/domain';
import { prolongSession, sessionLife } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { heedOtherTabs, runInOneTab } from '../../../core/browser/runInOneTab.ts';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useServices } from '../../../core/services/services.ts';

const { component: SessionWarning } = lazyPart(
  () => import('./SessionWarning.tsx').then(({ SessionWarning }) => SessionWarning),
  ['expiry'],
);

/** Milliseconds until the next look after so many in a row that told nothing: a minute at most. */
const pauseAfter = (misses: number) => Math.min(1000 * 2 ** (misses - 1), 60_000) * (0.75 + Math.random() / 2);

/** Where tabs tell each other that the session goes on. */
const prolonged = 'sessionProlonged';

const readEnd = (value: unknown) =>
  value === null || Number.isSafeInteger(value) ? (value as number | null) : undefined;

/**
 * Tells a player a minute before the session ends; any key that answers prolongs it, and what is typed behind stays (SES-06, FLT-127). The
 * platform is asked when the end comes near, not by a poll: other calls and other tabs may have moved it; what is pressed in several tabs is asked for once (FLT-100).
 */
export function SessionEnd() {
  const { client, now } = useServices();
  // Another look that finds the same end is still another moment, at which a warning may be due.
  const [life, setLife] = useState<{ endsAt: number | null }>({ endsAt: null });
  /** How many looks in a row told nothing: the next one waits longer each time. */
  const [misses, setMisses] = useState(0);
  const { endsAt } = life;
  const setEndsAt = useCallback((at: number | null) => setLife({ endsAt: at }), []);

  const look = useCallback(
    (signal?: AbortSignal) =>
      client
        .call(sessionLife, {}, { signal })
        .then((found) => {
          setLife(found);
          // The two clocks differ by a little: what should be over is asked for once more.
          setMisses((before) => (found.endsAt !== null && found.endsAt <= now() ? before + 1 : 0));
        })
        .catch(() => {
          if (!signal?.aborted) setMisses((before) => before + 1);
        }),
    [client, now],
  );
  useEffect(() => {
    if (misses === 0) return undefined;
    const timer = setTimeout(() => void look(), pauseAfter(misses));
    return () => clearTimeout(timer);
  }, [misses, look]);
  useEffect(() => {
    const leaving = new AbortController();
    const wake = () => document.visibilityState === 'visible' && void look(leaving.signal);
    void look(leaving.signal);
    document.addEventListener('visibilitychange', wake);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [look]);

  const warning = sessionWarning(endsAt, now());
  const quiet = warning.kind === 'quiet';
  useEffect(() => {
    if (life.endsAt === null || !quiet) return undefined;
    const timer = setTimeout(() => void look(), nextLook(life.endsAt, now()) + 1);
    return () => clearTimeout(timer);
  }, [life, quiet, look, now]);

  const over = warning.kind === 'over';
  useEffect(() => {
    // Asking ends the session for this page too, if it has ended.
    if (over) void look();
  }, [over, look]);

  const prolong = useCallback(() => {
    setEndsAt(null);
    void runInOneTab(prolonged, readEnd, () => client.call(prolongSession, {}).then((kept) => kept.endsAt))
      .then(setEndsAt)
      .catch(() => look());
  }, [client, look, setEndsAt]);
  useEffect(() => heedOtherTabs(prolonged, readEnd, setEndsAt), [setEndsAt]);
  if (warning.kind !== 'warn' || endsAt === null) return null;
  return (
    <Suspense>
      {/* The countdown runs by this page's clock, the end is told by the platform's. */}
      <SessionWarning until={endsAt - now() + systemClock.now()} onStay={prolong} onOver={look} />
    </Suspense>
  );
}
