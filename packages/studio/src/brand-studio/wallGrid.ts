import type { CSSProperties } from 'react';
import type { Row } from './wallPages.ts';

/** Phones side by side in the width of one desktop. */
const phones = 3;

interface Place {
  row: number;
  head: boolean;
  tile: CSSProperties;
}

/** Returns a page's place in the grid: rows of desktops, then rows of three phones per look. */
export function placeOf(rows: readonly Row[], place: number, look: number): Place {
  const desks = rows.filter(({ screen }) => screen === '1440').length;
  const first = 2 + look * phones;
  if (rows[place]?.screen === '1440') {
    const row = 2 + place;
    return { row, head: true, tile: { gridRow: row, gridColumn: `${first} / span ${phones}` } };
  }
  const count = place - desks;
  const row = 2 + desks + Math.floor(count / phones);
  return { row, head: count % phones === 0, tile: { gridRow: row, gridColumn: first + (count % phones) } };
}
