import { IconButton, Logo, NavBar, PhoneBar, TopBar } from '@baize/ui';
import { Menu } from 'lucide';
import { Suspense, useState } from 'react';
import { part } from '../app/chunks.ts';
import { useBrand, useViewer } from '../app/services.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { PlayerCorner, PlayerPhoneCorner } from './Player.tsx';
import { Tools } from './Tools.tsx';
import { useNavItems } from './useNavItems.tsx';
import { VisitorCorner, VisitorPhoneCorner } from './VisitorCorner.tsx';

const SiteDrawer = part(() => import('./SiteDrawer.tsx').then((module) => module.SiteDrawer)).component;

/** The header of every page that has one: tools and the visitor's corner above, the categories below (HDR). */
export function SiteHeader({ nav }: { nav: boolean }) {
  const brand = useBrand();
  const text = useText();
  const viewer = useViewer();
  const items = useNavItems();
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const logo = <Logo name={brand.name} href={paths.home} />;
  const menu = <IconButton label={text('frame.menu')} icon={Menu} kind="stage" onClick={() => setDrawer('open')} />;
  return (
    <>
      <TopBar
        start={<Tools />}
        end={
          viewer ? (
            <Suspense>
              <PlayerCorner />
            </Suspense>
          ) : (
            <VisitorCorner />
          )
        }
      />
      {nav && <NavBar logo={logo} items={items} words={{ label: text('frame.main'), hot: text('nav.hot') }} />}
      <PhoneBar
        logo={logo}
        start={menu}
        end={
          viewer ? (
            <Suspense>
              <PlayerPhoneCorner />
            </Suspense>
          ) : (
            <VisitorPhoneCorner />
          )
        }
      />
      {drawer !== 'unopened' && (
        <Suspense>
          <SiteDrawer open={drawer === 'open'} items={items} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
