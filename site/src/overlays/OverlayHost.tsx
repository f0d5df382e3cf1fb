import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { type Part, part } from '../app/chunks.ts';
import { Fetching } from '../app/Fetching.tsx';
import { useSession } from '../app/services.ts';
import { useShownOverlay } from '../app/useOverlay.ts';
import type { Overlay } from '../paths.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/** The one table of overlays, each with the areas of its words. */
const parts: Record<Overlay, Part<OverlayProps>> = {
  login: part(() => import('./Login.tsx').then(({ Login }) => Login), ['login', 'refusals']),
  register: part(() => import('./Register.tsx').then(({ Register }) => Register), ['login', 'refusals']),
  notice: part(() => import('./Notices.tsx').then(({ Notices }) => Notices), ['lower']),
  'sign-out': part(() => import('./SignOut.tsx').then(({ SignOut }) => SignOut), ['account']),
  'true-account': part(() => import('./TrueAccount.tsx').then(({ TrueAccount }) => TrueAccount), ['login']),
  copied: part(() => import('./Copied.tsx').then(({ Copied }) => Copied), ['account']),
  game: part(() => import('./Sheet.tsx').then(({ Sheet }) => Sheet), ['lobby', 'refusals']),
  break: part(() => import('./TakeBreak.tsx').then(({ TakeBreak }) => TakeBreak), ['play', 'refusals']),
  'change-password': part(
    () => import('./ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
    ['login', 'refusals'],
  ),
};

/** The overlay slot of every page: the address says which one is open (NAV-19). The last one stays to close in its own time. */
export function OverlayHost() {
  const { current: asked, close } = useShownOverlay();
  const { cpw } = useSession();
  // A forced change stands before everything, and no address opens or closes it (SES-01).
  const current = cpw === 'true' ? 'change-password' : asked === 'change-password' ? null : asked;
  const [last, setLast] = useState<Overlay | null>(current);
  if (current && current !== last) setLast(current);
  useLoadOnIntent();
  if (!last) return null;
  const { component: Shown } = parts[last];
  return (
    <Boundary reset={last}>
      <Suspense fallback={<Fetching />}>
        <Shown open={current === last} onClose={close} />
      </Suspense>
    </Boundary>
  );
}

/** A finger or a pointer on a link to an overlay fetches its part, so that the press finds it there. */
function useLoadOnIntent() {
  useEffect(() => {
    const intend = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="modal="]') : null;
      const name = link && new URL(link.href).searchParams.get('modal');
      if (name && Object.hasOwn(parts, name)) parts[name as Overlay].preload();
    };
    document.addEventListener('pointerover', intend, { passive: true });
    document.addEventListener('focusin', intend);
    return () => {
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
    };
  }, []);
}
