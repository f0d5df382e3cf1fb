import { Frame, Logo, MobileHeader, NavBar, TopBar } from '@baize/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  CategoryHeroSkeleton,
  CategorySkeleton,
  LobbyHeroSkeleton,
  LobbySkeleton,
} from '../../shared/page/furtherSkeletons.tsx';
import { HomeHeroSkeleton, HomeSkeleton } from '../../shared/page/skeletons.tsx';

/**
 * Renders the textless frame that the browser paints from the HTML alone, with the sizes of the real one. boot.js
 * selects the variant for the page; shell.css shows it. `picture` is the banner's, for servers that know it.
 */
export function renderShell(brand: string, picture: string | null = null): string {
  return renderToStaticMarkup(
    <div aria-hidden="true" inert>
      <div data-shell="home">
        <Frame header={<Bars brand={brand} />} strip={nothing} hero={<HomeHeroSkeleton picture={picture} />}>
          <HomeSkeleton />
        </Frame>
      </div>
      <div data-shell="lobby">
        <Frame header={<Bars brand={brand} />} strip={nothing} hero={<LobbyHeroSkeleton />}>
          <LobbySkeleton />
        </Frame>
      </div>
      <div data-shell="category">
        <Frame header={<Bars brand={brand} />} strip={nothing} hero={<CategoryHeroSkeleton picture={picture} />}>
          <CategorySkeleton />
        </Frame>
      </div>
    </div>,
  );
}

const nothing = <span />;

const Bars = ({ brand }: { brand: string }) => {
  const logo = <Logo name={brand} href="/" />;
  return (
    <>
      <TopBar start={nothing} end={nothing} />
      <NavBar label="" logo={logo} items={[]} menu={() => null} words={{ hot: '', more: '', studios: () => '' }} />
      <MobileHeader logo={logo} end={nothing} />
    </>
  );
};
