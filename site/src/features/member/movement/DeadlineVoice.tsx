import { announcedAt, type DeadlinePhase } from '@baize/domain';
import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';

/** Announces the time left to screen readers, only at fixed marks (FLT-125). */
export function DeadlineVoice({ phase }: { phase: DeadlinePhase }) {
  const text = useText();
  const left = phase.kind === 'open' ? phase.secondsLeft : 0;
  const before = useRef(left);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    // After the device slept, the time left may be below the mark that was passed.
    if (announcedAt(before.current, left) !== null) setSaid(left);
    before.current = left;
  }, [left]);
  return (
    <VisuallyHidden live>
      {said !== null && (said === 0 ? text('movement.over') : text('movement.left', { seconds: said }))}
    </VisuallyHidden>
  );
}
