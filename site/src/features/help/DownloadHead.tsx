import { StageHead } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';

/** The head of the page on the cloth, with the banners of its group. */
export function DownloadHead() {
  const text = useText();
  return (
    <StageHead title={text('download.title')} lead={text('download.lead')}>
      <Boundary>
        <RouteBanner />
      </Boundary>
    </StageHead>
  );
}
