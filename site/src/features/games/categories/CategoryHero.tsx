import type { MessageId } from '@baize/messages';
import { LobbyHeader } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { useVendorLanes } from '../../../data/vendors.ts';
import { RouteBanner } from '../../../shared/page/RouteBanner.tsx';
import { useCategoryType } from './useCategoryType.ts';

export function CategoryHero() {
  const text = useText();
  const type = useCategoryType();
  const vendors = useVendorLanes(type).lanes.flatMap(({ cards }) => cards);
  const counted = vendors.length > 0 && vendors.every(({ games }) => typeof games === 'number');
  const games = vendors.reduce((sum, vendor) => sum + (vendor.games ?? 0), 0);
  return (
    <LobbyHeader
      title={text(`nav.${type.toLowerCase()}` as MessageId)}
      lead={text(`categories.about.${type.toLowerCase()}` as MessageId)}
      count={counted ? text('lobby.lead', { games, studios: vendors.length }) : undefined}
    >
      <Boundary>
        <RouteBanner size="sm" />
      </Boundary>
    </LobbyHeader>
  );
}
