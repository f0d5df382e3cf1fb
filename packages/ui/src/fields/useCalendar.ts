'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft.ts';
import {
  addDays,
  addMonths,
  clampDate,
  type DateSpan,
  isWithin,
  monthOf,
  monthsBetween,
  moveDate,
  reachOf,
  spanOf,
} from './dates.ts';

export interface CalendarOptions {
  value: DateSpan | null;
  onValueChange: (span: DateSpan) => void;
  today: string;
  limits: DateSpan;
  maxDays?: number;
}

/** Manages a calendar of `count` visible months: the visible range, the day with the tab stop, the choice. */
export function useCalendar(
  { value, onValueChange, today, limits, maxDays }: CalendarOptions,
  count: number,
  firstDay: number,
) {
  const grid = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState<string | null>(null);
  const [active, setActive] = useState({ date: clampDate(value?.to ?? today, limits), focused: true });
  const [wanted, setWanted] = useState(monthOf(active.date));
  const reach = reachOf(limits, maxDays, first);
  const end = lastInSight(wanted, active.date, count);
  const months = Array.from({ length: count }, (_, index) => addMonths(end, index + 1 - count));
  useFocus(grid, active);

  return {
    grid,
    months,
    active: active.date,
    reach,
    choosing: first !== null,
    shown: first === null ? value : spanOf(first, active.date),
    choose,
    canStep,
    step,
    onKeyDown,
    onHover: (date: string) => first !== null && isWithin(date, reach) && setActive({ date, focused: false }),
  };

  function choose(date: string) {
    if (first !== null) return onValueChange(spanOf(first, date));
    setFirst(date);
    setActive({ date, focused: false });
  }

  function canStep(by: -1 | 1) {
    const [start = end] = months;
    return by < 0 ? addDays(start, -1) >= reach.from : addMonths(end, 1) <= reach.to;
  }

  function step(by: -1 | 1) {
    if (!canStep(by)) return;
    const last = addMonths(end, by);
    const sight = { from: addMonths(last, 1 - count), to: addDays(addMonths(last, 1), -1) };
    setWanted(last);
    setActive({ date: clampDate(clampDate(active.date, sight), reach), focused: false });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { day } = event.currentTarget.dataset;
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const rtl = isRightToLeft(event.currentTarget);
    const to = moveDate(day, event.key, { firstDay, rtl, shift: event.shiftKey });
    if (to === null) return;
    event.preventDefault();
    setActive({ date: clampDate(to, reach), focused: true });
  }
}

/** Returns the wanted last month, adjusted to keep the day with the tab stop visible. */
function lastInSight(wanted: string, active: string, count: number): string {
  const ahead = monthsBetween(active, wanted);
  if (ahead < 0) return monthOf(active);
  return ahead < count ? wanted : addMonths(monthOf(active), count - 1);
}

function useFocus(grid: RefObject<HTMLElement | null>, active: { focused: boolean }) {
  useEffect(() => {
    if (active.focused) grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [grid, active]);
}
