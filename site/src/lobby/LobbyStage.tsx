import { lobbyOffers } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { LobbyHead, VendorTabs } from '@baize/ui';
import { usePictures, vendorPictures } from '../data/pictures.ts';
import { JackpotCounter } from '../home/JackpotCounter.tsx';
import { useText } from '../language/useText.ts';
import { useLobby } from './useLobby.ts';
import { useCategoryTotal } from './useLobbyGames.ts';

/** The cloth of a lobby: its name, the jackpot, the studios. */
export function LobbyStage() {
  const text = useText();
  const pictures = usePictures();
  const { type, vendors, view, select } = useLobby();
  const total = useCategoryTotal(type);
  return (
    <LobbyHead
      title={text(`nav.${type.toLowerCase()}` as MessageId)}
      lead={total === null ? '' : text('lobby.lead', { games: total, studios: vendors.length })}
      jackpot={lobbyOffers(type).jackpot && <JackpotCounter frame="bare" />}
    >
      <VendorTabs
        label={text('lobby.studios')}
        vendors={vendors.map(({ code, name, picture }) => ({
          code,
          name,
          ...vendorPictures(picture, pictures),
        }))}
        selected={view.vendor ?? ''}
        onSelect={select}
        hrefOf={(code) => `?vendor=${code}`}
        controls="lobby-games"
        words={{ previous: text('frame.previous'), next: text('frame.next') }}
      />
    </LobbyHead>
  );
}
