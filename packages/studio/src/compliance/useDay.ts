import { addons } from 'storybook/preview-api';
import { useToolbar } from '../docs/DocsFrame.tsx';
import { dayChosen } from '../preview/ruleDay.ts';

/** Returns the day of the toolbar; today in the zone without one. */
export function useDay(timeZone = 'UTC'): string {
  const { day } = useToolbar(addons.getChannel());
  return dayChosen(day, timeZone, Date.now());
}
