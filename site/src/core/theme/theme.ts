import { lastingStorage } from '../browser/storage.ts';

export type Theme = 'light' | 'dark';

const root = document.documentElement;

/** Toggles the theme by a root attribute, so that no component rerenders (HDR-13). */
export function toggleTheme(): void {
  setTheme(root.dataset.theme === 'dark' ? 'light' : 'dark');
}

function setTheme(theme: Theme): void {
  showTheme(theme);
  lastingStorage.setItem('theme', theme);
}

function showTheme(theme: Theme): void {
  root.dataset.turning = '';
  root.dataset.theme = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.turning));
}

/** Follows the system theme until the player chooses one, and always follows other tabs. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (lastingStorage.getItem('theme') === null) showTheme(matches ? 'dark' : 'light');
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) showTheme(newValue);
  });
}
