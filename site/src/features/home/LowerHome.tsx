import { VendorStrip } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { useOffered } from '../../core/services/status.ts';
import { useCategories } from '../../data/categories.ts';
import { usePictures, vendorPictures } from '../../data/pictures.ts';
import { useExperiment } from '../../data/useExperiment.ts';
import { ContentRows } from '../content/ContentRows.tsx';
import { Draws } from './Draws.tsx';
import { HotLane } from './HotLane.tsx';
import { HotLotteries } from './HotLotteries.tsx';
import { Offers } from './Offers.tsx';
import { Pots } from './Pots.tsx';

export function LowerHome() {
  const lottery = useOffered('lottery');
  const { variant, seen } = useExperiment('home-lanes');
  const lanes = variant === 'cards-first' ? (['PVP', 'FISH'] as const) : (['FISH', 'PVP'] as const);
  return (
    <>
      <Part of={Pots} />
      {lanes.map((type, at) => (
        <Part key={type} of={HotLane} type={type} shape="portrait" seen={at === 0 ? seen : undefined} />
      ))}
      {lottery && (
        <>
          <Part of={Draws} />
          <Part of={HotLotteries} />
        </>
      )}
      <Part of={HotLane} type="SPORTS" shape="wide" />
      <Part of={ContentRows} slot="home.rows" />
      <Part of={Offers} />
      <Part of={Studios} />
    </>
  );
}

function Studios() {
  const text = useText();
  const pictures = usePictures();
  const { value } = useCategories();
  const vendors = useMemo(() => {
    const once = new Map((value ?? []).flatMap((category) => category.vendors).map((vendor) => [vendor.code, vendor]));
    return [...once.values()].map(({ code, name, picture }) => ({
      code,
      name,
      ...vendorPictures(picture, pictures),
    }));
  }, [value, pictures]);
  if (vendors.length === 0) return null;
  return (
    <VendorStrip
      label={text('home.studios')}
      vendors={vendors}
      words={{ pause: text('frame.pause'), play: text('frame.play') }}
    />
  );
}
