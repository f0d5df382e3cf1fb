import { systemClock } from '@baize/ui';
import { useCountdown } from '../../core/browser/useCountdown.ts';
import { useText } from '../../core/language/useText.ts';
import { usePlays, useServices } from '../../core/services/services.ts';
import { usePlaySession } from '../../data/player.ts';
import { clockText } from './GameFoot.tsx';

const second = 1_000;

/** Returns what stands in place of a game until the player has answered or waited; null for nothing. */
export function useDuties(): { title: string; text: string } | null {
  const text = useText();
  const { now } = useServices();
  const { value } = usePlaySession(usePlays());
  const until = value?.elsewhereUntil ?? null;
  // Counted on this page's clock, and rounded so that it stays the same between two looks.
  const left = useCountdown(until && Math.round((until - now() + systemClock.now()) / second) * second);
  if (left > 0)
    return { title: text('safety.elsewhere'), text: text('safety.elsewhere.text', { left: clockText(left * second) }) };
  if (value?.limitsDue) return { title: text('safety.first'), text: text('error.limits-needed') };
  return value?.summaryDays ? { title: text('safety.first'), text: text('error.summary-needed') } : null;
}
