import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'gameVendor';

/**
 * The vendor whose slots were opened last, or '' for several. Kept under the platform's key (SES-01, GAM-04); the way back from a game
 * leads to it.
 */
export const keptVendor = {
  get: () => visitStorage.getItem(key),
  set: (code: string) => visitStorage.setItem(key, code),
};
