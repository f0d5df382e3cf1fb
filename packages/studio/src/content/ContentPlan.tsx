import {
  addDays,
  type ContentContext,
  type ContentEntry,
  dayStart,
  effectiveRules,
  type PlanBar,
  type PlanRow,
  planContent,
  wallTime,
} from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import * as css from './plan.css.ts';

export interface ContentPlanProps {
  entries: readonly ContentEntry[];
  /** First day, yyyy-MM-dd, and number of days. */
  from: string;
  days: number;
  zone: string;
  profile: string;
  viewer: ContentContext['viewer'];
  language: string;
}

const day = 33;

/** Draws a plan of content by place and day, with holes, overlaps and what a rule forbids, as the site would choose. */
export function ContentPlan({ entries, from, days, zone, profile, viewer, language }: ContentPlanProps) {
  const start = dayStart(from, zone);
  const end = dayStart(addDays(from, days), zone);
  const rows = useMemo(() => {
    const { rules } = effectiveRules({ profile, profiles: [...profiles], promotions: true, vip: true }, start);
    const context = {
      language,
      fallbacks: ['EN'],
      device: 'desk',
      viewer,
      segments: [],
      resting: false,
      rules,
    } as const;
    return planContent(entries, { from: start, to: end }, context);
  }, [entries, start, end, profile, viewer, language]);
  const place = (moment: number) => ((moment - start) / (end - start)) * days * day;
  const titleOf = ({ words, id }: ContentEntry) =>
    (words[language] ?? words.EN ?? Object.values(words)[0])?.title || id;
  const grid = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const bars = [...(grid.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
    const at = bars.indexOf(event.target as HTMLElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    bars[at + step]?.focus();
  };
  const findings = findingsOf(rows, zone, titleOf);
  return (
    <div className={css.page}>
      <h1 className={css.title}>Content plan</h1>
      <p className={css.lead}>
        The same choice as the site makes, for a {viewer} under the profile {profile}. Times in {zone}.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk the bars, which are focusable themselves */}
      <div className={css.plan} ref={grid} onKeyDown={walk}>
        <div className={css.head}>
          <span className={css.slot}>Place</span>
          <div className={css.days} style={{ inlineSize: days * day }}>
            {Array.from({ length: days }, (_, at) => addDays(from, at)).map((each) => (
              <span key={each} className={css.day} data-weekend={[0, 6].includes(weekday(each)) || undefined}>
                {Number(each.slice(8))}
              </span>
            ))}
          </div>
        </div>
        {rows.map((row) => (
          <Row key={row.slot} row={row} days={days} place={place} titleOf={titleOf} zone={zone} />
        ))}
      </div>
      <ul className={css.findings}>
        {findings.map(({ kind, text, remedy }) => (
          <li key={text} className={css.finding}>
            <strong data-kind={kind}>{kind}</strong>
            <span>{text}</span>
            <em>{remedy}</em>
          </li>
        ))}
        {findings.length === 0 && <li className={css.finding}>No hole, no overlap, nothing forbidden.</li>}
      </ul>
    </div>
  );
}

const weekday = (of: string): number => new Date(`${of}T00:00:00Z`).getUTCDay();

interface RowProps {
  row: PlanRow;
  days: number;
  place: (moment: number) => number;
  titleOf: (entry: ContentEntry) => string;
  zone: string;
}

function Row({ row: { slot, bars, holes }, days, place, titleOf, zone }: RowProps) {
  const lanes = lanesOf(bars);
  return (
    <div className={css.row}>
      <span className={css.slot}>{slot}</span>
      <div className={css.lane} style={{ inlineSize: days * day, blockSize: Math.max(1, lanes.length) * 38 + 8 }}>
        {lanes.flatMap((lane, at) =>
          lane.map((bar) => (
            <button
              key={`${bar.entry.id} ${bar.from}`}
              type="button"
              data-bar=""
              data-kind={bar.forbidden ? 'forbidden' : bar.entry.kind}
              className={css.bar}
              title={`${titleOf(bar.entry)}: ${wallTime(bar.from, zone)} – ${wallTime(bar.to, zone)}`}
              style={{
                insetInlineStart: place(bar.from),
                inlineSize: place(bar.to) - place(bar.from) - 3,
                insetBlockStart: at * 38 + 6,
              }}
            >
              {titleOf(bar.entry)}
              {bar.forbidden && `: forbidden, ${bar.forbidden}`}
            </button>
          )),
        )}
        {holes.map(({ from, to }) => (
          <span
            key={from}
            className={css.hole}
            style={{ insetInlineStart: place(from), inlineSize: place(to) - place(from) - 3 }}
          >
            hole
          </span>
        ))}
      </div>
    </div>
  );
}

/** Stacks bars that overlap. */
function lanesOf(bars: readonly PlanBar[]): PlanBar[][] {
  const lanes: PlanBar[][] = [];
  for (const bar of [...bars].sort((one, other) => one.from - other.from)) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? 0) <= bar.from);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

function findingsOf(rows: readonly PlanRow[], zone: string, titleOf: (entry: ContentEntry) => string) {
  const at = (moment: number) => wallTime(moment, zone).replace('T', ' ');
  return rows.flatMap(({ slot, bars, holes, overlaps }) => [
    ...holes.map(({ from, to }) => {
      const before = bars.find((bar) => bar.to === from);
      return {
        kind: 'Hole',
        text: `${slot}, ${at(from)} to ${at(to)}: nothing is up.`,
        remedy: before ? `Lengthen “${titleOf(before.entry)}”.` : 'Put an entry there.',
      };
    }),
    ...overlaps.map(({ from, ids }) => ({
      kind: 'Overlap',
      text: `${slot}, ${at(from)}: ${ids.join(' and ')}.`,
      remedy: 'Give one of them a later time.',
    })),
    ...bars
      .filter(({ forbidden }) => forbidden)
      .map(({ entry, forbidden }) => ({
        kind: 'Forbidden',
        text: `${titleOf(entry)}: ${forbidden}.`,
        remedy: 'Leave this profile out of its audience.',
      })),
  ]);
}
