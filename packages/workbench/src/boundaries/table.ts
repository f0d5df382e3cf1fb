import { brands } from '@baize/tokens/brands';

/** The rooms of the house: a room is the code below one folder. */
export type RoomName =
  | 'tokens'
  | 'domain'
  | 'gateway'
  | 'sandbox'
  | 'messages'
  | 'ui'
  | 'site'
  | 'workbench'
  | 'storybook';

export interface Room {
  folder: string;
  /** Whose exports its code may import. */
  imports: readonly RoomName[];
  /** Whose types alone it may import. */
  types?: readonly RoomName[];
  /** What its tests and stories may import besides. */
  testImports?: readonly RoomName[];
  /** What it may import only by import(), and in so many places. */
  dynamic?: Partial<Record<RoomName, number>>;
  /** Packages that no file of it may import; a name also covers what is below it. */
  never: readonly string[];
  /** Of these, what its tests and stories may import. */
  testPackages?: readonly string[];
  /** Folders that are standalone pages: they import nothing of other rooms and may use the room's `never` packages. */
  isolated?: readonly string[];
  /** Pages that are built from the design system: of ours they import nothing else. */
  pages?: readonly string[];
  /** Names and calls that its code must not use; `new Date()` and `fetch()` are calls, the others are read. */
  words?: readonly string[];
  /** Text that its code must not contain in strings or names. */
  texts?: readonly RegExp[];
  /** Files of other rooms' insides that it may open: builds, and what no page may import. */
  insides?: readonly string[];
}

const react = ['react', 'react-dom'];
const styles = ['@vanilla-extract', '@radix-ui'];
const all: readonly RoomName[] = ['tokens', 'domain', 'gateway', 'sandbox', 'messages', 'ui'];
const clocksAndChance = [
  'Date.now',
  'new Date()',
  'performance.now',
  'Math.random',
  'crypto.getRandomValues',
  'crypto.randomUUID',
  'setTimeout',
  'setInterval',
];
const browser = ['fetch()', 'window.', 'navigator.', 'localStorage.', 'sessionStorage.', 'document.'];

/** The design system says no brand's name; a look for tests is called by a common word. */
const brandNames = new RegExp(
  `\\b(${brands
    .filter(({ bare }) => !bare)
    .map(({ id }) => id)
    .join('|')})\\b`,
  'i',
);

