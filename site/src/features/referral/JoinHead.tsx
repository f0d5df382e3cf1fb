import { decideReferral } from '@baize/domain';
import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useAccess } from '../../core/services/access.ts';
import { useViewer } from '../../core/services/services.ts';
import { JoinPromise } from './JoinPromise.tsx';

/** Shows what inviting earns, or a plain header to players who already have a link. */
export function JoinHead() {
  const text = useText();
  const viewer = useViewer();
  const offered = useAccess(decideReferral);
  if (!offered) return null;
  if (viewer === null || viewer === 'trial') return <JoinPromise />;
  return <PageHeader title={text('join.title')} lead={text('join.lead')} />;
}
