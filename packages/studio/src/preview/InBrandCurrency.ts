import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { inBrandCurrency } from '../../../ui/src/internal/brandCurrency.ts';
import { watchRoot } from './watchRoot.ts';

interface InBrandCurrencyProps<Args> {
  /** Args of the story, with sums in rupees. */
  args: Args;
  children: (shown: Args) => ReactNode;
}

/** Renders a story with the sums of its args in the currency of the toolbar's brand. */
export function InBrandCurrency<Args>({ args, children }: InBrandCurrencyProps<Args>) {
  const brand = useSyncExternalStore(watchRoot, () => document.documentElement.dataset.brand ?? '');
  const shown = useMemo(() => inBrandCurrency(args, brand), [args, brand]);
  return children(shown);
}
