import { Button, ClosedArt, FullPage, Logo } from '@baize/ui';
import { RefreshCw } from 'lucide';
import { useText } from '../core/language/useText.ts';
import { paths } from '../core/routing/paths.ts';
import { useMinimumAge } from '../core/services/rules.ts';
import { useBrand, useServices } from '../core/services/services.ts';
import { Blocked } from './Blocked.tsx';
import { InsecureContextPage } from './InsecureContextPage.tsx';
import { Languages } from './layout/Tools.tsx';

export type ClosedReason = 'maintenance' | 'blocked' | 'unsealed';

/**
 * Shows that the platform is closed for maintenance, for a region, or to browsers without encryption. Needs no further
 * calls.
 */
export function Closed({ why }: { why: ClosedReason }) {
  const text = useText();
  const brand = useBrand();
  const age = useMinimumAge();
  const { platform } = useServices();
  const frame = {
    header: (
      <>
        <Logo name={brand.name} href={paths.home} />
        <Languages />
      </>
    ),
    footer: (
      <>
        <span>{text('closed.age', { age })}</span>
        <span>{text('footer.copyright', { year: brand.copyrightYear, brand: brand.name })}</span>
      </>
    ),
  };
  if (why === 'blocked') return <Blocked {...frame} />;
  if (why === 'unsealed') return <InsecureContextPage {...frame} />;
  return (
    <FullPage {...frame} art={<ClosedArt />} title={text('game_maintenance')} text={text('info_maintenance')}>
      <Button kind="accent" size="lg" iconStart={RefreshCw} onClick={() => void platform.refresh()}>
        {text('frame.retry')}
      </Button>
    </FullPage>
  );
}
