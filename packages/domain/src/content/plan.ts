import type { Span } from '../base/calendar.ts';
import { type ContentContext, chooseContent, type Reason } from './chooseContent.ts';
import type { ContentEntry } from './entries.ts';

/** Entry in a plan, for a span in which it is up, or in which a rule forbids it. */
export interface PlanBar extends Span {
  entry: ContentEntry;
  forbidden: string | null;
}

/** One place of the site in a plan. */
export interface PlanRow {
  slot: string;
  bars: PlanBar[];
  /** Spans in which the place is empty, though it has content before or after. */
  holes: Span[];
  /** Spans in which a place that asks for one thing at a time has several. */
  overlaps: (Span & { ids: readonly string[] })[];
}

/** Slots whose entries interrupt, so that one at a time is meant. */
const interrupts = (slot: string): boolean => slot === 'popup';

/**
 * Plans what is up when, by the choice that the site makes: for one reader, over a span, by place. A hole is a time in
 * which a place that had content has none (OPS-06).
 */
export function planContent(
  entries: readonly ContentEntry[],
  span: Span,
  context: Omit<ContentContext, 'now'>,
): PlanRow[] {
  const moments = entries.flatMap(({ from, to }) => [from, to].filter((moment) => moment !== null));
  const turns = [...new Set([span.from, ...moments.filter((moment) => moment > span.from && moment < span.to)])].sort(
    (one, other) => one - other,
  );
  const rows = new Map<string, PlanRow>();
  const rowOf = (slot: string) => {
    const row = rows.get(slot) ?? { slot, bars: [], holes: [], overlaps: [] };
    rows.set(slot, row);
    return row;
  };
  for (const { slot } of [...entries].sort((one, other) => (one.slot < other.slot ? -1 : 1))) rowOf(slot);
  turns.forEach((from, at) => {
    const to = turns[at + 1] ?? span.to;
    const { shown, because } = chooseContent(entries, { ...context, now: from });
    for (const entry of shown) extend(rowOf(entry.slot).bars, { entry, from, to, forbidden: null });
    for (const entry of entries) {
      const forbidden = forbiddenAt(because.get(entry.id), entry, from);
      if (forbidden) extend(rowOf(entry.slot).bars, { entry, from, to, forbidden });
    }
    for (const row of rows.values()) {
      const ids = shown.filter(({ slot }) => slot === row.slot).map(({ id }) => id);
      if (ids.length === 0) join(row.holes, { from, to });
      if (ids.length > 1 && interrupts(row.slot)) row.overlaps.push({ from, to, ids });
    }
  });
  for (const row of rows.values()) row.holes = row.bars.some(isShown) ? row.holes.filter(within(row)) : [];
  return [...rows.values()];
}

function forbiddenAt(reason: Reason | undefined, { from, to }: ContentEntry, moment: number): string | null {
  if (reason?.kind !== 'forbidden') return null;
  return (from ?? moment) <= moment && (to ?? moment + 1) > moment ? reason.because : null;
}

const isShown = ({ forbidden }: PlanBar): boolean => forbidden === null;

/** Keeps the holes that lie between bars: before the first and after the last nothing was meant to be. */
const within =
  ({ bars }: PlanRow) =>
  (hole: Span): boolean => {
    const shown = bars.filter(isShown);
    return shown.some(({ to }) => to <= hole.from) && shown.some(({ from }) => from >= hole.to);
  };

function extend(bars: PlanBar[], bar: PlanBar): void {
  const last = bars.find(
    ({ entry, forbidden, to }) => entry.id === bar.entry.id && forbidden === bar.forbidden && to === bar.from,
  );
  if (last) last.to = bar.to;
  else bars.push(bar);
}

function join(spans: Span[], span: Span): void {
  const last = spans.at(-1);
  if (last?.to === span.from) last.to = span.to;
  else spans.push({ ...span });
}
