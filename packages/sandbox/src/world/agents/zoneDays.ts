import { dayStart, type Span } from '@baize/domain';

const dayMs = 86_400_000;

/** Span split into whole days and the partial days at its ends. */
export interface CutSpan {
  whole: readonly number[];
  parts: readonly (Span & { day: number })[];
}

/** Calendar days of a time zone, numbered from 1970. Cached, because time zone conversion is slow. */
export class ZoneDays {
  readonly #zone: string;
  readonly #starts = new Map<number, number>();

  constructor(zone: string) {
    this.#zone = zone;
  }

  at(moment: number): number {
    let day = Math.floor(moment / dayMs);
    while (this.start(day) > moment) day -= 1;
    while (this.start(day + 1) <= moment) day += 1;
    return day;
  }

  start(day: number): number {
    const kept = this.#starts.get(day);
    if (kept !== undefined) return kept;
    const start = dayStart(this.name(day), this.#zone);
    this.#starts.set(day, start);
    return start;
  }

  name(day: number): string {
    return new Date(day * dayMs).toISOString().slice(0, 10);
  }

  touched({ from, to }: Span): readonly number[] {
    if (to <= from) return [];
    const first = this.at(from);
    return Array.from({ length: this.at(to - 1) - first + 1 }, (_, place) => first + place);
  }

  cut(span: Span): CutSpan {
    const whole: number[] = [];
    const parts: (Span & { day: number })[] = [];
    for (const day of this.touched(span)) {
      const [start, end] = [this.start(day), this.start(day + 1)];
      if (start >= span.from && end <= span.to) whole.push(day);
      else parts.push({ day, from: Math.max(start, span.from), to: Math.min(end, span.to) });
    }
    return { whole, parts };
  }
}
