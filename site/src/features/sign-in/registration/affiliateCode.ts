import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'affiliateCode';
const longest = 60;

/** Keeps the code that the address brings, for as long as the tab lives (REG-05). `parameter` is the brand's name for it. */
export function keepAffiliateCode(parameter: string, search: string): void {
  const code = new URLSearchParams(search).get(parameter)?.trim();
  if (code && code.length <= longest) visitStorage.setItem(key, code);
}

/** The code that this tab was opened with; null for none. */
export const affiliateCode = (): string | null => visitStorage.getItem(key);
