import { countdownText, type DrawPhase } from '@baize/domain';
import type { Translate } from '../../core/language/useText.ts';

/** What the clock of a draw says in each of its phases. */
export function clockWords(phase: DrawPhase, text: Translate): { label: string; value: string; note: string } {
  switch (phase.kind) {
    case 'open':
      return { label: text('lottery.closesIn'), value: countdownText(phase.left), note: text('lottery.open') };
    case 'closed':
      return { label: text('lottery.drawnIn'), value: countdownText(phase.left), note: text('lottery.closed') };
    case 'drawn':
      return { label: text('lottery.drawnIn'), value: countdownText(0), note: text('lottery.drawing') };
  }
}
