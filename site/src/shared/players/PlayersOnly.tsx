import { decideGate } from '@baize/domain';
import { Skeleton } from '@baize/ui';
import type { ReactNode } from 'react';
import { lazyPart } from '../../core/loading/chunks.ts';
import { Fetched } from '../../core/loading/Fetched.tsx';
import { useViewer } from '../../core/services/services.ts';

const outsider = lazyPart(() => import('./SignInPrompt.tsx').then(({ SignInPrompt }) => SignInPrompt), ['account']);

interface PlayersOnlyProps {
  /** Anybody may see it where this is false. */
  due?: boolean;
  children: ReactNode;
}

/** What only a player has; a link leads others here too, who are told how to get there (GAM-01, LOB-13). */
export function PlayersOnly({ due = true, children }: PlayersOnlyProps) {
  const { kind } = decideGate(useViewer());
  if (!due || kind === 'pass') return children;
  return (
    <Fetched part={outsider}>
      <Skeleton shape="panel" />
    </Fetched>
  );
}
