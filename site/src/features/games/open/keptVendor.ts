import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'gameVendor';

/**
 * Studio whose slots were opened last, or '' for several, stored under the platform's key (SES-01, GAM-04). Leaving a
 * game returns to it.
 */
export const keptVendor = {
  get: () => visitStorage.getItem(key),
  set: (code: string) => visitStorage.setItem(key, code),
};
