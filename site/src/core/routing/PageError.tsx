import { useRevalidator, useRouteError } from 'react-router-dom';
import { Broken } from '../loading/Boundary.tsx';

/** Replaces a page that failed to load or render; the frame around it stays usable (ERR-02). */
export function PageError() {
  const { revalidate } = useRevalidator();
  return <Broken error={useRouteError()} onRetry={() => void revalidate()} />;
}

/** Rethrows an error of the frame to the root, whose fatal error page needs no component (FLT-098). */
export function RethrowError(): never {
  throw useRouteError();
}
