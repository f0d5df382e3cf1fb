import { fetchGames } from './games.ts';

const asked = new URLSearchParams(location.search);

export const rowCount = Number(asked.get('rows') ?? 20);
export const games = await fetchGames(Number(asked.get('n') ?? 120));

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
