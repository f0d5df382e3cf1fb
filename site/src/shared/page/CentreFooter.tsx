import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the page of a centre puts a bar of actions; null outside of one. */
export const CentreFooterContext = createContext<HTMLElement | null>(null);

/** Puts a bar of actions below the page of a centre, where it stays in sight. A button that sends a form names it by `form`. */
export function CentreFooter({ children }: { children: ReactNode }) {
  const footer = useContext(CentreFooterContext);
  return footer && createPortal(children, footer);
}
