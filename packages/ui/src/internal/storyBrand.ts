import { brandDocuments } from '@baize/tokens/brandDocuments';
import { type BrandId, brands } from '@baize/tokens/brands';
import { useSyncExternalStore } from 'react';
import { inBrandCurrency } from './brandCurrency.ts';

const onPage = () => {
  const { dataset, dir } = document.documentElement;
  return `${dataset.brand ?? ''} ${dir}`;
};

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-brand', 'dir'] });
  return () => observer.disconnect();
}

/** Address that stands for the brand's own scene. */
export const heroPicture = '/art/banners/hero.svg';

interface StoryBrand {
  name: string;
  /** Words of the home page's first banner; null if the brand has none of its own. */
  heroWords: { headline: string; lead: string } | null;
  banner: (picture: string) => string;
  /** Shows sums written in rupees in the brand's currency. */
  sums: <Value>(written: Value) => Value;
}

export function useStoryBrand(): StoryBrand {
  const [id = '', dir = ''] = useSyncExternalStore(watch, onPage, () => '').split(' ');
  const turned = dir === 'rtl' ? '&dir=rtl' : '';
  const { hero = null } = brandDocuments[id as BrandId] ?? {};
  const scene = `/art/banners/${hero?.scene ?? 'mark'}.svg`;
  return {
    name: brands.find((brand) => brand.id === id)?.name ?? '',
    heroWords: hero?.words?.EN ?? null,
    banner: (picture) =>
      picture.startsWith('/art/banners/')
        ? `${picture === heroPicture ? scene : picture}?brand=${id}${turned}`
        : picture,
    sums: (written) => inBrandCurrency(written, id),
  };
}

/** Returns sums written in rupees as the story shows them now; for play functions. */
export const shownSums = <Value>(written: Value): Value =>
  inBrandCurrency(written, document.documentElement.dataset.brand ?? '');
