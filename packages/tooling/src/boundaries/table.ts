import { brands } from '@baize/tokens/brands';

/** The rooms of the house: a room is the code below one folder. */
export type RoomName =
  | 'tokens'
  | 'domain'
  | 'gateway'
  | 'contract'
  | 'adapter'
  | 'adapters'
  | 'art'
  | 'games'
  | 'sandbox'
  | 'messages'
  | 'ui'
  | 'site'
  | 'tooling'
  | 'brand-tools'
  | 'visual-review'
  | 'studio'
  | 'workbench'
  | 'storybook';

export interface Room {
  folder: string;
  /** Rooms whose exports its code may import. */
  imports: readonly RoomName[];
  /** Rooms of which it may import types only. */
  types?: readonly RoomName[];
  /** Further rooms that tests and stories may import. */
  testImports?: readonly RoomName[];
  /** Rooms to import only by import(), with the number of places. */
  dynamic?: Partial<Record<RoomName, number>>;
  /** Packages that no file of it may import; a name also covers what is below it. */
  never: readonly string[];
  /** Exceptions to `never` for tests and stories. */
  testPackages?: readonly string[];
  /** Folders that are standalone pages: they import nothing of other rooms and may use the room's `never` packages. */
  isolated?: readonly string[];
  /** Pages that are built from the design system: of ours they import nothing else. */
  pages?: readonly string[];
  /** Exports of the rooms above that it must not import; tests and stories may. */
  without?: readonly string[];
  /** Names and calls that its code must not use; `new Date()` and `fetch()` are calls, the others are read. */
  words?: readonly string[];
  /** Text that its code must not contain in strings or names. */
  texts?: readonly RegExp[];
  /** Files of other rooms' insides that it may open: builds, and what no page may import. */
  insides?: readonly string[];
}

const react = ['react', 'react-dom'];
const styles = ['@vanilla-extract', '@radix-ui'];
const all: readonly RoomName[] = ['tokens', 'domain', 'gateway', 'art', 'games', 'sandbox', 'messages', 'ui'];
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

/** Allowed imports. Everything not listed is an error. */
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
  contract: {
    folder: 'packages/contract',
    imports: ['domain', 'gateway'],
    testImports: ['sandbox'],
    never: [...react, ...styles, 'swr', 'react-intl', 'hono'],
  },
  adapter: {
    folder: 'packages/adapter',
    imports: ['domain', 'gateway'],
    testImports: ['sandbox'],
    never: [...react, ...styles, 'swr', 'react-intl', 'hono'],
  },
  adapters: {
    folder: 'adapters',
    imports: ['domain', 'gateway', 'adapter'],
    testImports: ['sandbox', 'contract'],
    never: [...react, ...styles, 'swr', 'react-intl', 'hono'],
    // The interleavings of money run before another platform, too.
    insides: [
      'packages/sandbox/test/interleaving.fixture.ts',
      'packages/sandbox/test/interleavingActs.fixture.ts',
      'packages/sandbox/test/tier.ts',
    ],
  },
  art: {
    folder: 'packages/art',
    imports: ['tokens', 'domain'],
    never: [...react, ...styles, 'swr', 'react-intl', 'hono'],
  },
  games: {
    folder: 'packages/games',
    imports: ['domain', 'art'],
    never: [...react, ...styles, 'swr', 'react-intl', 'hono'],
  },
  sandbox: {
    folder: 'packages/sandbox',
    // The brands it plays are folders of the tokens.
    imports: ['tokens', 'domain', 'gateway', 'art', 'games'],
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
    // The package build puts texts of the catalogues into what parts say.
    types: ['messages'],
    testImports: ['messages'],
    never: ['react-router-dom', 'react-router', 'swr', 'react-intl', 'hono', 'valibot', 'react-hook-form'],
    words: ['fetch()'],
    texts: [brandNames],
  },
  site: {
    folder: 'site',
    imports: ['domain', 'gateway', 'messages', 'ui'],
    testImports: ['sandbox', 'tokens', 'tooling', 'studio'],
    dynamic: { sandbox: 1 },
    never: [...styles, 'hono', 'msw'],
    // Stories override single calls.
    testPackages: ['msw'],
    // Pages learn the rules from the brand document.
    without: ['@baize/domain/jurisdictions'],
    words: ['fetch()'],
    // Stories and journeys look for the same in their pages; one journey builds a copy of the project.
    insides: ['.storybook/axe.ts', '.storybook/findSpills.ts', 'packages/workbench/src/brandBuild.ts'],
  },
  tooling: {
    folder: 'packages/tooling',
    imports: ['tokens'],
    never: react,
  },
  'brand-tools': {
    folder: 'packages/brand-tools',
    imports: ['tokens', 'domain', 'gateway', 'messages', 'sandbox', 'ui', 'tooling'],
    never: react,
  },
  'visual-review': {
    folder: 'packages/visual-review',
    imports: ['tokens', 'messages', 'tooling'],
    never: react,
    isolated: ['packages/visual-review/src/page'],
    insides: ['.storybook/modes.ts', '.storybook/stressModes.ts'],
  },
  studio: {
    folder: 'packages/studio',
    imports: [...all, 'contract', 'brand-tools', 'site', 'tooling'],
    never: [],
    insides: [
      'packages/ui/src/theme.css.ts',
      'packages/ui/src/internal/styles.ts',
      // Stories are written in rupees and shown in the brand's currency.
      'packages/ui/src/internal/brandCurrency.ts',
      // Types of the docs beside components.
      'packages/ui/src/internal/componentDocs.ts',
      '.storybook/modes.ts',
      '.storybook/storybookInternals.ts',
      '.storybook/wording.ts',
    ],
  },
  workbench: {
    folder: 'packages/workbench',
    imports: [...all, 'contract', 'adapter', 'tooling', 'brand-tools', 'visual-review'],
    never: react,
    isolated: ['packages/workbench/src/bench/floor'],
    pages: ['packages/workbench/src/bench/twins'],
    insides: [
      'tokens/build.ts',
      'packages/messages/build.ts',
      'packages/art/build.ts',
      'packages/games/build.ts',
      'site/boot-script.ts',
      'site/early-reads.ts',
      'site/src/core/routing/languagePrefix.ts',
      'site/src/core/routing/pageHead.ts',
      'site/src/core/routing/pageHeads.ts',
      'site/src/core/routing/pagePaths.ts',
      'site/src/core/routing/paths.ts',
      'site/src/core/routing/structuredData.ts',
      // Reads that a server answers in the page.
      'site/src/data/firstLists.ts',
      'site/src/data/firstReads.ts',
      // Needs of journeys, by which a test counts those that another platform walks.
      'site/e2e/platforms.ts',
    ],
  },
  storybook: {
    folder: '.storybook',
    imports: [...all, 'tooling', 'studio'],
    never: [],
    insides: ['packages/ui/src/reset.css.ts'],
  },
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
