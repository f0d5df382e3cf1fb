import type { Vendor } from '@baize/domain';
import { GameCard, Grid } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useCardWords } from '../../../data/games.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useLaunchVendor } from '../open/useLaunchVendor.ts';

export function VendorCards({ vendors }: { vendors: readonly Vendor[] }) {
  const text = useText();
  const pictures = usePictures();
  const launch = useLaunchVendor();
  const words = useCardWords();
  const listWords = useMemo(
    () => ({
      ...words,
      play: (studio: string) => text('categories.vendor.list', { studio }),
      start: text('categories.vendor.list.short'),
    }),
    [words, text],
  );
  return (
    <Grid columns="wide">
      {vendors.map((vendor) => (
        <GameCard
          key={vendor.code}
          game={{
            id: vendor.code,
            href: paths.vendor(vendor),
            title: vendor.name,
            studio: typeof vendor.games === 'number' ? text('lobby.count', { games: vendor.games }) : vendor.code,
            picture: pictures(vendor.art ? `${vendor.art}?shape=wide` : null),
            tags: vendor.hot ? ['hot'] : [],
            state: vendor.maintenance ? 'maintenance' : 'ready',
          }}
          shape="wide"
          onPlay={() => launch(vendor)}
          words={vendor.isGame === 'VASSALAGE' ? listWords : words}
        />
      ))}
    </Grid>
  );
}
