import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { languages, pseudoLanguages } from '@baize/messages/languages';
import { Refusal } from '@baize/tooling/refusal';
import { keepStamp, type Product, staleStamp } from '@baize/tooling/stamp';

interface Preparation extends Product {
  make(): Promise<void>;
}

export const publicFolder = '.cache/public';

const lock = 'package-lock.json';

/** Generation steps, in dependency order. */
const preparations: readonly Preparation[] = [
  {
    name: 'tokens',
    sources: ['tokens', lock],
    made: [
      'tokens/generated/contract.ts',
      'tokens/generated/constants.ts',
      'tokens/generated/brands.ts',
      'tokens/generated/brandDocuments.ts',
      'tokens/generated/brands',
      'tokens/generated/fonts',
      'tokens/generated/fonts.ts',
      'tokens/generated/sharedValues.ts',
      'tokens/generated/alphabets',
    ],
    make: buildTokens,
  },
  {
    name: 'messages',
    sources: ['packages/messages/build.ts', 'packages/messages/src', 'packages/messages/catalogues', lock],
    made: ['packages/messages/generated'],
    make: async () => (await import('../../messages/build.ts')).buildMessages(),
  },
  {
    name: 'art',
    sources: ['packages/art/build.ts', 'packages/art/src', lock],
    made: ['packages/art/generated'],
    make: async () => (await import('../../art/build.ts')).buildOutlines(),
  },
  {
    name: 'games',
    sources: ['packages/games/build.ts', 'packages/games/src', 'packages/art/src', lock],
    made: ['packages/games/generated'],
    make: async () => (await import('../../games/build.ts')).buildGames(),
  },
  {
    name: 'public',
    sources: ['tokens', 'site/public', 'packages/messages/src/languages.ts', lock],
    made: [`${publicFolder}/fonts`, `${publicFolder}/alphabets`, `${publicFolder}/flags`, `${publicFolder}/brands`],
    make: async () => gatherPublicFiles(),
  },
];

async function buildTokens(): Promise<void> {
  try {
    await (await import('../../../tokens/build.ts')).buildTokens();
  } catch (error) {
    throw new Refusal(
      `The brands can not be built: ${(error as Error).message}\nnpm run brand -- lint says what is wrong.`,
    );
  }
}

export async function run(): Promise<void> {
  for (const preparation of preparations) {
    const stamp = staleStamp(preparation);
    if (stamp === null) continue;
    await preparation.make();
    keepStamp(preparation.name, stamp);
    // Written to stderr, because a command's stdout may be JSON.
    console.error(`Made ${preparation.name}.`);
  }
}

function gatherPublicFiles() {
  rmSync(publicFolder, { recursive: true, force: true });
  mkdirSync(`${publicFolder}/flags`, { recursive: true });
  if (existsSync('site/public')) cpSync('site/public', publicFolder, { recursive: true });
  for (const folder of ['fonts', 'alphabets', 'brands'])
    cpSync(`tokens/generated/${folder}`, `${publicFolder}/${folder}`, { recursive: true });
  for (const { code, flag } of [...languages, ...pseudoLanguages]) {
    cpSync(`${flagIcons}/${flag}.svg`, `${publicFolder}/flags/${code}.svg`);
  }
  gatherCountryFlags();
}

const flagIcons = 'node_modules/flag-icons/flags/4x3';

/** Territories with their own dialling code that flag-icons files under their country. */
const withinCountries: Readonly<Record<string, string>> = { 'sh-ac': 'AC', 'sh-ta': 'TA' };

/** Copies flags for mobile numbers, named by ISO country code (languages use another set of names). */
function gatherCountryFlags() {
  const folder = `${publicFolder}/flags/countries`;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(flagIcons)) {
    const name = file.replace(/\.svg$/, '');
    const country = name.length === 2 ? name.toUpperCase() : withinCountries[name];
    if (country) cpSync(`${flagIcons}/${file}`, `${folder}/${country}.svg`);
  }
}
