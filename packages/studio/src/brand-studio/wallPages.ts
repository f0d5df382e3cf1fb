import type { Theme } from '@baize/tokens/brand/source';

/** Viewport sizes in CSS px. */
export const screens = { '1440': { width: 1440, height: 780 }, '390': { width: 390, height: 820 } };

export type ScreenName = keyof typeof screens;

export interface WallPage {
  value: string;
  label: string;
  /** Widths to show when all are selected. */
  screens: readonly ScreenName[];
}

export const wallPages: readonly WallPage[] = [
  { value: 'pages-home--of-a-visitor', label: 'Home', screens: ['1440', '390'] },
  { value: 'pages-lobby--of-a-visitor', label: 'Lobby', screens: ['1440', '390'] },
  { value: 'pages-member-deposit--ready', label: 'Deposit', screens: ['1440'] },
  { value: 'pages-login-and-registration--login-with-errors', label: 'Login with an error', screens: ['390'] },
  { value: 'pages-member-bets--of-a-member', label: 'Records', screens: ['1440'] },
  { value: 'pages-play--connecting', label: 'Play', screens: ['390'] },
  { value: 'pages-overlays--sheet', label: 'Dialog', screens: ['390'] },
];

/** The wall begins with one page in four looks; more would only load later. */
export const firstWall: WallChoice = { pages: [wallPages[0]?.value ?? ''], screen: '1440' };

export interface Look {
  value: string;
  theme: Theme;
  direction: 'ltr' | 'rtl';
}

export const looks: readonly Look[] = [
  { value: 'light-ltr', theme: 'light', direction: 'ltr' },
  { value: 'light-rtl', theme: 'light', direction: 'rtl' },
  { value: 'dark-ltr', theme: 'dark', direction: 'ltr' },
  { value: 'dark-rtl', theme: 'dark', direction: 'rtl' },
];

const directions = { ltr: 'left to right', rtl: 'right to left' } as const;

export const lookWords = ({ theme, direction }: Look) => ({
  theme: theme === 'light' ? 'Light' : 'Dark',
  direction: directions[direction],
});

export const lookName = (look: Look): string => {
  const { theme, direction } = lookWords(look);
  return `${theme}, ${direction}`;
};

export interface Row {
  page: WallPage;
  screen: ScreenName;
}

export interface OpenPage extends Row {
  look: Look;
}

export interface WallChoice {
  pages: readonly string[];
  screen: ScreenName | 'all';
}

export function rowsOf({ pages, screen }: WallChoice): readonly Row[] {
  const chosen = wallPages.filter(({ value }) => pages.includes(value));
  const at = (name: ScreenName) =>
    chosen
      .filter((page) => screen === name || (screen === 'all' && page.screens.includes(name)))
      .map((page) => ({ page, screen: name }));
  return [...at('1440'), ...at('390')];
}

/** Returns the URL of a page alone without accessibility checks, two dozen of which would be slow. */
export const addressOf = ({ value }: WallPage, brand: string, { theme, direction }: Look): string =>
  `iframe.html?id=${value}&viewMode=story&globals=brand:${brand};theme:${theme};language:${direction === 'rtl' ? 'UR' : 'EN'};a11y.manual:!true`;
