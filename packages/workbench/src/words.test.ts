import { readdirSync, readFileSync } from 'node:fs';
import { areas as laterAreas } from '@baize/messages';
import { expect, test } from 'vitest';
import { type HeadKey, pageHeads } from '../../../site/src/core/routing/pageHeads.ts';
import { closureOf, type Part, partsFrom, readTexts } from './words/texts.ts';

const entry = 'site/src/main.tsx';
/** Definitions of pages; their heads are shown once the page's words have loaded, so they are checked with the page. */
const definition = /\.route\.tsx?$|\/pageHeads\.ts$/;
const routeTable = 'site/src/routes.ts';
const folder = 'packages/messages/catalogues/EN';
const areaOf = new Map<string, string>();
for (const file of readdirSync(folder)) {
  for (const id of Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
    areaOf.set(id, file.replace('.json', ''));
}
const ids = [...areaOf.keys()];
const areaNames = new Set(areaOf.values());
const isLater = (area: string) => (laterAreas as readonly string[]).includes(area);

/** Error texts load with the first use of any page, so naming this area is optional. */
const withFirstUse = 'errors';

/** Returns the ids per area that these modules and their imports may use, without the front page's areas. */
function laterTexts(files: readonly string[], head: readonly (string | null)[] = []): Map<string, Set<string>> {
  const said = new Set(head.filter((text) => text !== null));
  for (const path of closureOf(files)) {
    if (definition.test(path)) continue;
    const { texts, beginnings } = readTexts(path);
    for (const text of texts) if (areaOf.has(text)) said.add(text);
    for (const start of beginnings) for (const id of ids) if (isMeant(id, start)) said.add(id);
  }
  const found = new Map<string, Set<string>>();
  for (const id of said) {
    const area = areaOf.get(id) ?? '';
    if (isLater(area)) found.set(area, (found.get(area) ?? new Set()).add(id));
  }
  return found;
}

/** Reports whether an id may complete a template's start: `nav.${category}` means the area nav, if it exists. */
function isMeant(id: string, start: string): boolean {
  const own = start.slice(0, -1);
  return id.startsWith(start) && (!areaNames.has(own) || areaOf.get(id) === own);
}

/** Returns the title and description of the pages whose route is defined in a file. */
function headsBy(file: string): string[] {
  const routes = readFileSync(routeTable, 'utf8');
  const names = [...routes.matchAll(/^import \{ (.+) \} from '\.\/(.+)';$/gm)]
    .filter(([, , from]) => `site/src/${from}` === file)
    .flatMap(([, imported = '']) => imported.split(', '));
  const keys = names.flatMap((name) =>
    [...routes.matchAll(new RegExp(`^  (\\w+): ${name},$`, 'gm'))].map(([, key]) => key),
  );
  if (names.includes('notFoundRoute')) keys.push('notFound');
  return keys.flatMap((key) => {
    const { title, about } = pageHeads[key as HeadKey];
    return about ? [title, about] : [title];
  });
}

const parts = partsFrom(entry);
const nameOf = ({ by, files }: Part) => `${by} → ${files.join(', ')}`;

test('I18-04 the parts of the site are found, each with its files', () => {
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ files }) => files.length === 0)).toEqual([]);
  expect(parts.filter(({ isPage }) => isPage).flatMap(({ by }) => headsBy(by))).toContain('vip.title');
  const home = parts.find(({ files }) => files.includes('site/src/features/home/Home.tsx'));
  expect(closureOf(home?.files ?? [])).toContain('site/src/features/home/HotLane.tsx');
});

test('I18-04 every part of the site names the areas of its words', () => {
  expect(parts.filter(({ areas }) => areas === null).map(nameOf)).toEqual([]);
});

test('I18-04 FLT-113 what every page begins with says nothing but words of the front page', () => {
  const said = laterTexts([entry]);
  said.delete(withFirstUse);
  expect([...said].map(([area, texts]) => `${area}: ${[...texts]}`)).toEqual([]);
});

test.each(parts.map((part): [string, Part] => [nameOf(part), part]))(
  'I18-04 FLT-113 %s says words of the areas its row names, and of no other',
  (_, { by, areas, files, isPage, title, about }) => {
    const said = laterTexts(files, [title, about, ...(isPage ? headsBy(by) : [])]);
    const lacking = [...said].filter(([area]) => area !== withFirstUse && !areas?.includes(area));
    expect(lacking.map(([area, texts]) => `${area}: ${[...texts]}`)).toEqual([]);
    expect((areas ?? []).filter((area) => area !== withFirstUse && !said.has(area))).toEqual([]);
  },
);
