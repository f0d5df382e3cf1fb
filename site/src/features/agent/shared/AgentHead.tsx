import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What a page below another one puts in the place of its title: the way back leads to `backHref`. */
export interface AgentHeadContent {
  title: string;
  /** Stands below the title. */
  text?: string;
  backHref: string;
  /** The name of the way back. */
  back: string;
}

interface AgentFrame {
  setHead: (head: AgentHeadContent | null) => void;
  actions: HTMLElement | null;
}

export const AgentFrameContext = createContext<AgentFrame>({ setHead: () => {}, actions: null });

/** Gives the dialog the title of a page that lies below another, while the calling part is there. */
export function useAgentHead({ title, text, backHref, back }: AgentHeadContent): void {
  const { setHead } = useContext(AgentFrameContext);
  useLayoutEffect(() => {
    setHead({ title, backHref, back, ...(text !== undefined && { text }) });
    return () => setHead(null);
  }, [setHead, title, text, backHref, back]);
}

/** Puts what belongs to the whole page beside its title. */
export function AgentActions({ children }: { children: ReactNode }) {
  const { actions } = useContext(AgentFrameContext);
  return actions && createPortal(children, actions);
}
