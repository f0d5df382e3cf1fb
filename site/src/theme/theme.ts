export type Theme = 'light' | 'dark';

const root = document.documentElement;

/** The theme lives in one attribute of the root: switching it renders no component (HDR-13). */
export function toggleTheme(): void {
  setTheme(root.dataset.theme === 'dark' ? 'light' : 'dark');
}

function setTheme(theme: Theme): void {
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is closed to this visit: the choice lasts as long as the page.
  }
}

/** Follows the system until a person has chosen, and other tabs always. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!chosen()) root.dataset.theme = matches ? 'dark' : 'light';
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) root.dataset.theme = newValue;
  });
}

function chosen(): boolean {
  try {
    return localStorage.getItem('theme') !== null;
  } catch {
    return false;
  }
}
