export interface Subject {
  name: 'ours' | 'floor';
  path: (cards: number) => string;
  ready: (cards: number) => string;
  grid: string;
  heart: string;
  card: string;
  search: string;
  dialog: string;
  close: string;
}

const pageSize = 12;

export const ours: Subject = {
  name: 'ours',
  path: (cards) => `/rng?vendor=OMB&page=${cards / pageSize}`,
  ready: (cards) => (cards < 200 ? `#lobby-games li:nth-child(${cards})` : `#lobby-games li[aria-setsize="${cards}"]`),
  grid: '#lobby-games ul',
  heart: '#lobby-games li article button[aria-pressed]',
  card: '#lobby-games li article a',
  search: 'input[type=search]',
  dialog: '[role=dialog]',
  close: '[role=dialog] button',
};

export const floor: Subject = {
  name: 'floor',
  path: (cards) => `/floor/?n=${cards}`,
  ready: (cards) => `.grid > li:nth-child(${cards})`,
  grid: '.grid',
  heart: '.grid .heart',
  card: '.grid .art',
  search: '.search',
  dialog: 'dialog[open]',
  close: '#close',
};
