import { use, useEffect } from 'react';
import { useText } from '../core/language/useText.ts';
import { usePageHandle } from '../core/routing/navigation.tsx';
import { useBrand } from '../core/services/services.ts';

/** The title of the tab, in the person's language: its words come with those of the page. */
export function PageTitle() {
  const handle = usePageHandle();
  use(handle.settled());
  const text = useText();
  const { name } = useBrand();
  const title = text('frame.title', { page: text(handle.title), brand: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
