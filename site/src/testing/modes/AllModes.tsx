import type { BrandSource } from '@baize/tokens/brand/source';
import { CopyButton } from '@baize/ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import useSWR from 'swr';
import { brandFiles } from '../studio/brandFiles.ts';
import { ChecksMenu } from '../tools/ChecksMenu.tsx';
import { createGate } from '../tools/gate.ts';
import { bar, divider, muted, spring, strong, toolName, wrong } from '../tools/room.css.ts';
import { ToolSegments } from '../tools/ToolSegments.tsx';
import { Frame } from './Frame.tsx';
import { type Axis, axes, axisNames, type Choice, firstChoice, inWords, keyOf, labelOf, tableOf } from './frames.ts';
import * as css from './modes.css.ts';

const heights = { story: null, screen: 900 } as const;
const zooms = { fit: null, half: 0.5, full: 1 } as const;

/** How many stories are drawn at once: each is a page of its own. */
const together = 3;

/** One story in every brand, theme, direction and width that is chosen, side by side (UI-06). */
export function AllModes({ story, first = firstChoice }: { story: string; first?: Choice }) {
  const [choice, setChoice] = useState(first);
  const [across, setAcross] = useState<Axis>('brand');
  const [height, setHeight] = useState<keyof typeof heights>(isPage(story) ? 'screen' : 'story');
  const [zoom, setZoom] = useState<keyof typeof zooms>(isPage(story) ? 'fit' : 'full');
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [now, setNow] = useState<string | null>(null);
  const [copied, setCopied] = useState('');
  const rows = tableOf(choice, across);
  const keys = rows.flatMap(({ modes }) => modes.map(keyOf));
  const count = keys.length;
  const broken = keys.filter((key) => failed.has(key)).length;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-mode]');
    if (!link) return;
    // Storybook's own keys are not heard here.
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
          {broken > 0 && <span className={wrong}>{`, ${broken} did not draw`}</span>}
        </span>
        <span className={spring} />
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
          <Table
            key={story}
            story={story}
            across={across}
            columns={choice[across]}
            rows={rows}
            height={heights[height]}
            zoom={zooms[zoom]}
            onFocus={(name) => {
              setNow(name);
              setCopied('');
            }}
            onDrawn={(key, drawn) =>
              setFailed((before) => {
                if (before.has(key) !== drawn) return before;
                return new Set(drawn ? [...before].filter((each) => each !== key) : [...before, key]);
              })
            }
          />
        </section>
      )}
      <footer className={css.foot}>
        {now && <span className={css.now}>{now}</span>}
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

const axisIds = Object.keys(axes) as Axis[];

/** Pages and what opens over them fill a screen; everything else is as tall as it is. */
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

/** Where the story stands in the sidebar, from Storybook's own list; its id until that comes. */
function StoryName({ id }: { id: string }) {
  const { data } = useSWR('index.json', async (address) => (await (await fetch(address)).json()) as StoryIndex);
  const entry = data?.entries[id];
  return (
    <span className={entry ? strong : undefined} title={id}>
      {entry ? [...entry.title.split('/'), entry.name].join(' › ') : id}
    </span>
  );
}

interface TableProps {
  story: string;
  across: Axis;
  columns: readonly string[];
  rows: ReturnType<typeof tableOf>;
  height: number | null;
  zoom: number | null;
  onFocus: (name: string) => void;
  onDrawn: (key: string, drawn: boolean) => void;
}

/** One axis across, the others down. */
function Table({ story, across, columns, rows, height, zoom, onFocus, onDrawn }: TableProps) {
  const [gate] = useState(() => createGate(together));
  return (
    <table className={css.table} style={{ minInlineSize: `${columns.length * 12 + 6}rem` }}>
      <thead>
        <tr>
          <td className={css.corner} />
          {columns.map((id) => (
            <th key={id} scope="col" className={css.columnHead}>
              {across === 'brand' && <span className={css.brandMark} style={{ background: colourOf(id) }} />}
              {labelOf(across, id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, modes }) => {
          const [head, ...rest] = inWords(row).split(', ');
          return (
            <tr key={inWords(row)}>
              <th scope="row" className={css.rowHead}>
                <span className={css.rowFirst}>{head}</span>
                {rest.map((part) => (
                  <span key={part} className={css.rowRest}>
                    {part.toLowerCase()}
                  </span>
                ))}
              </th>
              {modes.map((mode) => (
                <td key={keyOf(mode)} className={css.cell}>
                  <Frame
                    story={story}
                    mode={mode}
                    height={height}
                    zoom={zoom}
                    gate={gate}
                    onFocus={() => onFocus(inWords(mode))}
                    onDrawn={(drawn) => onDrawn(keyOf(mode), drawn)}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const colourOf = (brand: string): string => (JSON.parse(brandFiles.get(brand) ?? '{}') as BrandSource).colours.primary;

const linkIn = (cell: Element | undefined) => cell?.querySelector<HTMLAnchorElement>('a[data-mode]');

/** The mode that an arrow key leads to, as they stand on the screen. */
function neighbour(link: HTMLElement, key: string) {
  const cell = link.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const place = [...row.cells].indexOf(cell);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return linkIn(row.cells[place + (key === forward ? 1 : -1)]);
  const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[];
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return linkIn(rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]?.cells[place]);
  return undefined;
}

/** The same brand, theme and direction in the next width that is shown; the width stands last in its name. */
function otherWidth(link: HTMLElement) {
  const withoutWidth = (name = '') => name.slice(0, name.lastIndexOf(','));
  const same = [...(link.closest('table')?.querySelectorAll<HTMLAnchorElement>('a[data-mode]') ?? [])].filter(
    ({ dataset }) => withoutWidth(dataset.mode) === withoutWidth(link.dataset.mode),
  );
  return same[(same.indexOf(link as HTMLAnchorElement) + 1) % same.length];
}
