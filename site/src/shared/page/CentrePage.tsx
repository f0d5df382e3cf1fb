import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { Fetching } from '../../core/loading/Fetching.tsx';

const FooterContext = createContext<HTMLElement | null>(null);

interface CentrePageProps {
  /** Another page has another key: what broke the one before is gone. */
  pageKey: string | null;
  page: ComponentType;
  /** Where the page puts a bar of actions that stays in sight; null until it is there. */
  footer: HTMLElement | null;
}

/** One page of a centre: fetched when it is chosen, and breaks alone. */
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

/** Puts a bar of actions below the page of a centre, where it stays in sight. A button that sends a form names it by `form`. */
export function CentreFooter({ children }: { children: ReactNode }) {
  const footer = useContext(FooterContext);
  return footer && createPortal(children, footer);
}