/** Who may import whom. Whatever is not said here is a stranger. */
export const rooms: Record<RoomName, Room> = {
  tokens: { folder: 'tokens', imports: [], never: [...react, ...styles, 'vite'] },
  domain: {
    folder: 'packages/domain',
    imports: [],
    never: [...react, ...styles, 'swr', 'valibot', 'react-intl', 'hono'],
    words: [...clocksAndChance, ...browser],
  },
  gateway: {
    folder: 'packages/gateway',
    imports: ['domain'],
    testImports: ['sandbox'],
    never: [...react, ...styles, 'swr', 'react-intl', 'hono'],
  },
  sandbox: {
    folder: 'packages/sandbox',
    // The brands it plays are folders of the tokens.
    imports: ['tokens', 'domain', 'gateway'],
    never: [...react, ...styles, 'swr', 'react-intl'],
  },
  messages: {
    folder: 'packages/messages',
    imports: [],
    types: ['domain'],
    never: [...react, ...styles, 'swr', 'react-intl'],
  },
  ui: {
    folder: 'packages/ui',
    imports: ['tokens'],
    testImports: ['messages'],
    never: ['react-router-dom', 'react-router', 'swr', 'react-intl', 'hono', 'valibot', 'react-hook-form'],
    words: ['fetch()'],
    texts: [brandNames],
  },
  site: {
    folder: 'site',
    imports: ['domain', 'gateway', 'messages', 'ui'],
    // The brand studio derives brands as the build does.
    testImports: ['sandbox', 'tokens'],
    dynamic: { sandbox: 1 },
    never: [...styles, 'hono', 'msw'],
    // Stories override single calls; the tools in Storybook have a grey room of their own, which no brand paints.
    testPackages: ['msw', '@vanilla-extract'],
    words: ['fetch()'],
    // Stories and journeys look for the same in their pages; one journey builds a copy of the project; the studio refuses what the linter does.
    insides: [
      '.storybook/axe.ts',
      '.storybook/findSpills.ts',
      'packages/workbench/src/brand/finding.ts',
      'packages/workbench/src/brand/lintShape.ts',
      'packages/workbench/src/brandBuild.ts',
      'packages/workbench/src/lib/certificate.ts',
      'packages/workbench/src/lib/execute.ts',
      'packages/workbench/src/lib/nginx.ts',
      'packages/workbench/src/lib/ports.ts',
      'packages/workbench/src/lib/scratch.ts',
      'packages/workbench/src/lib/systemPackages.ts',
      'packages/workbench/src/styles.ts',
    ],
  },
  workbench: {
    folder: 'packages/workbench',
    imports: all,
    never: react,
    isolated: ['packages/workbench/src/bench/floor', 'packages/workbench/src/visual/page'],
    pages: ['packages/workbench/src/bench/twins'],
    insides: [
      'tokens/build.ts',
      'packages/messages/build.ts',
      'packages/sandbox/art-data.ts',
      '.storybook/modes.ts',
      '.storybook/stressModes.ts',
      'site/boot-script.ts',
      'site/early-reads.ts',
    ],
  },
  storybook: {
    folder: '.storybook',
    imports: all,
    never: [],
    insides: [
      'packages/ui/src/reset.css.ts',
      'packages/ui/src/theme.css.ts',
      'packages/ui/src/internal/styles.ts',
      // What docs beside components say, as a type.
      'packages/ui/src/internal/componentDocs.ts',
      'packages/workbench/src/styles.ts',
    ],
  },
};

/** Folders that stand in layers, from below: each imports only itself and those before it. */
export interface Layers {
  root: string;
  folders: readonly string[];
  /** Files beside the folders that all of them stand on. */
  ground: readonly string[];
}

export const domainLayers: Layers = {
  root: 'packages/domain/src',
  folders: [
    'base',
    'platform',
    'sign-in',
    'account',
    'money',
    'games',
    'responsible-play',
    'lottery',
    'promotions',
    'records',
    'content',
    'agents',
  ],
  ground: [],
};

export const uiLayers: Layers = {
  root: 'packages/ui/src',
  folders: [
    'internal',
    'layout',
    'actions',
    'feedback',
    'content',
    'fields',
    'data',
    'overlays',
    'frame',
    'game',
    'lottery',
    'promotions',
    'agent',
  ],
  ground: ['theme.css.ts', 'base.css.ts', 'reset.css.ts'],
};

export const siteLayers: Layers = {
  root: 'site/src',
  folders: [
    'core/browser',
    'core/theme',
    'core/session',
    'core/language',
    'core/services',
    'core/loading',
    'core/routing',
    'data',
    'money',
    'shared',
    'features/sign-in',
    'features/games',
    'features/play',
    'features/lottery',
    'features/points',
    'features/promotions',
    'features/vip',
    'features/referral',
    'features/contracts',
    'features/member',
    'features/agent',
    'features/notices',
    'features/home',
    'features/service',
    'features/help',
    'features/search',
    'features/blog',
    'features/legal',
    'app',
  ],
  ground: [],
};

/**
 * Files that prove things, and what they are made with: they may import what `testImports` adds, and say what the room's own
 * code must not. No other file may import them.
 */
export const isTestFile = (path: string): boolean =>
  /\.(test|stories)\.tsx?$|\/(e2e|testing)\/|\/(fixtures|story[A-Z]\w*)\.tsx?$/.test(path);

/** Files of a room that configure a tool, and are no part of what the room ships. */
export const isConfiguration = (path: string): boolean =>
  /(^|\/)[\w.-]*(config|boot-script|early-reads)\.ts$/.test(path);
