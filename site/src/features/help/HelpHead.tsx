import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { usePage } from '../../core/routing/navigation.tsx';
import { plainPath } from '../../core/routing/pagePaths.ts';
import { useBanners } from '../../data/announcements.ts';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';

export function HelpHead() {
  const text = useText();
  const { banners } = useBanners(plainPath(usePage().pathname));
  return (
    <PageHeader title={text('help.title')} lead={text('help.lead')}>
      {banners.length > 0 && (
        <Boundary>
          <RouteBanner />
        </Boundary>
      )}
    </PageHeader>
  );
}
