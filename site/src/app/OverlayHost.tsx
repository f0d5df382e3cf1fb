import { Suspense, useEffect } from 'react';
import { useLastValue } from '../core/browser/useLastValue.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { type LazyPart, lazyPart } from '../core/loading/chunks.ts';
import { Fetching } from '../core/loading/Fetching.tsx';
import { useChosen } from '../core/routing/chosen.ts';
import type { Overlay } from '../core/routing/paths.ts';
import { type OverlayProps, useOverlay, useShownOverlay } from '../core/routing/useOverlay.ts';
import { useSession } from '../core/services/services.ts';
import type { SessionView } from '../core/session/session.ts';

/** The one table of overlays, each with the areas of its words. */
const parts: Record<Overlay, LazyPart<OverlayProps>> = {
  login: lazyPart(
    () => import('../features/sign-in/login/Login.tsx').then(({ Login }) => Login),
    ['login', 'codes', 'passwords', 'phone', 'validation', 'errors'],
  ),
  register: lazyPart(
    () => import('../features/sign-in/registration/Register.tsx').then(({ Register }) => Register),
    ['login', 'registration', 'codes', 'passwords', 'phone', 'validation', 'errors'],
  ),
  notice: lazyPart(() => import('../features/notices/Notices.tsx').then(({ Notices }) => Notices), ['lower']),
  'sign-out': lazyPart(
    () => import('../features/sign-in/login/SignOut.tsx').then(({ SignOut }) => SignOut),
    ['account'],
  ),
  'true-account': lazyPart(
    () => import('../features/sign-in/login/TrueAccount.tsx').then(({ TrueAccount }) => TrueAccount),
    ['account'],
  ),
  copied: lazyPart(() => import('./CopiedNotice.tsx').then(({ CopiedNotice }) => CopiedNotice), ['account']),
  search: lazyPart(() => import('../features/search/Search.tsx').then(({ Search }) => Search), ['search', 'lists']),
  game: lazyPart(
    () => import('../features/games/open/GameSheetDialog.tsx').then(({ Sheet }) => Sheet),
    ['lobby', 'errors'],
  ),
  break: lazyPart(
    () => import('../features/member/control/TakeBreak.tsx').then(({ TakeBreak }) => TakeBreak),
    ['play', 'errors'],
  ),
  'change-password': lazyPart(
    () => import('../features/sign-in/login/ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
    ['login', 'validation', 'errors'],
  ),
  vendor: lazyPart(
    () => import('../features/games/open/VendorGames.tsx').then(({ VendorGames }) => VendorGames),
    ['categories', 'lobby', 'play'],
  ),
  redeem: lazyPart(
    () => import('../features/points/Redeem.tsx').then(({ Redeem }) => Redeem),
    ['points', 'money', 'errors'],
  ),
  convert: lazyPart(
    () => import('../features/points/Convert.tsx').then(({ Convert }) => Convert),
    ['points', 'money', 'footer', 'errors'],
  ),
  leaderboard: lazyPart(() => import('../features/games/open/Ranks.tsx').then(({ Ranks }) => Ranks), ['leaderboard']),
  feedback: lazyPart(
    () => import('../features/service/Feedback.tsx').then(({ Feedback }) => Feedback),
    ['feedback', 'pictures', 'footer', 'errors'],
  ),
  service: lazyPart(
    () => import('../features/service/Service.tsx').then(({ Service }) => Service),
    ['service', 'footer'],
  ),
  popup: lazyPart(() => import('../features/notices/Popup.tsx').then(({ Popup }) => Popup), ['lower']),
  consent: lazyPart(() => import('./Consent.tsx').then(({ Consent }) => Consent), ['footer']),
  'join-promotion': lazyPart(
    () => import('../features/promotions/JoinPromotion.tsx').then(({ JoinPromotion }) => JoinPromotion),
    ['promotions', 'offers', 'pictures', 'errors'],
  ),
  raffle: lazyPart(
    () => import('../features/promotions/Prize.tsx').then(({ Raffle }) => Raffle),
    ['promotions', 'offers', 'money', 'errors'],
  ),
  'red-envelope': lazyPart(
    () => import('../features/promotions/Prize.tsx').then(({ RedEnvelope }) => RedEnvelope),
    ['promotions', 'offers', 'money', 'errors'],
  ),
  forgot: lazyPart(
    () => import('../features/sign-in/login/Forgot.tsx').then(({ Forgot }) => Forgot),
    ['passwords', 'codes', 'login', 'validation', 'errors'],
  ),
  member: lazyPart(() => import('../features/member/Member.tsx').then(({ Member }) => Member), ['member', 'account']),
  agent: lazyPart(() => import('../features/agent/Agent.tsx').then(({ Agent }) => Agent), ['agent']),
  verify: lazyPart(
    () => import('../features/sign-in/login/Verify.tsx').then(({ Verify }) => Verify),
    ['verify', 'codes', 'login', 'errors'],
  ),
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
  useChosen(current);
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
function overlayDue({ verify, cpw, token, asking }: SessionView, asked: Overlay | null): Overlay | null {
  // In a moment it is known whether it is a player who asks.
  if (asking) return null;
  if (verify === 'true') return 'verify';
  if (cpw === 'true') return 'change-password';
  if (asked === 'verify' || (token === null && (asked === 'change-password' || asked === 'sign-out'))) return null;
  return asked;
}

/** Fetches the part that an address opens, so that the press on a link to it finds it there. */
export function preloadOverlay(name: string | null): void {
  if (name && Object.hasOwn(parts, name)) parts[name as Overlay].preload();
}
