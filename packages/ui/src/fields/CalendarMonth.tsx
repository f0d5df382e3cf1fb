'use client';

import { useId } from 'react';
import * as css from './Calendar.css.ts';
import { type DateSpan, isWithin, monthOf, monthWeeks } from './dates.ts';
import type { DateWords } from './dateWords.ts';
import type { useCalendar } from './useCalendar.ts';

interface CalendarMonthProps {
  month: string;
  today: string;
  says: DateWords;
  calendar: ReturnType<typeof useCalendar>;
}

const asGrid = { role: 'grid', 'aria-multiselectable': true } as const;
const asCell = { role: 'gridcell', 'aria-selected': false } as const;
const asChosen = { ...asCell, 'aria-selected': true } as const;

/** Shows one month as a grid of days with one tab stop. */
export function CalendarMonth({ month, today, says, calendar }: CalendarMonthProps) {
  const name = useId();
  return (
    <div className={css.month}>
      <p id={name} className={css.monthName} aria-live="polite">
        {says.month(month)}
      </p>
      <table {...asGrid} className={css.grid} aria-labelledby={name}>
        <thead>
          <tr>
            {says.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={css.weekday} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, says.firstDay).map((week) => (
            <tr key={week[0]}>{week.map((date) => (monthOf(date) === month ? day(date) : <td key={date} />))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function day(date: string) {
    const place = placeIn(calendar.shown, date);
    return (
      <td key={date} {...(place ? asChosen : asCell)} className={css.cell} data-place={place}>
        <button
          type="button"
          className={css.day}
          data-day={date}
          tabIndex={date === calendar.active ? 0 : -1}
          disabled={!isWithin(date, calendar.reach)}
          aria-label={says.day(date)}
          aria-current={date === today ? 'date' : undefined}
          onClick={() => calendar.choose(date)}
          onKeyDown={calendar.onKeyDown}
          onPointerEnter={() => calendar.onHover(date)}
        >
          {Number(date.slice(8))}
        </button>
      </td>
    );
  }
}

function placeIn(span: DateSpan | null, date: string) {
  if (!span || !isWithin(date, span)) return undefined;
  if (span.from === span.to) return 'only';
  return date === span.from ? 'first' : date === span.to ? 'last' : 'between';
}
