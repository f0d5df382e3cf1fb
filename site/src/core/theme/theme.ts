import { lastingStorage } from '../browser/storage.ts';

export type Theme = 'light' | 'dark';

const root = document.documentElement;

/** The theme lives in one attribute of the root: switching it renders no component (HDR-13). */
export function toggleTheme(): void {
  setTheme(root.dataset.theme === 'dark' ? 'light' : 'dark');
}

function setTheme(theme: Theme): void {
  showTheme(theme);
  lastingStorage.setItem('theme', theme);
}

/** Disables transitions while the theme changes, until the second frame. */
function showTheme(theme: Theme): void {
  root.dataset.turning = '';
  root.dataset.theme = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.turning));
}

/** Follows the system until a person has chosen, and other tabs always. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (lastingStorage.getItem('theme') === null) showTheme(matches ? 'dark' : 'light');
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) showTheme(newValue);
  });
}
