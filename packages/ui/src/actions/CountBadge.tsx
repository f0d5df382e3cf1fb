import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { count } from './CountBadge.css.ts';

export interface CountBadgeProps extends ElementAttributes<HTMLSpanElement> {
  /** Number of items; 0 hides the badge, and anything above 99 reads 99+. */
  value: number;
  /** Number with its noun, such as "3 unread messages". */
  label: string;
}

/** Shows the number of items waiting behind the icon or button it sits on. */
export function CountBadge({ value, label, ...attributes }: CountBadgeProps) {
  if (value <= 0) return null;
  return (
    <span {...attributes} className={count}>
      <bdi dir="ltr" aria-hidden>
        {value > 99 ? '99+' : value}
      </bdi>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
