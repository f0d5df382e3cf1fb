import { decideGate } from '@baize/domain';
import { Skeleton } from '@baize/ui';
import type { ReactNode } from 'react';
import { lazyPart } from '../../core/loading/chunks.ts';
import { Fetched } from '../../core/loading/Fetched.tsx';
import { useSession, useViewer } from '../../core/services/services.ts';

const outsider = lazyPart(
  () => import('./SignInPrompt.tsx').then(({ SignInPrompt }) => SignInPrompt),
  ['account-menu'],
);

interface PlayersOnlyProps {
  due?: boolean;
  children: ReactNode;
}

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
