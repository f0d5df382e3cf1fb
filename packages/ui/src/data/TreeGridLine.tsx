import { ChevronDown, ChevronRight } from 'lucide';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Avatar } from '../content/Avatar.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { icon } from '../internal/icon.tsx';
import * as css from './TreeGrid.css.ts';
import { treeGridRoles as roles } from './tableRoles.ts';
import type { TreeGridLine as Line, TreeGridState } from './treeGridLines.ts';
import type { TreeGridParts } from './treeGridParts.ts';

interface TreeGridLineProps<Data> {
  line: Line<Data>;
  parts: TreeGridParts<Data>;
  /** Offset in px from the top of all lines or, if sticky, of the region. */
  start: number;
  /** Number of sticky ancestors above this one; undefined if it is not sticky. */
  slot: number | undefined;
  last: boolean;
  active: boolean;
  selected: boolean;
}

/** Renders one line, and again only when its own data changes. */
export const TreeGridLine = memo(TreeGridLineInner) as typeof TreeGridLineInner;

function TreeGridLineInner<Data>({ line, parts, start, slot, last, active, selected }: TreeGridLineProps<Data>) {
  const { kind, id, level, row, rowIndex } = line;
  const look = {
    className: css.row,
    'data-phone': parts.phone !== null || undefined,
    'data-sticky': slot === undefined ? undefined : '',
    'data-last': last || undefined,
    style: { '--level': level, insetBlockStart: start, zIndex: slot === undefined ? undefined : 9 - slot },
  } as { className: string; style: CSSProperties };
  const cells = 1 + (parts.phone ? 1 : parts.columns.length);

  if (kind === 'loading') {
    return (
      <tr {...look} aria-hidden>
        <td className={css.treeCell} colSpan={cells}>
          <Skeleton shape="line" />
        </td>
      </tr>
    );
  }

  const tabIndex = active ? 0 : -1;
  const place = { ...look, ...roles.row, tabIndex, 'data-id': id, 'aria-rowindex': rowIndex, 'aria-level': level };

  if (kind === 'failed') {
    return (
      <tr {...place} aria-setsize={1} aria-posinset={1}>
        <td {...roles.cell} className={css.treeCell} data-wide colSpan={cells}>
          <span className={css.failed}>
            <bdi>{parts.words.failed(row.data)}</bdi>
            <button type="button" className={css.retry} tabIndex={tabIndex} data-retry>
              {parts.words.retry}
            </button>
          </span>
        </td>
      </tr>
    );
  }

  return (
    <tr
      {...place}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-expanded={row.state === 'leaf' ? undefined : row.state !== 'closed'}
      aria-current={selected || undefined}
    >
      <th {...roles.rowHead} scope="row" className={css.treeCell}>
        <Account row={row.data} state={row.state} sticky={slot !== undefined} parts={parts} />
      </th>
      {parts.phone ? (
        <td {...roles.cell} className={css.figures}>
          {figures(parts.phone.figures(row.data))}
          <span className={css.onward}>{icon(ChevronRight, 16, { flip: true })}</span>
        </td>
      ) : (
        parts.columns.map(({ id: column, cell, note, align, role }) => (
          <td key={column} {...roles.cell} className={css.cell} data-align={align} data-role={role}>
            <span className={css.main}>
              {align === 'end' ? <bdi translate="no">{cell(row.data, tabIndex)}</bdi> : cell(row.data, tabIndex)}
            </span>
            {note && (
              <span className={css.note}>
                <bdi>{note(row.data)}</bdi>
              </span>
            )}
          </td>
        ))
      )}
    </tr>
  );
}

const figures = (shown: readonly ReactNode[]) => (
  <span className={css.pair}>
    {shown.map((figure, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: each place has its own meaning
      <bdi translate="no" key={index} className={index === 0 ? css.figure : css.note}>
        {figure}
      </bdi>
    ))}
  </span>
);

interface AccountProps<Data> {
  row: Data;
  state: TreeGridState;
  sticky: boolean;
  parts: TreeGridParts<Data>;
}

function Account<Data>({ row, state, sticky, parts: { tree, phone, match } }: AccountProps<Data>) {
  const opens = state !== 'leaf';
  return (
    <>
      <span className={css.toggle} data-toggle={opens || undefined} aria-hidden>
        {opens && (state === 'closed' ? icon(ChevronRight, 16, { flip: true }) : icon(ChevronDown, 16))}
      </span>
      {!sticky && !(phone && opens) && (
        <span className={css.picture}>
          <Avatar picture={tree.picture(row)} size="sm" alt="" />
        </span>
      )}
      <span className={css.words}>
        <bdi translate="no" className={css.name}>
          <Matched text={tree.name(row)} match={match} />
        </bdi>
        {!sticky && <bdi className={css.note}>{(phone?.note ?? tree.note)(row)}</bdi>}
      </span>
    </>
  );
}

interface MatchedProps {
  text: string;
  match: string | undefined;
}

function Matched({ text, match }: MatchedProps) {
  const at = match ? text.toLocaleLowerCase().indexOf(match.toLocaleLowerCase()) : -1;
  if (!match || at < 0) return text;
  const end = at + match.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.match}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
