import { use, useEffect } from 'react';
import { useText } from '../language/useText.ts';
import type { Route } from './route.ts';
import { useBrand } from './services.ts';

/** The title of the tab, in the person's language: its words come with those of the page. */
export function PageTitle({ route }: { route: Route }) {
  const head = use(route.settled());
  const text = useText();
  const { name } = useBrand();
  const title = head && text('frame.title', { page: text(head.title), brand: name });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return null;
}
