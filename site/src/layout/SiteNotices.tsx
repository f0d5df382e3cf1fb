import { Alert } from '@baize/ui';
import { Suspense } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { part } from '../app/chunks.ts';
import { useOnline } from '../app/online.ts';
import { useServices } from '../app/services.ts';
import { useStatus } from '../app/status.ts';
import { useText } from '../language/useText.ts';

const { component: FasterDomain } = part(
  () => import('./FasterDomain.tsx').then(({ FasterDomain }) => FasterDomain),
  [],
);

/** What a person must know before they press anything: the network is lost, or the platform is (ERR-03). */
export function SiteNotices() {
  const text = useText();
  const online = useOnline();
  const { degraded, known } = useStatus();
  const { platform } = useServices();
  if (!online) return <Alert tone="warning">{text('frame.offline')}</Alert>;
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
