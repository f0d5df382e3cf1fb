import { Suspense, useEffect } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { type Part, part } from '../app/chunks.ts';
import { Fetching } from '../app/Fetching.tsx';
import { useSession } from '../app/services.ts';
import { useLastValue } from '../app/useLastValue.ts';
import { useOverlay, useShownOverlay } from '../app/useOverlay.ts';
import type { Overlay } from '../paths.ts';
import type { SessionView } from '../session/session.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/** The one table of overlays, each with the areas of its words. */
const parts: Record<Overlay, Part<OverlayProps>> = {
  login: part(
    () => import('./Login.tsx').then(({ Login }) => Login),
    ['login', 'codes', 'passwords', 'phone', 'validation', 'refusals'],
  ),
  register: part(
    () => import('./Register.tsx').then(({ Register }) => Register),
    ['login', 'registration', 'codes', 'passwords', 'phone', 'validation', 'refusals'],
  ),
  notice: part(() => import('./Notices.tsx').then(({ Notices }) => Notices), ['lower']),
  'sign-out': part(() => import('./SignOut.tsx').then(({ SignOut }) => SignOut), ['account']),
  'true-account': part(() => import('./TrueAccount.tsx').then(({ TrueAccount }) => TrueAccount), ['account']),
  copied: part(() => import('./CopiedNotice.tsx').then(({ CopiedNotice }) => CopiedNotice), ['account']),
  game: part(() => import('./Sheet.tsx').then(({ Sheet }) => Sheet), ['lobby', 'refusals']),
  break: part(() => import('./TakeBreak.tsx').then(({ TakeBreak }) => TakeBreak), ['play', 'refusals']),
  'change-password': part(
    () => import('./ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
    ['login', 'validation', 'refusals'],
  ),
  vendor: part(
    () => import('./VendorGames.tsx').then(({ VendorGames }) => VendorGames),
    ['categories', 'lobby', 'play'],
  ),
  redeem: part(() => import('./Redeem.tsx').then(({ Redeem }) => Redeem), ['points', 'money', 'refusals']),
  convert: part(
    () => import('./Convert.tsx').then(({ Convert }) => Convert),
    ['points', 'money', 'footer', 'refusals'],
  ),
  leaderboard: part(() => import('./Ranks.tsx').then(({ Ranks }) => Ranks), ['leaderboard']),
  feedback: part(
    () => import('./Feedback.tsx').then(({ Feedback }) => Feedback),
    ['feedback', 'pictures', 'footer', 'refusals'],
  ),
  service: part(() => import('./Service.tsx').then(({ Service }) => Service), ['service']),
  popup: part(() => import('./Popup.tsx').then(({ Popup }) => Popup), ['lower']),
  consent: part(() => import('./Consent.tsx').then(({ Consent }) => Consent), ['footer']),
  'join-promotion': part(
    () => import('./JoinPromotion.tsx').then(({ JoinPromotion }) => JoinPromotion),
    ['promotions', 'offers', 'pictures', 'refusals'],
  ),
  raffle: part(() => import('./Prize.tsx').then(({ Raffle }) => Raffle), ['promotions', 'offers', 'money', 'refusals']),
  'red-envelope': part(
    () => import('./Prize.tsx').then(({ RedEnvelope }) => RedEnvelope),
    ['promotions', 'offers', 'money', 'refusals'],
  ),
  forgot: part(
    () => import('./Forgot.tsx').then(({ Forgot }) => Forgot),
    ['passwords', 'codes', 'login', 'validation', 'refusals'],
  ),
  member: part(() => import('./Member.tsx').then(({ Member }) => Member), ['member', 'account']),
  verify: part(() => import('./Verify.tsx').then(({ Verify }) => Verify), ['verify', 'codes', 'login', 'refusals']),
};

/** The overlay slot of every page: the address says which one is open (NAV-19). The last one stays to close in its own time. */
export function OverlayHost() {
  const { current: asked, close } = useShownOverlay();
  const session = useSession();
  const { open } = useOverlay();
  const current = overlayDue(session, asked);
  // What is owed has an address of its own, which everybody who owes it is at (NAV-19).
  useEffect(() => {
    if (current && current !== asked && session.verify === 'true') open(current);
  }, [current, asked, session.verify, open]);
  const last = useLastValue(current);
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

/** A proof or a new password that is owed stands before everything, and no address opens or closes it (SES-01, LGN-08). */
function overlayDue({ verify, cpw, token }: SessionView, asked: Overlay | null): Overlay | null {
  if (verify === 'true') return 'verify';
  if (cpw === 'true') return 'change-password';
  if (asked === 'verify' || (token === null && (asked === 'change-password' || asked === 'sign-out'))) return null;
  return asked;
}

/** Fetches the part that an address opens, so that the press on a link to it finds it there. */
export function preloadOverlay(name: string | null): void {
  if (name && Object.hasOwn(parts, name)) parts[name as Overlay].preload();
}
