import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** Title of a subpage, with a link back to `backHref`. */
export interface AgentHeadContent {
  title: string;
  text?: string;
  backHref: string;
  back: string;
}

interface AgentFrame {
  setHead: (head: AgentHeadContent | null) => void;
  actions: HTMLElement | null;
}

export const AgentFrameContext = createContext<AgentFrame>({ setHead: () => {}, actions: null });

/** Replaces the dialog's title while the calling component is mounted. */
export function useAgentHead({ title, text, backHref, back }: AgentHeadContent): void {
  const { setHead } = useContext(AgentFrameContext);
  useLayoutEffect(() => {
    setHead({ title, backHref, back, ...(text !== undefined && { text }) });
    return () => setHead(null);
  }, [setHead, title, text, backHref, back]);
}

/** Renders page-level actions next to the title. */
export function AgentActions({ children }: { children: ReactNode }) {
  const { actions } = useContext(AgentFrameContext);
  return actions && createPortal(children, actions);
}
