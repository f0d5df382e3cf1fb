import { Alert } from '@baize/ui';
import { Suspense } from 'react';
import { useOnline } from '../../core/browser/online.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { useOutdated } from '../../core/services/release.ts';
import { useServices } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';

const { component: FasterDomain } = lazyPart(
  () => import('./FasterDomain.tsx').then(({ FasterDomain }) => FasterDomain),
  [],
);

export function SiteNotices() {
  const text = useText();
  const online = useOnline();
  const outdated = useOutdated();
  const { degraded, known } = useStatus();
  const { platform } = useServices();
  if (!online) return <Alert tone="warning">{text('frame.offline')}</Alert>;
  if (outdated) {
    return (
      <Alert tone="info" action={{ label: text('frame.refresh'), onClick: () => location.reload() }}>
        {text('frame.outdated')}
      </Alert>
    );
  }
  if (!known || !degraded) return null;
  return (
    <>
      <Alert tone="warning" action={{ label: text('frame.retry'), onClick: platform.refresh }}>
        {text('frame.degraded')}
      </Alert>
      <Boundary>
        <Suspense>
          <FasterDomain />
        </Suspense>
      </Boundary>
    </>
  );
}
