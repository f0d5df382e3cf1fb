import { useEffect } from 'react';
import { useText } from '../language/useText.ts';
import type { Route } from '../routes.tsx';
import { useBrand } from './services.ts';

/** The title of the tab, in the person's language. */
export function PageTitle({ route }: { route: Route }) {
  const text = useText();
  const { name } = useBrand();
  const title = text('frame.title', { page: text(route.title), brand: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
