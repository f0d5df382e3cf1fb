import { useMedia } from '@baize/ui';

export const useIsWide = () => useMedia('(min-width: 900px)');

/** Matches portrait tablets and wider, where a menu fits beside the page. */
export const useTablet = () => useMedia('(min-width: 640px)');

/** Matches windows where a column fits beside a lobby's list; same width as in `Split`. */
export const useFullWidth = () => useMedia('(min-width: 1200px)');

export const useLargeWidth = () => useMedia('(min-width: 1680px)');
