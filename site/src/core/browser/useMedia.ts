import { useMedia } from '@baize/ui';

/** Whether the window is wide enough for markup that only desktops have. */
export const useDesk = () => useMedia('(min-width: 900px)');
