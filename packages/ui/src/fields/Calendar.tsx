'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useMemo } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useMedia } from '../internal/useMedia.ts';
import { media } from '../theme.css.ts';
import * as css from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { dateWords } from './dateWords.ts';
import { type CalendarOptions, useCalendar } from './useCalendar.ts';

export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
  chooseFirst: string;
  chooseLast: string;
}

interface CalendarProps extends CalendarOptions {
  /** BCP 47 tag for names and the first day of the week. */
  locale: string;
  words: CalendarWords;
}

/** Shows two months on a desktop, one on a phone, to choose a first and last day. Takes the focus on mount. */
export function Calendar({ locale, words, ...options }: CalendarProps) {
  const says = useMemo(() => dateWords(locale), [locale]);
  const count = useMedia(media.pair) ? 2 : 1;
  const calendar = useCalendar(options, count, says.firstDay);
  return (
    <div className={css.calendar}>
      <div className={css.steps}>
        {stepper(-1)}
        {stepper(1)}
      </div>
      <div ref={calendar.grid} className={css.months}>
        {calendar.months.map((month) => (
          <CalendarMonth key={month} month={month} today={options.today} says={says} calendar={calendar} />
        ))}
      </div>
      <p className={css.told} role="status">
        {calendar.choosing ? words.chooseLast : words.chooseFirst}
      </p>
    </div>
  );

  function stepper(by: -1 | 1) {
    return (
      <IconButton
        size="sm"
        flip
        icon={by < 0 ? ChevronLeft : ChevronRight}
        label={by < 0 ? words.previousMonth : words.nextMonth}
        aria-disabled={!calendar.canStep(by) || undefined}
        onClick={() => calendar.step(by)}
      />
    );
  }
}
