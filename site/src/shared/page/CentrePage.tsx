import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { Fetching } from '../../core/loading/Fetching.tsx';

const FooterContext = createContext<HTMLElement | null>(null);

interface CentrePageProps {
  pageKey: string | null;
  page: ComponentType;
  /** Element for the page's sticky action bar; null until mounted. */
  footer: HTMLElement | null;
}

export function CentrePage({ pageKey, page: Page, footer }: CentrePageProps) {
  return (
    <FooterContext value={footer}>
      <Boundary reset={pageKey ?? ''}>
        <Suspense fallback={<Fetching />}>
          <Page />
        </Suspense>
      </Boundary>
    </FooterContext>
  );
}

/** Renders a sticky action bar below a centre page. Its submit button names the form by `form`. */
export function CentreFooter({ children }: { children: ReactNode }) {
  const footer = useContext(FooterContext);
  return footer && createPortal(children, footer);
}
