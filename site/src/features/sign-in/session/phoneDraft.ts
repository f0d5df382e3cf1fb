import type { MobileNumber } from '@baize/ui/overlays';

let typed: MobileNumber | null = null;

/** Number typed last, shared between forms; kept in memory only. */
export const phoneDraft = {
  get: () => typed,
  set: (number: MobileNumber | null) => {
    typed = number;
  },
};
