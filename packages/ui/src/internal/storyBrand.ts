import { brands } from '@baize/tokens/brands';
import { useSyncExternalStore } from 'react';

const onPage = () => {
  const { dataset, dir } = document.documentElement;
  return `${dataset.brand ?? ''} ${dir}`;
};

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-brand', 'dir'] });
  return () => observer.disconnect();
}

/** The brand that the toolbar has chosen: its name, and its own version of a banner picture. */
export function useStoryBrand(): { name: string; banner: (picture: string) => string } {
  const [id = '', dir = ''] = useSyncExternalStore(watch, onPage, () => '').split(' ');
  const turned = dir === 'rtl' ? '&dir=rtl' : '';
  return {
    name: brands.find((brand) => brand.id === id)?.name ?? '',
    banner: (picture) => (picture.startsWith('/art/banners/') ? `${picture}?brand=${id}${turned}` : picture),
  };
}
