import { Clock3 } from 'lucide';
import { Badge } from '../actions/Badge.tsx';

export interface DeadlineChipProps {
  /** What is left, such as "5 days 23 h left" or "tomorrow, 20:10". */
  text: string;
  /** `warning` when it is near. */
  tone?: 'info' | 'warning';
}

/** How much time is left. It does not count by itself. */
export function DeadlineChip({ text, tone = 'info' }: DeadlineChipProps) {
  return (
    <Badge tone={tone} icon={Clock3}>
      <span>{text}</span>
    </Badge>
  );
}
