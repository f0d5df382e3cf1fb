import { StageHead } from '@baize/ui';
import { Boundary } from '../app/Boundary.tsx';
import { usePage } from '../app/navigation.tsx';
import { useBanners } from '../data/announcements.ts';
import { RouteBanner } from '../home/RouteBanner.tsx';
import { useText } from '../language/useText.ts';
import { plainPath } from '../pagePaths.ts';

/** The head of the help centre, with the banners of its group where it has any. */
export function HelpHead() {
  const text = useText();
  const { banners } = useBanners(plainPath(usePage().pathname));
  return (
    <StageHead title={text('help.title')} lead={text('help.lead')}>
      {banners.length > 0 && (
        <Boundary>
          <RouteBanner />
        </Boundary>
      )}
    </StageHead>
  );
}
