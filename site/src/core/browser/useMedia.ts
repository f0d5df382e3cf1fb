import { useMedia } from '@baize/ui';

/** Whether there is room for what is built differently, and not only styled differently, at a desk. */
export const useDesk = () => useMedia('(min-width: 900px)');
