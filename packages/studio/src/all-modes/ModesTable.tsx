import type { BrandSource } from '@baize/tokens/brand/source';
import { useState } from 'react';
import { brandFiles } from '../brand-studio/brandFiles.ts';
import { createGate } from '../kit/gate.ts';
import { Frame } from './Frame.tsx';
import { type Axis, inWords, keyOf, labelOf, type Mode, type tableOf } from './frames.ts';
import type { Look } from './looks.ts';
import * as css from './modes.css.ts';

/** Stories loaded at once; each is a page of its own. */
const together = 3;

interface TableProps {
  story: string;
  across: Axis;
  columns: readonly string[];
  rows: ReturnType<typeof tableOf>;
  height: number | null;
  zoom: number | null;
  /** Places of rows that look like an earlier one. */
  folded: ReadonlySet<number>;
  onFocus: (mode: Mode) => void;
  onDrawn: (key: string, look: Look | null) => void;
}

export function ModesTable({ story, across, columns, rows, folded, height, zoom, onFocus, onDrawn }: TableProps) {
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
        {rows.map(({ row, modes }, at) => {
          const [head, ...rest] = inWords(row).split(', ');
          return (
            <tr key={inWords(row)} hidden={folded.has(at)}>
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
                    onFocus={() => onFocus(mode)}
                    onDrawn={(look) => onDrawn(keyOf(mode), look)}
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

export function neighbour(link: HTMLElement, key: string) {
  const cell = link.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const place = [...row.cells].indexOf(cell);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return linkIn(row.cells[place + (key === forward ? 1 : -1)]);
  const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>(':scope > tr:not([hidden])') ?? [])];
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return linkIn(rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]?.cells[place]);
  return undefined;
}

/** Returns the same brand, theme and direction in the next width; the width is last in the mode's name. */
export function otherWidth(link: HTMLElement) {
  const withoutWidth = (name = '') => name.slice(0, name.lastIndexOf(','));
  const same = [...(link.closest('table')?.querySelectorAll<HTMLAnchorElement>('a[data-mode]') ?? [])].filter(
    ({ dataset }) => withoutWidth(dataset.mode) === withoutWidth(link.dataset.mode),
  );
  return same[(same.indexOf(link as HTMLAnchorElement) + 1) % same.length];
}
