import { part } from '../app/chunks.ts';

/** What only a phone shows is fetched by phones alone. */
export const PhoneTabs = part(() => import('./SiteTabs.tsx').then(({ SiteTabs }) => SiteTabs), 'first').component;
export const PlayerPhoneTabs = part(
  () => import('./PlayerTabs.tsx').then(({ PlayerTabs }) => PlayerTabs),
  'first',
).component;
export const PhoneCategories = part(
  () => import('../home/Categories.tsx').then(({ Categories }) => Categories),
  'first',
).component;
