import { CopyButton } from '@baize/ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import useSWR from 'swr';
import { ChecksMenu } from '../kit/ChecksMenu.tsx';
import { bar, divider, muted, spring, strong, toolName, wrong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { shownName } from '../preview/searchWords.ts';
import {
  type Axis,
  axes,
  axisNames,
  type Choice,
  firstChoice,
  inWords,
  keyOf,
  labelOf,
  type Mode,
  tableOf,
} from './frames.ts';
import { atOtherWidth, foldEqual, type Look } from './looks.ts';
import { ModesTable, neighbour, otherWidth } from './ModesTable.tsx';
import * as css from './modes.css.ts';

const heights = { story: null, screen: 900 } as const;
const zooms = { fit: null, half: 0.5, full: 1 } as const;

/** Shows a story in every chosen brand, theme, direction and width (UI-06). */
export function AllModes({ story, first = firstChoice }: { story: string; first?: Choice }) {
  const [choice, setChoice] = useState(first);
  const [across, setAcross] = useState<Axis>('brand');
  const [height, setHeight] = useState<keyof typeof heights>(isPage(story) ? 'screen' : 'story');
  const [zoom, setZoom] = useState<keyof typeof zooms>(isPage(story) ? 'fit' : 'full');
  /** Looks by mode; null where the story did not draw. */
  const [looks, setLooks] = useState<ReadonlyMap<string, Look | null>>(new Map());
  const [folds, setFolds] = useState(true);
  const [now, setNow] = useState<Mode | null>(null);
  const [copied, setCopied] = useState('');
  const rows = tableOf(choice, across);
  const keys = rows.flatMap(({ modes }) => modes.map(keyOf));
  const count = keys.length;
  const broken = keys.filter((key) => looks.get(key) === null).length;
  const { folded, pictures } = foldEqual(rows, looks);
  const hidden = rows.filter((_, at) => folded.has(at)).length * (choice[across].length || 1);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-mode]');
    if (!link) return;
    event.stopPropagation();
    const next = event.key === ' ' ? otherWidth(link) : neighbour(link, event.key);
    if (event.key === ' ' || next) event.preventDefault();
    next?.focus();
    if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey) return;
    navigator.clipboard.writeText(link.href).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser refuses to copy.'),
    );
  }

  return (
    <main className={css.tool}>
      <header className={bar}>
        <h1 className={toolName}>All modes</h1>
        <span className={divider} />
        <StoryName id={story} />
        <span className={spring} />
        <CopyButton
          text={new URL(`./?path=/story/tools-all-modes--grid&args=of:${story}`, location.href).href}
          words={{ copy: 'Copy link', copied: 'Copied', blocked: 'The browser refuses' }}
        />
      </header>
      <div className={css.choices}>
        <span role="status" className={strong}>
          {count === 1 ? '1 mode' : `${count} modes`}
          {pictures > 0 && `, ${pictures === 1 ? '1 picture' : `${pictures} pictures`}`}
          {broken > 0 && <span className={wrong}>{`, ${broken} did not draw`}</span>}
        </span>
        {hidden > 0 && <span className={muted}>{`${hidden} look the same${folds ? ' and are folded' : ''}`}</span>}
        <span className={spring} />
        <ToolButton label="Fold equal modes" kind="outline" pressed={folds} onClick={() => setFolds(!folds)} />
        {axisIds.map((axis) => (
          <ChecksMenu
            key={axis}
            label={`${axisNames[axis]}: ${inShort(axis, choice)}`}
            items={axes[axis]}
            checked={choice[axis]}
            onCheck={(checked) => setChoice({ ...choice, [axis]: checked })}
          />
        ))}
        <ToolSegments
          label="Across"
          selected={across}
          onSelect={setAcross}
          items={axisIds.map((axis) => ({ id: axis, label: axisNames[axis] }))}
        />
        <span className={muted}>across</span>
        <ToolSegments
          label="Height"
          selected={height}
          onSelect={setHeight}
          items={[
            { id: 'story', label: 'Own height' },
            { id: 'screen', label: 'A screen' },
          ]}
        />
        <ToolSegments
          label="Size"
          selected={zoom}
          onSelect={setZoom}
          items={[
            { id: 'fit', label: 'Fit' },
            { id: 'half', label: '50 %' },
            { id: 'full', label: '100 %' },
          ]}
        />
      </div>
      {count === 0 ? (
        <div className={css.empty}>
          <p className={css.emptyTitle}>Choose one of each</p>A brand, a theme, a direction and a width make a mode.
        </div>
      ) : (
        <section className={css.scroller} aria-label="Modes" onKeyDown={onKeyDown}>
          <ModesTable
            key={story}
            story={story}
            across={across}
            columns={choice[across]}
            rows={rows}
            folded={folds ? folded : none}
            height={heights[height]}
            zoom={zooms[zoom]}
            onFocus={(mode) => {
              setNow(mode);
              setCopied('');
            }}
            onDrawn={(key, look) => setLooks((before) => new Map(before).set(key, look))}
          />
        </section>
      )}
      <footer className={css.foot}>
        {now && <span className={css.now}>{inWords(now)}</span>}
        {now && <span>{atOtherWidth(now, choice.width, looks)}</span>}
        <span aria-live="polite">{copied}</span>
        <span className={spring} />
        <Key name="Arrows" does="walk" />
        <Key name="↵" does="open in Canvas" />
        <Key name="Space" does="other width" />
        <Key name="C" does="copy its link" />
      </footer>
    </main>
  );
}

const none: ReadonlySet<number> = new Set();

const axisIds = Object.keys(axes) as Axis[];

/** Pages and overlays fill a screen; other stories keep their own height. */
const isPage = (story: string) => /^(pages|overlays)-/.test(story);

const inShort = (axis: Axis, choice: Choice): string =>
  choice[axis].length === axes[axis].length ? 'all' : choice[axis].map((id) => labelOf(axis, id)).join(', ') || 'none';

function Key({ name, does }: { name: string; does: string }) {
  return (
    <span>
      <kbd className={css.key}>{name}</kbd> {does}
    </span>
  );
}

interface StoryIndex {
  entries: Readonly<Record<string, { title: string; name: string }>>;
}

function StoryName({ id }: { id: string }) {
  const { data } = useSWR('index.json', async (address) => (await (await fetch(address)).json()) as StoryIndex);
  const entry = data?.entries[id];
  return (
    <span className={entry ? strong : undefined} title={id}>
      {entry ? [...entry.title.split('/'), shownName(entry.name)].join(' › ') : id}
    </span>
  );
}
