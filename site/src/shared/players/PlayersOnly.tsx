import { decideGate } from '@baize/domain';
import { Skeleton } from '@baize/ui';
import type { ReactNode } from 'react';
import { lazyPart } from '../../core/loading/chunks.ts';
import { Fetched } from '../../core/loading/Fetched.tsx';
import { useSession, useViewer } from '../../core/services/services.ts';

const outsider = lazyPart(() => import('./SignInPrompt.tsx').then(({ SignInPrompt }) => SignInPrompt), ['account']);

interface PlayersOnlyProps {
  /** Pass false for content that visitors may see. */
  due?: boolean;
  children: ReactNode;
}

/** Content for players; visitors who follow a link to it see how to sign in (GAM-01, LOB-13). */
export function PlayersOnly({ due = true, children }: PlayersOnlyProps) {
  const { kind } = decideGate(useViewer());
  const { asking } = useSession();
  if (!due || kind === 'pass') return children;
  if (asking) return <Skeleton shape="panel" />;
  return (
    <Fetched part={outsider}>
      <Skeleton shape="panel" />
    </Fetched>
  );
}
