import { toggleIds } from '@baize/sandbox';
import { CopyButton } from '@baize/ui/overlays';
import { ArrowRight, ChevronDown, ChevronUp } from 'lucide';
import { useEffect, useState } from 'react';
import { Tile } from '../brand-studio/Tile.tsx';
import { type ScreenName, screens } from '../brand-studio/wallPages.ts';
import { switchTrack } from '../kit/controls.css.ts';
import { createGate } from '../kit/gate.ts';
import { Icon } from '../kit/Icon.tsx';
import { code, muted, spring, strong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { roleNames, stateIcons, stateNames, stateTones } from './cellWords.ts';
import { type Change, changeWords, countCells, reviewText } from './changes.ts';
import * as own from './difference.css.ts';
import * as css from './explorer.css.ts';
import { type AccessSet, type Cell, firstSet, type Row } from './matrix.ts';
import { pageHref } from './setQuery.ts';
import { toggleNames } from './toggleNames.ts';

type Way = 'beside' | 'slide' | 'blink';

/** Interval between the two pages, in ms. */
const blink = 600;

interface DifferenceProps {
  changes: readonly Change[];
  found: readonly Change[];
  cells: number;
  set: AccessSet;
  dead: readonly string[];
}

export function Difference({ changes, found, cells, set, dead }: DifferenceProps) {
  const [number, setNumber] = useState(1);
  const [screen, setScreen] = useState<ScreenName>('1440');
  const [way, setWay] = useState<Way>('beside');
  const place = Math.max(
    0,
    found.findIndex((change) => change.number === number),
  );
  const shown = found[place];
  const go = (to: number) => setNumber(found[(to + found.length) % found.length]?.number ?? 1);
  return (
    <>
      <div className={css.railArea} data-part>
        <Sets set={set} />
        <div className={css.railBody}>
          <p className={own.count} role="status">
            {changes.length === 0
              ? 'These two sets show the same site.'
              : `${countCells(changes)} of ${cells} cells change`}
          </p>
          {changes.length > 0 && found.length === 0 && <p className={css.part}>Nothing found.</p>}
          <ol className={own.changes} aria-label="Changes">
            {found.map((change) => (
              <li key={change.number}>
                <ChangeRow change={change} isShown={change === shown} onShow={() => setNumber(change.number)} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <main className={css.wall}>
        {shown && (
          <>
            <div className={css.line}>
              <h2 className={css.partTitle}>{shown.row.label}</h2>
              <span>{changeWords(shown)}</span>
              <span className={spring} />
              <ToolSegments
                label="Width"
                selected={screen}
                onSelect={setScreen}
                items={[
                  { id: '1440', label: '1440' },
                  { id: '390', label: '390' },
                ]}
              />
              <ToolSegments<Way>
                label="Compared"
                selected={way}
                onSelect={setWay}
                items={[
                  { id: 'beside', label: 'Beside' },
                  { id: 'slide', label: 'Slide' },
                  { id: 'blink', label: 'Blink' },
                ]}
              />
              <ToolButton
                kind="outline"
                icon={ChevronUp}
                label="Change before"
                showsLabel={false}
                onClick={() => go(place - 1)}
              />
              <ToolButton
                kind="outline"
                icon={ChevronDown}
                label="Next change"
                showsLabel={false}
                onClick={() => go(place + 1)}
              />
            </div>
            <Pages key={`${shown.number} ${screen}`} change={shown} set={set} screen={screen} way={way} />
          </>
        )}
        {changes.length > 0 && <Review text={reviewText(set, changes, dead)} />}
      </main>
    </>
  );
}

function Sets({ set }: { set: AccessSet }) {
  const first = firstSet(set.brand);
  const turned = [
    ...toggleIds
      .filter((id) => set.toggles[id] !== first.toggles[id])
      .map((id) => ({ id: id as string, label: toggleNames[id], on: set.toggles[id] })),
    ...(set.service === first.service ? [] : [{ id: 'service', label: 'Customer service', on: set.service }]),
    ...(set.toUpline === first.toUpline ? [] : [{ id: 'toUpline', label: 'Money to the upline', on: set.toUpline }]),
  ];
  return (
    <div className={css.part}>
      <span className={css.line}>
        <span className={own.letter}>A</span>
        <span className={strong}>{`${set.brand}, as reviewed`}</span>
      </span>
      <span className={css.line}>
        <span className={own.letter} data-after>
          B
        </span>
        <span className={strong}>
          {`${set.brand}, ${turned.length === 1 ? '1 switch' : `${turned.length} switches`} changed`}
        </span>
      </span>
      {turned.map(({ id, label, on }) => (
        <span key={id} className={own.turned}>
          <span aria-hidden className={switchTrack} data-on={!on || undefined} />
          <Icon node={ArrowRight} size={12} />
          <span aria-hidden className={switchTrack} data-on={on || undefined} />
          <span>
            {`${label}: ${on ? 'on' : 'off'}`}
            <br />
            <span className={`${code} ${muted}`}>{id}</span>
          </span>
        </span>
      ))}
    </div>
  );
}

interface ChangeRowProps {
  change: Change;
  isShown: boolean;
  onShow: () => void;
}

function ChangeRow({ change: { number, row, roles, was, is }, isShown, onShow }: ChangeRowProps) {
  return (
    <button type="button" className={own.change} aria-pressed={isShown} onClick={onShow}>
      <span className={own.number}>{number}</span>
      <span>
        <span className={own.changeHead}>
          <span className={strong}>{row.label}</span>
          <span className={muted}>{roles.map((role) => roleNames[role]).join(', ')}</span>
        </span>
        <span className={css.line}>
          <State {...was} />
          <Icon node={ArrowRight} size={12} />
          <State {...is} />
        </span>
        <span className={css.rule}>{is.because}</span>
      </span>
    </button>
  );
}

function State({ state }: Cell) {
  return (
    <>
      <span className={css.mark} data-tone={stateTones[state]}>
        <Icon node={stateIcons[state]} size={13} />
      </span>
      <span>{stateNames[state]}</span>
    </>
  );
}

interface PagesProps {
  change: Change;
  set: AccessSet;
  screen: ScreenName;
  way: Way;
}

function Pages({ change: { row, roles }, set, screen, way }: PagesProps) {
  const [gate] = useState(() => createGate(2));
  const [part, setPart] = useState(50);
  const [isAfter, turn] = useBlink(way === 'blink');
  const sides = [
    { label: 'Before', set: firstSet(set.brand) },
    { label: 'After', set },
  ];
  return (
    <>
      {way === 'slide' && (
        <input
          type="range"
          dir="ltr"
          className={own.slide}
          aria-label="How much is shown as before"
          value={part}
          onChange={(event) => setPart(event.target.valueAsNumber)}
        />
      )}
      {way === 'blink' && (
        <div className={css.line}>
          <ToolButton kind="outline" label={isAfter ? 'After' : 'Before'} pressed={isAfter} onClick={turn} />
        </div>
      )}
      <div className={own.pages} data-way={way}>
        {sides.map(({ label, set: side }, index) => (
          <div
            key={label}
            className={own.side}
            style={
              index === 0 || way === 'beside'
                ? undefined
                : way === 'slide'
                  ? { clipPath: `inset(0 0 0 ${part}%)` }
                  : { visibility: isAfter ? 'visible' : 'hidden' }
            }
          >
            {way === 'beside' && (
              <span className={css.line}>
                <span className={own.letter} data-after={index === 1 || undefined}>
                  {index === 0 ? 'A' : 'B'}
                </span>
                <span className={strong}>{label}</span>
              </span>
            )}
            <Tile
              title={`${label}: ${row.label}`}
              address={pageHref(pageOf(row), roles[0], side)}
              screen={screens[screen]}
              gate={gate}
              onLoad={ignore}
            />
          </div>
        ))}
      </div>
    </>
  );
}

const ignore = () => undefined;

const pageOf = ({ id, place }: Row): string => (place ? id : 'page.register');

/** Alternates between before and after, unless reduced motion is preferred. */
function useBlink(active: boolean) {
  const [isAfter, setAfter] = useState(true);
  useEffect(() => {
    if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAfter((after) => !after), blink);
    return () => clearInterval(timer);
  }, [active]);
  return [isAfter, () => setAfter((after) => !after)] as const;
}

function Review({ text }: { text: string }) {
  return (
    <section className={own.review} aria-label="What a reviewer will read">
      <div className={css.line}>
        <h2 className={css.partTitle}>What a reviewer will read</h2>
        <span className={spring} />
        <CopyButton
          text={text}
          words={{ copy: 'Copy for the pull request', copied: 'Copied', blocked: 'The browser refuses' }}
        />
      </div>
      <pre className={own.reviewText}>{text}</pre>
    </section>
  );
}
