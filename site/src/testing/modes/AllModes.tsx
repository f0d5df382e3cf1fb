import { Chip, Empty, Inline, Panel, SegmentedControl, Stack, Text } from '@baize/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Frame } from './Frame.tsx';
import { type Axis, axes, axisNames, type Choice, firstChoice, inWords, keyOf, labelOf, tableOf } from './frames.ts';

const heights = { story: null, screen: 900 } as const;

/** How many stories are drawn at once: each is a page of its own. */
const together = 3;

/** One story in every brand, theme, direction and width that is chosen, side by side (UI-06). */
export function AllModes({ story, first = firstChoice }: { story: string; first?: Choice }) {
  const [choice, setChoice] = useState(first);
  const [across, setAcross] = useState<Axis>('brand');
  const [height, setHeight] = useState<keyof typeof heights>(isPage(story) ? 'screen' : 'story');
  const rows = tableOf(choice, across);
  const count = rows.reduce((sum, { modes }) => sum + modes.length, 0);
  const turn = (axis: Axis, id: string) =>
    setChoice({
      ...choice,
      [axis]: axes[axis].map((value) => value.id).filter((each) => choice[axis].includes(each) !== (each === id)),
    });
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text as="h1" size="displaySm">
          All modes
        </Text>
        <Text tone="secondary">{story}</Text>
        <span role="status">{count === 1 ? '1 mode' : `${count} modes`}</span>
      </Stack>
      <Panel title="Show" level={2}>
        <Stack gap={3}>
          {(Object.keys(axes) as Axis[]).map((axis) => (
            <Group key={axis} label={axisNames[axis]}>
              {axes[axis].map(({ id, label }) => (
                <Chip key={id} selected={choice[axis].includes(id)} onSelect={() => turn(axis, id)}>
                  {label}
                </Chip>
              ))}
            </Group>
          ))}
          <Inline gap={4} wrap>
            <SegmentedControl
              label="Across"
              selected={across}
              onSelect={setAcross}
              items={(Object.keys(axes) as Axis[]).map((axis) => ({ id: axis, label: `${axisNames[axis]} across` }))}
            />
            <SegmentedControl
              label="Height"
              selected={height}
              onSelect={setHeight}
              items={[
                { id: 'story', label: 'As tall as it is' },
                { id: 'screen', label: 'A screen' },
              ]}
            />
          </Inline>
        </Stack>
      </Panel>
      {count === 0 ? (
        <Empty title="Choose one of each" text="A brand, a theme, a direction and a width make a mode." />
      ) : (
        <Frames
          key={story}
          story={story}
          across={across}
          columns={choice[across]}
          rows={rows}
          height={heights[height]}
        />
      )}
    </Stack>
  );
}

/** Pages and what opens over them fill a screen; everything else is as tall as it is. */
const isPage = (story: string) => /^(pages|overlays)-/.test(story);

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <Inline gap={2} wrap align="center">
        <legend style={{ float: 'inline-start', minInlineSize: '6em' }}>{label}</legend>
        {children}
      </Inline>
    </fieldset>
  );
}

interface FramesProps {
  story: string;
  across: Axis;
  columns: readonly string[];
  rows: ReturnType<typeof tableOf>;
  height: number | null;
}

/** The table of frames. They come as they are scrolled to, a few at once; arrow keys walk from one to the next. */
function Frames({ story, across, columns, rows, height }: FramesProps) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const here = new Set(rows.flatMap(({ modes }) => modes.map(keyOf)));
  const asked = wanted.filter((key) => here.has(key));
  const coming = asked.filter((key) => !ready.has(key)).slice(0, together);
  const due = new Set([...asked.filter((key) => ready.has(key)), ...coming]);
  return (
    <section aria-label="Modes" style={{ overflowX: 'auto' }} onKeyDown={walk}>
      <table style={{ inlineSize: '100%', minInlineSize: `${columns.length * 12}rem`, tableLayout: 'fixed' }}>
        <thead>
          <tr>
            {columns.map((id) => (
              <th key={id} scope="col" style={{ textAlign: 'start' }}>
                {labelOf(across, id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, modes }) => (
            <tr key={inWords(row)}>
              {modes.map((mode) => {
                const key = keyOf(mode);
                return (
                  <td key={key} style={{ verticalAlign: 'top', paddingBlock: '0.5rem', paddingInlineEnd: '0.75rem' }}>
                    <Frame
                      story={story}
                      mode={mode}
                      height={height}
                      isDue={due.has(key)}
                      onNear={() => setWanted((before) => (before.includes(key) ? before : [...before, key]))}
                      onReady={() => setReady((before) => new Set([...before, key]))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Arrow keys move the focus between the names of modes, as they stand on the screen. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const rows = [...(row.parentElement?.children ?? [])];
  const place = [...row.children].indexOf(cell);
  const next =
    event.key === 'ArrowDown' || event.key === 'ArrowUp'
      ? rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)]?.children[place]
      : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
        ? row.children[place + (event.key === forward ? 1 : -1)]
        : undefined;
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
