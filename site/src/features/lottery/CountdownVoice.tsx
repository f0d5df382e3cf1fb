import { type DrawPhase, passedMark } from '@baize/domain';
import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';

/** Says aloud when a minute, half a minute, ten seconds and no time at all are left to bet, and nothing in between (FLT-125). */
export function CountdownVoice({ issue, phase }: { issue: string; phase: DrawPhase }) {
  const text = useText();
  const left = phase.kind === 'open' ? phase.left : 0;
  const before = useRef(left);
  const [said, setSaid] = useState<number | null>(null);

  useEffect(() => {
    const passed = passedMark(before.current, left);
    before.current = left;
    // After a sleep the time that is left is below the mark it passed.
    if (passed !== null) setSaid(left);
  }, [left]);

  return (
    <VisuallyHidden live>
      {said !== null &&
        (said === 0
          ? text('lottery.voice.closed', { issue: inOrder(issue) })
          : text('lottery.voice.left', { seconds: said }))}
    </VisuallyHidden>
  );
}
