import { nextLook, sessionWarning } from '@baize/domain';
import { prolongSession, sessionLife } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { heedOtherTabs, runInOneTab } from '../../../core/browser/runInOneTab.ts';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useServices } from '../../../core/services/services.ts';

const { component: SessionWarning } = lazyPart(
  () => import('./SessionWarning.tsx').then(({ SessionWarning }) => SessionWarning),
  ['session-expiry'],
);

/** Returns the delay in ms after consecutive failed checks: exponential backoff with jitter, about a minute at most. */
const pauseAfter = (misses: number) => Math.min(1000 * 2 ** (misses - 1), 60_000) * (0.75 + Math.random() / 2);

/** Key under which tabs share a prolonged session end. */
const prolonged = 'sessionProlonged';

const readEnd = (value: unknown) =>
  value === null || Number.isSafeInteger(value) ? (value as number | null) : undefined;

/**
 * Warns a minute before the session ends; any key on the warning prolongs it, and input behind it stays (SES-06,
 * FLT-127). Instead of polling, it asks the platform near the end, because other calls and tabs may have moved it. Only
 * one tab prolongs (FLT-100).
 */
export function SessionEnd() {
  const { client, now } = useServices();
  // An object, so that an unchanged end still triggers a new evaluation.
  const [life, setLife] = useState<{ endsAt: number | null }>({ endsAt: null });
  const [misses, setMisses] = useState(0);
  const { endsAt } = life;
  const setEndsAt = useCallback((at: number | null) => setLife({ endsAt: at }), []);

  const look = useCallback(
    (signal?: AbortSignal) =>
      client
        .call(sessionLife, {}, { signal })
        .then((found) => {
          setLife(found);
          // Clocks differ slightly, so check again when the end should have passed.
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
    // If the session has ended, this request ends it here too.
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
      {/* The countdown uses this page's clock, the end comes from the platform's. */}
      <SessionWarning until={endsAt - now() + systemClock.now()} onStay={prolong} onOver={look} />
    </Suspense>
  );
}
