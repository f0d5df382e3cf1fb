import { nextLook, sessionWarning } from '@baize/domain';
import { prolongSession, sessionLife } from '@baize/gateway';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { part } from './chunks.ts';
import { useServices } from './services.ts';

const { component: SessionWarning } = part(
  () => import('./SessionWarning.tsx').then(({ SessionWarning }) => SessionWarning),
  ['expiry'],
);

/**
 * Tells a player a minute before the session ends; any key that answers prolongs it, and what is typed behind stays (SES-06, FLT-127). The
 * platform is asked when the end comes near, not by a poll: other calls and other tabs may have moved it.
 */
export function SessionEnd() {
  const { client, now } = useServices();
  const [endsAt, setEndsAt] = useState<number | null>(null);

  const look = useCallback(
    (signal?: AbortSignal) =>
      client
        .call(sessionLife, {}, { signal })
        .then((life) => {
          setEndsAt(life.endsAt);
          // The two clocks differ by a little: what should be over is asked for once more.
          if (life.endsAt !== null && life.endsAt <= now()) setTimeout(() => void look(), 1000);
        })
        .catch(() => undefined),
    [client, now],
  );
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
    if (endsAt === null || !quiet) return undefined;
    const timer = setTimeout(() => void look(), nextLook(endsAt, now()) + 1);
    return () => clearTimeout(timer);
  }, [endsAt, quiet, look, now]);

  const over = warning.kind === 'over';
  useEffect(() => {
    // Asking ends the session for this page too, if it has ended.
    if (over) void look();
  }, [over, look]);

  const prolong = useCallback(() => {
    setEndsAt(null);
    void client
      .call(prolongSession, {})
      .then((life) => setEndsAt(life.endsAt))
      .catch(() => look());
  }, [client, look]);
  if (warning.kind !== 'warn' || endsAt === null) return null;
  return (
    <Suspense>
      {/* The countdown runs by this page's clock, the end is told by the platform's. */}
      <SessionWarning until={endsAt - now() + Date.now()} onStay={prolong} onOver={look} />
    </Suspense>
  );
}
