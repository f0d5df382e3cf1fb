/** Builds what game pages are made from: a script and a sheet for each kind of game, and the text faces. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';

const out = 'packages/games/generated';
const source = 'packages/games/src';
/** Shared sheets in the order of their rules, with the words of a script that asks for them; those of a game come after. */
const kitStyles: readonly (readonly [sheet: string, asked?: RegExp])[] = [
  ['base'],
  ['machine'],
  ['deck'],
  ['table', /table-control|[`"']tool[`"']/],
  ['bets', /class:[`"']bets[`"']/],
  ['cards', /spades/],
  ['seats'],
  ['dialogs'],
  ['adaptations'],
  ['layout', /layout:[`"']table/],
  ['layoutDesk', /layout:[`"']table/],
  ['duel', /layout:[`"']table/],
];

/** Writes `generated/game-client.ts` and `generated/text-faces.ts`. Runs from the root of the repository. */
export async function buildGames(): Promise<void> {
  await mkdir(out, { recursive: true });
  await Promise.all([writeGameClients(), writeTextFaces()]);
}

/** A script and a sheet for each kind of game: the folders that have a client. */
async function writeGameClients(): Promise<void> {
  const folders = (await readdir(source)).filter((name) => existsSync(`${source}/${name}/client.ts`)).sort();
  const kit = await Promise.all(
    kitStyles.map(
      async ([name, asked]) => [await readFile(`${source}/kit/styles/${name}.css`, 'utf8'), asked] as const,
    ),
  );
  const scripts: Record<string, string> = {};
  const styles: Record<string, string> = {};
  for (const name of folders) {
    const bundle = await rolldown({ input: `${source}/${name}/client.ts`, cwd: process.cwd() });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    await bundle.close();
    const sheets = (await readdir(`${source}/${name}`)).filter((file) => file.endsWith('.css'));
    // `style.css` is the first; sheets of parts refine it.
    sheets.sort(
      (one, other) => Number(other === 'style.css') - Number(one === 'style.css') || one.localeCompare(other),
    );
    const own = await Promise.all(sheets.map((file) => readFile(`${source}/${name}/${file}`, 'utf8')));
    scripts[name] = output[0].code;
    const shared = kit.flatMap(([sheet, asked]) => (!asked || asked.test(output[0].code) ? [sheet] : []));
    styles[name] = shorten([...shared, ...own].join('\n'));
  }
  const asConstant = (of: Record<string, string>) => `: Readonly<Record<string, string>> = ${JSON.stringify(of)};\n`;
  await writeFile(
    `${out}/game-client.ts`,
    `export const playScripts${asConstant(scripts)}export const playStyles${asConstant(styles)}`,
  );
}

/** Drops comments and the space between lines, which readers of the sources need and browsers do not. */
const shorten = (sheet: string): string =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** The two faces of the brand, and faces for scripts that a system may lack. */
const textFaces: Readonly<Record<string, string>> = {
  besley: 'besley/files/besley-latin-wght-normal.woff2',
  'hanken-grotesk': 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  vazirmatn: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
  'noto-sans-thai': 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
};

async function writeTextFaces(): Promise<void> {
  const files = Object.entries(textFaces).map(async ([name, file]) => {
    const bytes = await readFile(`node_modules/@fontsource-variable/${file}`);
    return [name, bytes.toString('base64')] as const;
  });
  const faces = JSON.stringify(Object.fromEntries(await Promise.all(files)));
  await writeFile(
    `${out}/text-faces.ts`,
    `/** Text faces as base64 of WOFF2, under the SIL Open Font License. */\nexport const textFaces: Readonly<Record<string, string>> = ${faces};\n`,
  );
}
