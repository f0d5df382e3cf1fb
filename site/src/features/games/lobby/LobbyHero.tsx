import { lobbyOffers, withVendors } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { LobbyHeader, Skeleton, Stack, VendorTabs } from '@baize/ui';
import { Suspense, useEffect } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useCategoryTotal } from '../../../data/categories.ts';
import { usePictures, vendorPictures } from '../../../data/pictures.ts';
import { JackpotCounter } from '../../../shared/page/JackpotCounter.tsx';
import { keptVendor } from '../open/keptVendor.ts';
import { useLobby } from './useLobby.ts';

/** Loaded separately, because lobbies with a jackpot (slots) show no banner and should not wait for it. */
const { component: RouteBanner } = lazyPart(
  () => import('../../../shared/page/RouteBanner.tsx').then((module) => module.RouteBanner),
  [],
);

export function LobbyHero() {
  const text = useText();
  const pictures = usePictures();
  const { type, vendors, view, change } = useLobby();
  const total = useCategoryTotal(type);
  useEffect(() => {
    const [only, second] = view.vendors;
    if (type === 'RNG') keptVendor.set(second === undefined ? (only ?? '') : '');
  }, [type, view.vendors]);
  const { jackpot } = lobbyOffers(type);
  return (
    <LobbyHeader
      title={text(`nav.${type.toLowerCase()}` as MessageId)}
      lead={jackpot ? undefined : text(`categories.about.${type.toLowerCase()}` as MessageId)}
      count={total === null ? undefined : text('lobby.lead', { games: total, studios: vendors.length })}
      jackpot={jackpot && <JackpotCounter kind="bare" />}
    >
      <Stack gap={5}>
        {/* The slots hero has no room for both, so the jackpot replaces the banner (BAN-04). */}
        {!jackpot && (
          <Boundary>
            <Suspense fallback={<Skeleton shape="lowBanner" />}>
              <RouteBanner size="sm" />
            </Suspense>
          </Boundary>
        )}
        <VendorTabs
          label={text('lobby.studios')}
          vendors={vendors.map(({ code, name, picture }) => ({
            code,
            name,
            ...vendorPictures(picture, pictures),
          }))}
          all={{
            label: text('lobby.studios.all'),
            text: total === null ? undefined : text('lobby.count', { games: total }),
          }}
          selected={view.vendors}
          onSelect={(code) => change((now) => withVendors(now, code ? [code] : []))}
          hrefOf={(code) => (code ? `?vendor=${code}` : '?')}
          controls="lobby-games"
          words={{ previous: text('frame.previous'), next: text('frame.next') }}
        />
      </Stack>
    </LobbyHeader>
  );
}
