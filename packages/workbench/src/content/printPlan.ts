import { type PlanRow, wallTime } from '@baize/domain';

/** Writes a plan as text: each place with what is up when, its holes, overlaps and what a rule forbids. */
export function printPlan(rows: readonly PlanRow[], zone: string, language: string): string {
  const at = (moment: number) => wallTime(moment, zone).replace('T', ' ');
  const span = ({ from, to }: { from: number; to: number }) => `${at(from)} – ${at(to)}`;
  const lines = rows.flatMap(({ slot, bars, holes, overlaps }) => [
    '',
    slot,
    ...[...bars]
      .sort((one, other) => one.from - other.from || one.entry.order - other.entry.order)
      .map(({ entry, forbidden, ...when }) => {
        const words = entry.words[language] ?? Object.values(entry.words)[0];
        return `  ${span(when)}  ${words?.title || entry.id}${forbidden ? `  FORBIDDEN: ${forbidden}` : ''}`;
      }),
    ...(bars.length === 0 ? ['  nothing for this reader'] : []),
    ...holes.map((hole) => `  ${span(hole)}  HOLE: nothing is up`),
    ...overlaps.map(({ ids, ...when }) => `  ${span(when)}  OVERLAP: ${ids.join(' and ')}`),
  ]);
  return [`Times of ${zone}.`, ...lines].join('\n');
}
