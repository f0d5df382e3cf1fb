import { Clock3 } from 'lucide';
import { Badge } from '../actions/Badge.tsx';
import type { ElementAttributes } from '../internal/types.ts';

export interface DeadlineChipProps extends ElementAttributes<HTMLSpanElement> {
  /** Time left, such as "5 days 23 h left" or "tomorrow, 20:10". */
  text: string;
  tone?: 'info' | 'warning';
}

/** Shows the time left. Does not count down by itself. */
export function DeadlineChip({ text, tone = 'info', ...attributes }: DeadlineChipProps) {
  return (
    <Badge {...attributes} tone={tone} icon={Clock3}>
      <span>{text}</span>
    </Badge>
  );
}
