import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { languages, pseudoLanguages } from '@baize/messages/languages';
import { Refusal } from './lib/refusal.ts';
import { keepStamp, type Product, staleStamp } from './lib/stamp.ts';

interface Preparation extends Product {
  make(): Promise<void>;
}

/** Files that the site and Storybook serve as they are. */
export const publicFolder = '.cache/public';

const lock = 'package-lock.json';

/** What is generated from sources, in the order in which one needs the other. */
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
    sources: ['packages/sandbox/art-data.ts', 'packages/sandbox/src/art', 'packages/sandbox/src/games', lock],
    made: ['packages/sandbox/generated'],
    make: async () => (await import('../../sandbox/art-data.ts')).buildArtData(),
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

/** Makes again whatever is older than its sources; takes a fraction of a second when nothing is. */
export async function run(): Promise<void> {
  for (const preparation of preparations) {
    const stamp = staleStamp(preparation);
    if (stamp === null) continue;
    await preparation.make();
    keepStamp(preparation.name, stamp);
    // Not to standard output, where a command may write JSON.
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

/** Parts of a country with a dialling code and a flag of their own, which the set files under the country. */
const withinCountries: Readonly<Record<string, string>> = { 'sh-ac': 'AC', 'sh-ta': 'TA' };

/** The flags of mobile numbers, by the country's ISO code: another set of names than that of the languages. */
function gatherCountryFlags() {
  const folder = `${publicFolder}/flags/countries`;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(flagIcons)) {
    const name = file.replace(/\.svg$/, '');
    const country = name.length === 2 ? name.toUpperCase() : withinCountries[name];
    if (country) cpSync(`${flagIcons}/${file}`, `${folder}/${country}.svg`);
  }
}
