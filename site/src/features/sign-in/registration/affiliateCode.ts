import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'affiliateCode';
const longest = 60;

/**
 * Stores the affiliate code from the address for the life of the tab (REG-05); `parameter` is the brand's name for it.
 */
export function keepAffiliateCode(parameter: string, search: string): void {
  const code = new URLSearchParams(search).get(parameter)?.trim();
  if (code && code.length <= longest) visitStorage.setItem(key, code);
}

export const affiliateCode = (): string | null => visitStorage.getItem(key);
