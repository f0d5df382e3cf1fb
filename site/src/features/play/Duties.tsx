import { idleMinutes } from '@baize/domain';
import type { playSession, ValueOf } from '@baize/gateway';
import { Suspense, useEffect } from 'react';
import { useStore } from '../../core/browser/createStore.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { useCentrePage } from '../../core/routing/useCentre.ts';
import { useRules } from '../../core/services/rules.ts';
import { leftLimits } from '../../data/dutiesFirst.ts';

const { component: SummaryDialog } = lazyPart(
  () => import('./SummaryDialog.tsx').then((module) => module.SummaryDialog),
  ['safety', 'play', 'account-menu', 'errors'],
);
const { component: StartLimitsDialog } = lazyPart(
  () => import('./StartLimitsDialog.tsx').then((module) => module.StartLimitsDialog),
  ['safety', 'play-limits', 'errors'],
);
const { component: IdleLogout } = lazyPart(
  () => import('./IdleLogout.tsx').then((module) => module.IdleLogout),
  ['session-expiry'],
);

/** Shows what the rules ask of a player: the summary, the question about limits, the end of an idle session. */
export function Duties({ session }: { session: ValueOf<typeof playSession> }) {
  const idle = idleMinutes(useRules());
  const { pathname } = usePage();
  const page = useCentrePage();
  const left = useStore(leftLimits);
  useEffect(() => () => leftLimits.set(null), []);
  const { summaryDays, limitsDue } = session;
  const place = page === 'depositv2' ? page : pathname;
  const isAsked = place === 'depositv2' || ['/welcome', '/game', '/seamless', '/fbsports'].includes(pathname);
  return (
    <Suspense>
      {summaryDays ? <SummaryDialog days={summaryDays} /> : null}
      {limitsDue && isAsked && !summaryDays && (
        <StartLimitsDialog {...limitsDue} open={left !== place} onClose={() => leftLimits.set(place)} />
      )}
      {idle !== null && <IdleLogout minutes={idle} />}
    </Suspense>
  );
}
