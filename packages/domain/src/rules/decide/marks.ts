import type { Rules } from '../effective.ts';
import type { HelpLine } from '../kinds.ts';

/** Reports whether banners may go on to the next picture by themselves. */
export const movesBanners = ({ values }: Rules): boolean => values.movingBanners;

/** Lists the lines of help to show at the foot of each page; none where no strip is asked for. */
export const footHelpLines = ({ values }: Rules): readonly HelpLine[] => (values.helpLineStrip ? values.helpLine : []);
