import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { fetchPart } from '../app/chunks.ts';
import { useSession } from '../app/services.ts';
import { useShownOverlay } from '../app/useOverlay.ts';
import type { Overlay } from '../paths.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

const load = {
  login: () => import('./Login.tsx').then(({ Login }) => Login),
  register: () => import('./Register.tsx').then(({ Register }) => Register),
  notice: () => import('./Notices.tsx').then(({ Notices }) => Notices),
  'sign-out': () => import('./SignOut.tsx').then(({ SignOut }) => SignOut),
  'true-account': () => import('./TrueAccount.tsx').then(({ TrueAccount }) => TrueAccount),
  copied: () => import('./Copied.tsx').then(({ Copied }) => Copied),
  game: () => import('./Sheet.tsx').then(({ Sheet }) => Sheet),
  break: () => import('./TakeBreak.tsx').then(({ TakeBreak }) => TakeBreak),
  'change-password': () => import('./ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
} satisfies Record<Overlay, () => Promise<ComponentType<OverlayProps>>>;

const parts = Object.fromEntries(
  Object.entries(load).map(([name, get]) => [
    name,
    lazy(async () => ({ default: await fetchPart<ComponentType<OverlayProps>>(get) })),
  ]),
) as unknown as Record<Overlay, ComponentType<OverlayProps>>;

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
  const Shown = parts[last];
  return (
    <Boundary reset={last}>
      <Suspense>
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
      if (name && Object.hasOwn(load, name)) load[name as Overlay]().catch(() => undefined);
    };
    document.addEventListener('pointerover', intend, { passive: true });
    document.addEventListener('focusin', intend);
    return () => {
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
    };
  }, []);
}
