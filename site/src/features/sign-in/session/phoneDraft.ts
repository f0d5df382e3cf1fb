import type { MobileNumber } from '@baize/ui/overlays';

let typed: MobileNumber | null = null;

/** The number that was typed last, for the next form that asks for one: in memory, for the life of the page. */
export const phoneDraft = {
  get: () => typed,
  set: (number: MobileNumber | null) => {
    typed = number;
  },
};
