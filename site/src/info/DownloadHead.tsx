import { StageHead } from '@baize/ui';
import { Boundary } from '../app/Boundary.tsx';
import { RouteBanner } from '../home/RouteBanner.tsx';
import { useText } from '../language/useText.ts';

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
