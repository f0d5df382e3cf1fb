import { use, useEffect } from 'react';
import { useText } from '../language/useText.ts';
import type { Route } from '../routes.tsx';
import { useBrand } from './services.ts';

/** The title of the tab, in the person's language: its words come with those of the page. */
export function PageTitle({ route }: { route: Route }) {
  use(route.settled());
  const text = useText();
  const { name } = useBrand();
  const title = text('frame.title', { page: text(route.title), brand: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
