import { fetchGames } from './games.ts';

const asked = new URLSearchParams(location.search);

/** How many rows a page of the table has. */
export const rowCount = Number(asked.get('rows') ?? 20);
/** The games that are shown once they are asked for. */
export const games = await fetchGames(Number(asked.get('n') ?? 120));

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
