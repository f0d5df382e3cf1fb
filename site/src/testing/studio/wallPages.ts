import type { Theme } from '@baize/tokens/brand/source';

/** Stories of the site's pages, by id. */
export const wallPages = [
  { value: 'pages-home--of-a-visitor', label: 'Home' },
  { value: 'pages-lobby--of-a-visitor', label: 'Lobby' },
  { value: 'pages-login-and-registration--login-with-errors', label: 'Login with an error' },
  { value: 'pages-member-deposit--ready', label: 'Deposit' },
  { value: 'pages-member-bets--of-a-member', label: 'Records' },
  { value: 'pages-play--connecting', label: 'Play' },
  { value: 'pages-overlays--sheet', label: 'Dialog' },
] as const;

export type WallPage = (typeof wallPages)[number];

export interface Look {
  value: string;
  label: string;
  theme: Theme;
  language: 'EN' | 'UR';
}

/** Both themes in both directions. */
export const looks = [
  { value: 'light-ltr', theme: 'light', language: 'EN', label: 'Light, left to right' },
  { value: 'light-rtl', theme: 'light', language: 'UR', label: 'Light, right to left' },
  { value: 'dark-ltr', theme: 'dark', language: 'EN', label: 'Dark, left to right' },
  { value: 'dark-rtl', theme: 'dark', language: 'UR', label: 'Dark, right to left' },
] as const satisfies readonly Look[];

/** CSS px of a desk and a phone. */
export const screens = { '1440': { width: 1440, height: 900 }, '390': { width: 390, height: 844 } };

export type ScreenName = keyof typeof screens;

export const all = 'all';

/** Those that are chosen by their value, or all. */
export const chosen = <Item extends { value: string }>(items: readonly Item[], value: string): readonly Item[] =>
  value === all ? items : items.filter((item) => item.value === value);

/** The address at which Storybook shows a page alone in a brand and a look. */
export const addressOf = (page: WallPage, brand: string, { theme, language }: Look): string =>
  `iframe.html?id=${page.value}&viewMode=story&globals=brand:${brand};theme:${theme};language:${language}`;
