import { announcedAt, type DeadlinePhase } from '@baize/domain';
import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';

/** Says aloud when little time is left, at the marks and nothing in between (FLT-125). */
export function DeadlineVoice({ phase }: { phase: DeadlinePhase }) {
  const text = useText();
  const left = phase.kind === 'open' ? phase.secondsLeft : 0;
  const before = useRef(left);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    // After a sleep the time that is left is below the mark that it passed.
    if (announcedAt(before.current, left) !== null) setSaid(left);
    before.current = left;
  }, [left]);
  return (
    <VisuallyHidden live>
      {said !== null && (said === 0 ? text('movement.over') : text('movement.left', { seconds: said }))}
    </VisuallyHidden>
  );
}
