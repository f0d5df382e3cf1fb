import { brands } from '@baize/tokens/brands';
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

interface StoryBrand {
  name: string;
  banner: (picture: string) => string;
  /** Shows sums written in rupees in the brand's currency. */
  sums: <Value>(written: Value) => Value;
}

export function useStoryBrand(): StoryBrand {
  const [id = '', dir = ''] = useSyncExternalStore(watch, onPage, () => '').split(' ');
  const turned = dir === 'rtl' ? '&dir=rtl' : '';
  return {
    name: brands.find((brand) => brand.id === id)?.name ?? '',
    banner: (picture) => (picture.startsWith('/art/banners/') ? `${picture}?brand=${id}${turned}` : picture),
    sums: (written) => inBrandCurrency(written, id),
  };
}

/** Returns sums written in rupees as the story shows them now; for play functions. */
export const shownSums = <Value>(written: Value): Value =>
  inBrandCurrency(written, document.documentElement.dataset.brand ?? '');
