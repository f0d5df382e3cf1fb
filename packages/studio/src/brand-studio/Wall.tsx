import { Moon, Sun } from 'lucide';
import { type CSSProperties, memo, useRef, useState } from 'react';
import { createGate } from '../kit/gate.ts';
import { Icon } from '../kit/Icon.tsx';
import { strong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { describe } from './describe.ts';
import { forceColours } from './forcedColours.ts';
import type { ThemedRole } from './roleColour.ts';
import { filterOf, type Sight } from './sight.ts';
import { Tile } from './Tile.tsx';
import { usePlaces } from './usePlaces.ts';
import { useZoom } from './useZoom.ts';
import type { Verdict } from './verdict.ts';
import { WallBar } from './WallBar.tsx';
import * as css from './wall.css.ts';
import { placeOf } from './wallGrid.ts';
import {
  addressOf,
  type Look,
  lookName,
  looks,
  lookWords,
  type OpenPage,
  type Row,
  rowsOf,
  screens,
  type WallChoice,
} from './wallPages.ts';
import type { Wardrobe } from './wardrobe.ts';

/** More would only load later. */
const loadedAtOnce = 2;

interface WallProps {
  base: string;
  wardrobe: Wardrobe;
  verdict: Verdict;
  isWide: boolean;
  choice: WallChoice;
  onChoice: (choice: WallChoice) => void;
  sight: Sight;
  open: OpenPage | null;
  onOpen: (open: OpenPage | null) => void;
  role: ThemedRole | null;
  onPick: (picked: ThemedRole) => void;
  onBefore: (before: boolean) => void;
}

export const Wall = memo(function Wall(props: WallProps) {
  const { base, wardrobe, verdict, isWide, choice, sight, open, onOpen, role, onPick } = props;
  const [gate] = useState(() => createGate(loadedAtOnce));
  const [outlined, setOutlined] = useState(true);
  const [look, setLook] = useState<Look>(looks[0] as Look);
  const { scroller, zoom, width } = useZoom();
  const main = useRef<HTMLIFrameElement>(null);
  const places = usePlaces(main, outlined && open ? (role?.role ?? null) : null);
  const isForced = sight === 'forced';

  const rows = rowsOf(choice);
  const shown: readonly Row[] = !isWide ? rowsOf({ ...choice, screen: '390' }) : open ? withOpen(rows, open) : rows;
  const tile = ({ page, screen }: Row, worn: Look, style: CSSProperties, turn: number) => {
    const isOpen = open?.page === page && open.screen === screen;
    const isMain = isOpen && open.look === worn;
    const isHidden = isWide && open !== null && !isOpen;
    const here = { page, screen, look: worn };
    return (
      <div
        key={`${page.value} ${screen} ${worn.value}`}
        className={isWide ? undefined : css.slide}
        hidden={isHidden}
        style={isHidden ? undefined : open && isWide ? openStyle(isMain, screen) : style}
      >
        <Tile
          key={`${base} ${isForced}`}
          title={`${page.label}, ${lookName(worn)}, ${screen}`}
          address={addressOf(page, base, worn)}
          screen={screens[screen]}
          gate={gate}
          turn={turn}
          filter={filterOf(sight)}
          tag={isWide && isOpen ? lookName(worn) : undefined}
          frame={isMain ? main : undefined}
          outlines={isMain ? places.boxes : undefined}
          describe={(found) => describe(found, worn.theme, verdict)}
          isStill
          onLoad={(frame) => {
            wardrobe.add(frame, worn.theme);
            if (isForced && frame.contentDocument) forceColours(frame.contentDocument);
          }}
          onOpen={isWide && !isMain ? () => onOpen(here) : undefined}
          onPress={
            isMain || !isWide
              ? ({ painted: [first] }) => first && onPick({ role: first.role, theme: worn.theme })
              : undefined
          }
        />
      </div>
    );
  };
  if (!isWide)
    return (
      <>
        <section className={css.phoneScroller} aria-label="Wall of pages" data-part>
          <div className={css.carousel}>{shown.map((row, place) => tile(row, look, {}, place))}</div>
        </section>
        <LookSwitch look={look} onLook={setLook} />
      </>
    );
  return (
    <>
      <WallBar {...props} zoom={zoom} hasRole={role !== null} outlined={outlined} onOutlined={setOutlined} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section ref={scroller} className={css.scroller} tabIndex={0} aria-label="Wall of pages">
        <div
          className={open ? css.opened : css.wall}
          style={open || width === null ? undefined : { inlineSize: width }}
        >
          {!open && looks.map((worn, place) => <LookHead key={worn.value} look={worn} place={place} />)}
          {shown.flatMap((row, place) => [
            !open && <RowHead key={`${row.page.value} ${row.screen}`} row={row} place={placeOf(shown, place, 0)} />,
            ...looks.map((worn, column) =>
              tile(row, worn, placeOf(shown, place, column).tile, place * looks.length + column),
            ),
          ])}
        </div>
      </section>
    </>
  );
});

const withOpen = (rows: readonly Row[], { page, screen }: OpenPage): readonly Row[] =>
  rows.some((row) => row.page === page && row.screen === screen) ? rows : [...rows, { page, screen }];

const openStyle = (isMain: boolean, screen: Row['screen']): CSSProperties => ({
  order: isMain ? -1 : 0,
  ...(isMain && { gridColumn: screen === '1440' ? '1 / -1' : 'auto' }),
});

function LookHead({ look, place }: { look: Look; place: number }) {
  const { theme, direction } = lookWords(look);
  return (
    <div className={css.lookHead} style={{ gridColumnStart: 2 + place * 3, gridRow: 1 }}>
      <Icon node={look.theme === 'light' ? Sun : Moon} size={14} />
      <span>
        <span className={strong}>{theme}</span> {direction}
      </span>
    </div>
  );
}

function RowHead({ row: { page, screen }, place }: { row: Row; place: ReturnType<typeof placeOf> }) {
  if (!place.head) return null;
  return (
    <div className={css.rowHead} style={{ gridRow: place.row }}>
      {screen === '1440' ? page.label : 'Phone'}
      <span className={css.rowWidth}>{screen}</span>
    </div>
  );
}

/** Switches the look on phones, which show one at a time. */
function LookSwitch({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const wear = (change: Partial<Look>) => {
    const wanted = { ...look, ...change };
    onLook(looks.find(({ theme, direction }) => theme === wanted.theme && direction === wanted.direction) ?? look);
  };
  return (
    <div className={css.floating}>
      <div className={css.floatingBox}>
        <ToolSegments
          label="Theme of the pages"
          selected={look.theme}
          onSelect={(theme) => wear({ theme })}
          items={[
            { id: 'light', label: 'Light', icon: Sun },
            { id: 'dark', label: 'Dark', icon: Moon },
          ]}
        />
        <ToolButton
          label="Right to left"
          pressed={look.direction === 'rtl'}
          onClick={() => wear({ direction: look.direction === 'rtl' ? 'ltr' : 'rtl' })}
        />
      </div>
    </div>
  );
}
