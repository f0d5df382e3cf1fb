import { useMedia } from '@baize/ui';

/** Whether the window is wide enough for markup that only desktops have. */
export const useDesk = () => useMedia('(min-width: 900px)');

/** Whether the window is as wide as a portrait tablet at least: a menu stands beside a page. */
export const useTablet = () => useMedia('(min-width: 640px)');

/** Whether a column fits beside the list of a lobby: `Split` puts it there from this width on. */
export const useFullWidth = () => useMedia('(min-width: 1200px)');

/** Whether the content is wider than at a common desk: more cards stand in a row. */
export const useLargeWidth = () => useMedia('(min-width: 1680px)');
