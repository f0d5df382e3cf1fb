'use client';

import { useRef } from 'react';
import { Chip } from '../actions/Chip.tsx';
import { attachPopup } from '../internal/attachPopup.ts';
import { useEscape } from '../internal/useEscape.ts';
import { Calendar, type CalendarWords } from './Calendar.tsx';
import * as css from './DateRange.css.ts';
import {
  type DatePreset,
  limitSpan,
  presetOf,
  presets,
  problemOf,
  type SpanLimits,
  spanOfPreset,
} from './dateSpans.ts';
import type { DateSpan } from './dates.ts';

export interface DateRangePanelWords {
  quick: string;
  presets: Record<DatePreset | 'custom', string>;
  calendar: CalendarWords;
}

interface DateRangePanelProps {
  label: string;
  value: DateSpan | null;
  today: string;
  locale: string;
  limits: SpanLimits;
  words: DateRangePanelWords;
  onValueChange: (span: DateSpan) => void;
  /** Called when the focus leaves. */
  onClose: () => void;
  /** Called after a choice or Escape: the focus must return. */
  onDone: () => void;
}

/** Shows the presets within the limits, and the calendar below. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { label, value, today, locale, limits, words, onValueChange, onClose, onDone } = props;
  const calendar = useRef<HTMLDivElement>(null);
  const chosen = value && presetOf(value, today);
  const choose = (span: DateSpan) => {
    onValueChange(span);
    onDone();
  };
  useEscape(true, onDone);
  return (
    <div
      ref={attachPopup}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={css.panel}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onClose()}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the presets are no set of fields */}
      <div className={css.presets} role="group" aria-label={words.quick}>
        {presets.map((preset) => {
          const span = spanOfPreset(preset, today);
          if (problemOf(span, limits)) return null;
          return (
            <Chip key={preset} selected={preset === chosen} onSelect={() => choose(span)}>
              {words.presets[preset]}
            </Chip>
          );
        })}
        <Chip
          selected={chosen === 'custom'}
          onSelect={() => calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()}
        >
          {words.presets.custom}
        </Chip>
      </div>
      <div ref={calendar}>
        <Calendar
          value={value}
          onValueChange={choose}
          today={today}
          locale={locale}
          limits={limitSpan(limits)}
          maxDays={limits.maxDays}
          words={words.calendar}
        />
      </div>
    </div>
  );
}
