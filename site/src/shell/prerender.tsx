import { Frame, NavBar, PhoneBar, TopBar } from '@baize/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeSkeleton, HomeStageSkeleton, LobbySkeleton, LobbyStageSkeleton } from './skeletons.tsx';

/**
 * The frame of the page without a word and without a person: what the browser paints from the HTML alone, of the measures of
 * what will take its place. boot.js says which of the pages it is for; shell.css shows that one.
 */
export function renderShell(): string {
  return renderToStaticMarkup(
    <div aria-hidden="true">
      <div data-shell="home">
        <Frame header={<Bars />} banner={<HomeStageSkeleton />}>
          <HomeSkeleton />
        </Frame>
      </div>
      <div data-shell="lobby">
        <Frame header={<Bars />} banner={<LobbyStageSkeleton />}>
          <LobbySkeleton />
        </Frame>
      </div>
    </div>,
  );
}

const nothing = <span />;

const Bars = () => (
  <>
    <TopBar start={nothing} end={nothing} />
    <NavBar logo={nothing} items={[]} words={{ label: '', hot: '' }} />
    <PhoneBar logo={nothing} end={nothing} />
  </>
);
