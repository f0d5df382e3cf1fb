import { Alert, Frame, Skeleton, SkipLink } from '@baize/ui';
import { type ReactNode, Suspense } from 'react';
import { useIsWide, useTablet } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { LazyOnVisible } from '../../core/loading/LazyOnVisible.tsx';
import type { Slots } from '../../core/routing/pageRoute.tsx';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAskedPurposes, useConsent } from '../../core/services/consent.ts';
import { useViewer } from '../../core/services/services.ts';
import { SiteStrip, VisitorTabs } from './lazyPhoneParts.ts';
import {
  HoldTracking,
  KeepFavourites,
  ListenToPushes,
  OpenMoney,
  PlayerTabs,
  SessionStrip,
  TrackArrivals,
} from './lazyPlayerParts.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteNotices } from './SiteNotices.tsx';
import { SiteSide } from './SiteSide.tsx';

const footer = lazyPart(() => import('./SiteFooter.tsx').then(({ SiteFooter }) => SiteFooter), ['footer', 'safety']);
const { component: SafetyFoot } = lazyPart(
  () => import('../../shared/page/SafetyFoot.tsx').then(({ SafetyFoot }) => SafetyFoot),
  ['safety'],
);

export function SiteFrame({ slots, hero, children }: { slots: Slots; hero?: ReactNode; children: ReactNode }) {
  const text = useText();
  const viewer = useViewer();
  const player = viewer !== null;
  const isWide = useIsWide();
  const tabs = slots.tabs ?? slots.footer;
  const tablet = useTablet() && !isWide;
  const kept = (on: boolean, slot: ReactNode, meanwhile?: ReactNode) =>
    on && (
      <Boundary>
        <Suspense fallback={meanwhile}>{slot}</Suspense>
      </Boundary>
    );
  return (
    <>
      <SkipLink>{text('frame.skip')}</SkipLink>
      {kept(true, <SiteNotices />)}
      {kept(true, <AskConsent />)}
      {player && (
        <Boundary unseen>
          <Suspense>
            <KeepFavourites />
            <ListenToPushes />
            <HoldTracking />
            <TrackArrivals />
          </Suspense>
        </Boundary>
      )}
      {kept(player, <OpenMoney />)}
      <Frame
        session={kept(player && viewer !== 'trial', <SessionStrip />, <Skeleton shape="session" />)}
        header={kept(slots.header, <SiteHeader nav={slots.nav} side={slots.side} tabs={tabs} />)}
        strip={kept(slots.header && slots.nav, tablet && <SiteStrip />)}
        hero={hero}
        side={kept(slots.side && isWide, <SiteSide />)}
        footer={
          slots.footer ? (
            <LazyOnVisible part={footer} height={isWide ? 360 : 700} />
          ) : (
            kept(!slots.bleed, <SafetyFoot />)
          )
        }
        tabs={kept(tabs && !isWide, player ? <PlayerTabs /> : <VisitorTabs />)}
        bleed={slots.bleed}
      >
        {children}
      </Frame>
    </>
  );
}

function AskConsent() {
  const text = useText();
  const overlay = useOverlay();
  const wanted = useAskedPurposes().length > 0;
  const answered = useConsent() !== null;
  if (!wanted || answered) return null;
  return (
    <Alert tone="info" action={{ label: text('frame.consent.choose'), onClick: () => overlay.open('consent') }}>
      {text('frame.consent')}
    </Alert>
  );
}
