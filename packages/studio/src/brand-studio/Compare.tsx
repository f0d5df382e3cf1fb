import { saveFile } from '@baize/site/core/browser/saveFile.ts';
import { ArrowLeftRight, FileDown, Moon, Sun } from 'lucide';
import { useState } from 'react';
import { createGate } from '../kit/gate.ts';
import { spring, strong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { brandFiles } from './brandFiles.ts';
import { parseBrand } from './brandText.ts';
import { CompareFacts } from './CompareFacts.tsx';
import * as css from './compare.css.ts';
import { contactSheet } from './contactSheet.ts';
import { forceColours } from './forcedColours.ts';
import { filterOf, type Sight, sights } from './sight.ts';
import { score } from './strip.css.ts';
import { centreArea, railArea } from './studio.css.ts';
import { Tile } from './Tile.tsx';
import { useScrollTogether } from './useScrollTogether.ts';
import type { Studio } from './useStudio.ts';
import { judge, tally, type Verdict } from './verdict.ts';
import { PagesMenu } from './WallBar.tsx';
import { wallBar } from './wall.css.ts';
import { addressOf, type Look, lookName, looks, rowsOf, screens, type WallChoice } from './wallPages.ts';

interface CompareProps {
  studio: Studio;
  other: string;
  choice: WallChoice;
  onChoice: (choice: WallChoice) => void;
  sight: Sight;
  onSight: (sight: Sight) => void;
}

export function Compare({ studio, other, choice, onChoice, sight, onSight }: CompareProps) {
  const [look, setLook] = useState<Look>(looks[0] as Look);
  const [isSwapped, setSwapped] = useState(false);
  const [together, setTogether] = useState(true);
  const scroll = useScrollTogether(together);
  const [gate] = useState(() => createGate(2));
  const otherSource = parseBrand(brandFiles.get(other) ?? '');
  const otherVerdict = judge(otherSource);
  const wear = (change: Partial<Look>) => {
    const wanted = { ...look, ...change };
    setLook(looks.find(({ theme, direction }) => theme === wanted.theme && direction === wanted.direction) ?? look);
  };
  const sides: readonly SideProps[] = [
    { id: studio.draft.base, name: studio.source.name, note: 'edited here', verdict: studio.verdict, isEdited: true },
    { id: other, name: otherSource.name, note: 'as released', verdict: otherVerdict, isEdited: false },
  ];
  return (
    <>
      <main className={centreArea}>
        <div className={wallBar} data-part>
          <span className={strong}>Pages</span>
          <PagesMenu choice={choice} onChoice={onChoice} />
          <ToolSegments
            label="Theme of the pages"
            selected={look.theme}
            onSelect={(theme) => wear({ theme })}
            items={[
              { id: 'light', label: 'Light', icon: Sun },
              { id: 'dark', label: 'Dark', icon: Moon },
            ]}
          />
          <ToolSegments
            label="Direction of the pages"
            selected={look.direction}
            onSelect={(direction) => wear({ direction })}
            items={[
              { id: 'ltr', label: 'Left to right' },
              { id: 'rtl', label: 'Right to left' },
            ]}
          />
          <span className={spring} />
          <ToolSegments
            label="Seen by"
            selected={sight}
            onSelect={onSight}
            items={sights.map(({ value, label }) => ({ id: value, label }))}
          />
        </div>
        <div className={css.sides}>
          {(isSwapped ? sides.toReversed() : sides).map((side, place) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
            <section key={side.note} ref={scroll[place]} className={css.side} aria-label={side.name} tabIndex={0}>
              <div className={css.sideHead}>
                <span className={strong}>{side.name}</span>
                <span>{side.note}</span>
                <span className={spring} />
                <span className={score} data-weak={side.verdict.weak.length > 0 || undefined}>
                  {tally(side.verdict)}
                </span>
              </div>
              <div className={css.pages}>
                {rowsOf({ ...choice, screen: choice.screen === '390' ? '390' : '1440' }).map(({ page, screen }) => (
                  <Tile
                    key={`${side.id} ${page.value} ${screen} ${look.value} ${sight === 'forced'}`}
                    title={`${page.label}, ${lookName(look)}, ${side.name} ${side.note}`}
                    address={addressOf(page, side.id, look)}
                    screen={screens[screen]}
                    gate={gate}
                    filter={filterOf(sight)}
                    isStill
                    onLoad={(frame) => {
                      if (side.isEdited) studio.wardrobe.add(frame, look.theme);
                      if (sight === 'forced' && frame.contentDocument) forceColours(frame.contentDocument);
                    }}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </main>
      <aside className={`${railArea} ${css.inspector}`} data-part aria-label="What differs">
        <CompareFacts
          one={{ source: studio.source, verdict: studio.verdict }}
          other={{ source: otherSource, verdict: otherVerdict }}
          theme={look.theme}
          sight={sight}
        />
        <div className={css.foot}>
          <label className={css.across}>
            <input type="checkbox" checked={together} onChange={(event) => setTogether(event.target.checked)} />
            Scroll both together
          </label>
          <ToolButton kind="outline" label="Swap sides" icon={ArrowLeftRight} onClick={() => setSwapped(!isSwapped)} />
          <ToolButton
            kind="outline"
            label="PNG sheet"
            icon={FileDown}
            onClick={async () =>
              saveFile('brands.png', new Blob([await contactSheet([studio.source, otherSource])]), 'image/png')
            }
          />
        </div>
      </aside>
    </>
  );
}

interface SideProps {
  id: string;
  name: string;
  note: string;
  verdict: Verdict;
  isEdited: boolean;
}
