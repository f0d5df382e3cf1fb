import { Suspense, useEffect } from 'react';
import { useLastValue } from '../core/browser/useLastValue.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import type { LazyPart } from '../core/loading/chunks.ts';
import { entryOverlays, isChosen, useChosen } from '../core/routing/chosen.ts';
import { useSiteNavigate } from '../core/routing/navigation.tsx';
import { overlayNeeds } from '../core/routing/pageNeeds.ts';
import { type Overlay, paths } from '../core/routing/paths.ts';
import { type OverlayProps, useOverlay, useShownOverlay } from '../core/routing/useOverlay.ts';
import { useServices, useSession, useViewer } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';
import type { SessionView } from '../core/session/session.ts';
import { useFirstSteps } from '../data/firstSteps.ts';
import { agentRoute } from '../features/agent/Agent.route.ts';
import { agreeRoute } from '../features/content/Agree.route.ts';
import { gameSheetDialogRoute } from '../features/games/open/GameSheetDialog.route.ts';
import { ranksRoute } from '../features/games/open/Ranks.route.ts';
import { vendorGamesRoute } from '../features/games/open/VendorGames.route.ts';
import { takeBreakRoute } from '../features/member/control/TakeBreak.route.ts';
import { memberRoute } from '../features/member/Member.route.ts';
import { noticesRoute } from '../features/notices/Notices.route.ts';
import { popupRoute } from '../features/notices/Popup.route.ts';
import { convertRoute } from '../features/points/Convert.route.ts';
import { redeemRoute } from '../features/points/Redeem.route.ts';
import { joinPromotionRoute } from '../features/promotions/JoinPromotion.route.ts';
import { raffleRoute, redEnvelopeRoute } from '../features/promotions/prizeDialogs.route.ts';
import { searchRoute } from '../features/search/Search.route.ts';
import { feedbackRoute } from '../features/service/Feedback.route.ts';
import { serviceRoute } from '../features/service/Service.route.ts';
import { changePasswordRoute } from '../features/sign-in/login/ChangePassword.route.ts';
import { forgotRoute } from '../features/sign-in/login/Forgot.route.ts';
import { loginRoute } from '../features/sign-in/login/Login.route.ts';
import { signOutRoute } from '../features/sign-in/login/SignOut.route.ts';
import { trueAccountRoute } from '../features/sign-in/login/TrueAccount.route.ts';
import { verifyRoute } from '../features/sign-in/login/Verify.route.ts';
import { registerRoute } from '../features/sign-in/registration/Register.route.ts';
import { refusedEntryRoute } from '../features/sign-in/session/RefusedEntry.route.ts';
import { notOfferedDialogRoute } from '../shared/errors/NotOfferedDialog.route.ts';
import { consentRoute } from './Consent.route.ts';
import { copiedNoticeRoute } from './CopiedNotice.route.ts';
import { OverlaySkeleton } from './OverlaySkeleton.tsx';

const routes: Record<Overlay, LazyPart<OverlayProps>> = {
  login: loginRoute,
  register: registerRoute,
  notice: noticesRoute,
  'sign-out': signOutRoute,
  'true-account': trueAccountRoute,
  copied: copiedNoticeRoute,
  search: searchRoute,
  game: gameSheetDialogRoute,
  break: takeBreakRoute,
  'change-password': changePasswordRoute,
  vendor: vendorGamesRoute,
  redeem: redeemRoute,
  convert: convertRoute,
  leaderboard: ranksRoute,
  feedback: feedbackRoute,
  service: serviceRoute,
  popup: popupRoute,
  consent: consentRoute,
  agree: agreeRoute,
  'join-promotion': joinPromotionRoute,
  raffle: raffleRoute,
  'red-envelope': redEnvelopeRoute,
  forgot: forgotRoute,
  member: memberRoute,
  agent: agentRoute,
  verify: verifyRoute,
  'entry-refused': refusedEntryRoute,
};

/** Shows the overlay in the URL over any page (NAV-19). The last one stays mounted while it closes. */
export function OverlayHost() {
  const { current: asked, close } = useShownOverlay();
  const session = useSession();
  const { open } = useOverlay();
  const current = overlayDue(session, asked);
  // Required verification has its own URL (NAV-19).
  useEffect(() => {
    if (current && current !== asked && session.verify === 'true') open(current);
  }, [current, asked, session.verify, open]);
  useInterruptedEntry(asked, close);
  useChosen(current);
  const last = useLastValue(current);
  const { offers } = useServices().platform;
  useStatus();
  if (!last) return null;
  const { component: Shown } = offers(overlayNeeds[last]) ? routes[last] : notOfferedDialogRoute;
  return (
    <Boundary reset={last}>
      <Suspense fallback={<OverlaySkeleton of={current} />}>
        <Shown open={current === last} onClose={close} />
      </Suspense>
    </Boundary>
  );
}

/** Leads on from a login or registration that had succeeded when the page was reloaded. */
function useInterruptedEntry(asked: Overlay | null, close: () => void) {
  const signedIn = useViewer() !== null;
  const { steps } = useFirstSteps();
  const navigate = useSiteNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state at the load counts
  useEffect(() => {
    if (!signedIn || !entryOverlays.has(asked)) return;
    if (isChosen()) close();
    else if (asked === 'register' && steps && !steps.done) navigate(paths.welcome, { replace: true });
  }, []);
}

/** Gives a required verification or password change precedence; no URL opens or closes it (SES-01, LGN-08). */
function overlayDue({ verify, cpw, token, asking }: SessionView, asked: Overlay | null): Overlay | null {
  // The session of other tabs is about to be known.
  if (asking) return null;
  if (verify === 'true') return 'verify';
  if (cpw === 'true') return 'change-password';
  if (asked === 'verify' || (token === null && (asked === 'change-password' || asked === 'sign-out'))) return null;
  return asked;
}

export function preloadOverlay(name: string | null): void {
  if (name && Object.hasOwn(routes, name)) routes[name as Overlay].preload();
}
