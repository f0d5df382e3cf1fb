import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';

export function DownloadHead() {
  const text = useText();
  return (
    <PageHeader title={text('download.title')} lead={text('download.lead')}>
      <Boundary>
        <RouteBanner />
      </Boundary>
    </PageHeader>
  );
}
