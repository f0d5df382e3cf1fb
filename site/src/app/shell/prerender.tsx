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
 * The frame of the page without a word but the brand's name, and without a person: what the browser paints from the HTML alone, of the measures of
 * what will take its place. boot.js says which of the pages it is for; shell.css shows that one.
 */
export function renderShell(brand: string): string {
  return renderToStaticMarkup(
    <div aria-hidden="true" inert>
      <div data-shell="home">
        <Frame header={<Bars brand={brand} />} strip={nothing} hero={<HomeHeroSkeleton />}>
          <HomeSkeleton />
        </Frame>
      </div>
      <div data-shell="lobby">
        <Frame header={<Bars brand={brand} />} strip={nothing} hero={<LobbyHeroSkeleton />}>
          <LobbySkeleton />
        </Frame>
      </div>
      <div data-shell="category">
        <Frame header={<Bars brand={brand} />} strip={nothing} hero={<CategoryHeroSkeleton />}>
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
