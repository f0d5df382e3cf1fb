import type { Decorator } from '@storybook/react-vite';
import type { GameCardWords } from '../game/GameCard.tsx';
import type { Winner } from '../game/WinnerBoard.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import type { GameSummary, Load } from './types.ts';

export const gameWords: GameCardWords = {
  play: (title) => `Play ${title}`,
  favourite: (title) => `Favourite: ${title}`,
  start: 'Play',
  hot: 'Hot',
  jackpot: 'Jackpot',
  fresh: 'New',
  maintenance: 'Under maintenance',
};

export const studios = [
  ['OMB', 'Ombrelith'],
  ['PKP', 'Pikkoparade'],
  ['HXN', 'Hexanilla'],
  ['TRB', 'Tarrowbelle'],
  ['BRW', 'Brindlewake'],
  ['QSM', 'Quassimint'],
  ['ZRV', 'Zorvanelle'],
  ['GLM', 'Glimmerant'],
  ['WVL', 'Wovelight'],
  ['FZD', 'Fizzdander'],
  ['KLP', 'Kelpionne'],
  ['VRX', 'Voltarrix'],
] as const;

export const vendors = (count: number) =>
  studios.slice(0, count).map(([code, name]) => ({
    code,
    name,
    picture: [`/art/vendors/${code}-emblem.svg`],
    wordmark: `/art/vendors/${code}-word.svg`,
  }));

interface Row {
  studio: string;
  vendor: string;
  titles: readonly string[];
  wide?: boolean;
}

const rows = {
  slots: {
    studio: 'Ombrelith',
    vendor: 'OMB',
    titles: [
      'Amber Dragon',
      'Starlit Horseshoe Spins',
      'Five Temples Fortune',
      'Scarlet Wolf Delight',
      'Twin Hares Quest',
      'Rosy Crown Fortune',
      'Wild Cane: Ascent',
      'Moonlit Longship Quest',
      'Radiant Whale: Vault',
      'Midnight Dragon: Ascent',
      'Feral Horseshoe Parade',
      'Indigo Temple: Vault',
    ],
  },
  live: {
    studio: 'Marquennette',
    vendor: 'MRQ',
    wide: true,
    titles: [
      'Baccarat Cedar 1',
      'Roulette Lantern 2',
      'Blackjack Mirabel 3',
      'Sic Bo Juniper 4',
      'Dragon Tiger Marigold 5',
    ],
  },
  fish: {
    studio: 'Coralorum',
    vendor: 'CRL',
    titles: [
      'Haunt the Reef',
      'Charm the Trench',
      'Stir the Shallows',
      'Storm the Gulf',
      'Wake the Abyss',
      'Drum the Strait',
    ],
  },
} satisfies Record<string, Row>;

export function games(kind: keyof typeof rows): GameSummary[] {
  const { studio, vendor, titles, wide }: Row = rows[kind];
  return titles.map((title, index) => ({
    id: `${vendor}-${index + 1}`,
    href: `/game?code=${vendor}-${index + 1}`,
    title,
    studio,
    picture: [`/art/games/${vendor}/${vendor}-${index + 1}.svg${wide ? '?shape=wide' : ''}`],
    tags: index % 5 === 1 ? ['hot', 'jackpot'] : index % 3 === 2 ? (index % 4 === 2 ? ['new'] : []) : ['hot'],
    state: index === 7 ? 'maintenance' : 'ready',
  }));
}

export const manyGames = (count: number): GameSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const [vendor, studio] = studios[index % 7] ?? studios[0];
    const place = (Math.floor(index / 7) % 170) + 1;
    return {
      id: `${vendor}-${index}`,
      href: `/game?code=${vendor}-${index}`,
      title: `Game ${index + 1}`,
      studio,
      picture: [`/art/games/${vendor}/${vendor}-${place}.svg`],
      tags: [],
      state: 'ready',
    };
  });

const names = [
  'ra***87',
  'mei***n',
  'zub***r',
  'k9***21',
  'ton***o',
  'asl***m',
  'ji***on',
  'vic***y',
  'hu***ng',
  'sar***a',
];
const sums = [
  '48,210.50',
  '12,400.00',
  '96,755.20',
  '3,120.75',
  '20,480.00',
  '150,000.00',
  '7,645.40',
  '5,300.00',
  '18,902.10',
  '2,260.00',
];

export const winners = (count: number): Winner[] =>
  names.slice(0, count).map((name, index) => {
    const game = games('slots')[index];
    return { id: name, name, game: game?.title ?? '', amount: `₨${sums[index]}`, picture: game?.picture ?? [] };
  });

export const loading: Load = { kind: 'loading' };
export const ready: Load = { kind: 'ready' };
export const empty: Load = { kind: 'empty', title: 'Nothing here yet', text: 'New games arrive every week.' };
export const failed = (onRetry: () => void): Load => ({
  kind: 'failed',
  title: 'These games did not load',
  text: 'Your balance and bets are not affected.',
  retry: 'Try again',
  onRetry,
});

export const onDark: Decorator = (Story) => (
  <DarkSurface>
    <div style={{ padding: 16 }}>
      <Story />
    </div>
  </DarkSurface>
);

/** As wide as in the page, at most the screen; `parameters.place` overrides it. */
export const sized =
  (width: number): Decorator =>
  (Story, { parameters }) => (
    <div style={{ inlineSize: parameters.place ?? width, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );

export function lessMotion(): () => void {
  const real = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget(), {
          matches: true,
          media: query,
          onchange: null,
          addListener: () => {},
          removeListener: () => {},
        })
      : real.call(window, query);
  return () => {
    window.matchMedia = real;
  };
}

export function atCentreOf(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
