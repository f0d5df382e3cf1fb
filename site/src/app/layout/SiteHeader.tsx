import { IconButton, Logo, MobileHeader, NavBar, SearchButton, TopBar, useMedia } from '@baize/ui';
import { Menu } from 'lucide';
import { Suspense, useState } from 'react';
import { useStore } from '../../core/browser/createStore.ts';
import { firstInteraction } from '../../core/browser/firstInteraction.ts';
import { searchKey } from '../../core/browser/searchKey.ts';
import { useIsWide } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useBrand, useViewer } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { ServiceButton } from '../../shared/page/ServiceButton.tsx';
import { VisitorPhoneCorner } from './lazyPhoneParts.ts';
import { BalanceCorner, PlayerCorner, PlayerPhoneCorner } from './lazyPlayerParts.ts';
import { Tools } from './Tools.tsx';
import { useNavItems } from './useNavItems.tsx';

const menu = lazyPart(() => import('./navParts.ts').then(({ VendorMenu }) => VendorMenu), ['account-menu']);
void firstInteraction.then(menu.preload);
const { component: VisitorCorner } = lazyPart(
  () => import('./VisitorCorner.tsx').then((module) => module.VisitorCorner),
  [],
);
const SiteDrawer = lazyPart(() => import('./SiteDrawer.tsx').then((module) => module.SiteDrawer), []).component;

/** Width from which the side bar is expanded and shows customer service. */
const withOpenSideBar = '(min-width: 1200px)';

/**
 * Shows the header: tools and account above, categories below (HDR). Includes customer service if neither a side bar
 * nor a tab bar has it.
 */
export function SiteHeader({ nav, side, tabs }: { nav: boolean; side: boolean; tabs: boolean }) {
  const brand = useBrand();
  const text = useText();
  const viewer = useViewer();
  const isWide = useIsWide();
  const sideBar = useMedia(withOpenSideBar) && side;
  const items = useNavItems();
  const words = {
    hot: text('nav.hot'),
    more: text('nav.rest'),
    studios: (category: string) => text('nav.vendors', { category }),
  };
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const logo = <Logo name={brand.name} href={paths.home} />;
  const searchWay = {
    href: useOverlay().hrefOf('search'),
    label: text('frame.search'),
    shortcut: useStore(searchKey) === 'off' ? undefined : '/',
  };
  const searches = useOffered('search');
  const search = searches && <SearchButton {...searchWay} />;
  const searchField = searches && <SearchButton {...searchWay} field />;
  const opener = <IconButton label={text('frame.menu')} icon={Menu} kind="outline" onClick={() => setDrawer('open')} />;
  return (
    <>
      <TopBar
        start={
          <>
            <Tools side={side} />
            {!nav && search}
          </>
        }
        end={isWide && <Suspense>{viewer ? <PlayerCorner /> : <VisitorCorner />}</Suspense>}
      />
      {nav && (
        <NavBar
          label={text('frame.main')}
          logo={logo}
          items={items}
          menu={(vendors) => (
            <Suspense>
              <menu.component {...vendors} words={words} />
            </Suspense>
          )}
          end={searchField}
          scrolledEnd={
            <>
              {search}
              {viewer && !sideBar && <ServiceButton />}
              {viewer ? <PlayerCorner scrolled /> : <VisitorPhoneCorner service={!sideBar} />}
            </>
          }
          words={words}
        />
      )}
      <MobileHeader
        logo={logo}
        start={opener}
        sum={
          !isWide &&
          viewer && (
            <Suspense>
              <BalanceCorner />
            </Suspense>
          )
        }
        search={searchField}
        end={!isWide && <Suspense>{viewer ? <PlayerPhoneCorner /> : <VisitorPhoneCorner service={!tabs} />}</Suspense>}
      />
      {drawer !== 'unopened' && (
        <Suspense>
          <SiteDrawer open={drawer === 'open'} items={items} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
