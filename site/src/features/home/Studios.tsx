import { VendorStrip } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useCategories } from '../../data/categories.ts';
import { usePictures, vendorPictures } from '../../data/pictures.ts';

/** Every studio once, passing by at the foot of the page (FTR-01). */
export function Studios() {
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
