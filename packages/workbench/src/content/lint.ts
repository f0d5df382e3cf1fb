import {
  type ContentEntry,
  decideLinkage,
  isSingleSlot,
  isSlug,
  readWebAddress,
  safeExternal,
  zoneProblem,
} from '@baize/domain';
import type { BrandDocument } from '@baize/gateway';
import { hasCatalogue } from '@baize/messages';
import { hasRoute } from '../../../../site/src/core/routing/pagePaths.ts';
import type { ContentFile } from './readFolder.ts';

export interface ContentFinding {
  path: string;
  severity: 'error' | 'warning';
  message: string;
}

/** Most characters that a place holds at 320 px, in any language. */
const mostCharacters: Readonly<Record<string, { title: number; text: number }>> = {
  banner: { title: 48, text: 110 },
  notice: { title: 120, text: 0 },
  popup: { title: 60, text: 0 },
  row: { title: 32, text: 0 },
  page: { title: 60, text: 140 },
  article: { title: 120, text: 60 },
  post: { title: 90, text: 200 },
};

/** Claims that no profile lets an operator make; English, in which a team's texts begin. */
const forbiddenClaims = [
  /\brisk[- ]free\b/i,
  /\bguaranteed?\b/i,
  /\bfree money\b/i,
  /\bcan(?:’|'|no)t lose\b/i,
  /\bsure win\b/i,
];

/** Elements that the site's sanitiser keeps, of those that an editor may write. */
const allowedElements = new Set(
  'p br hr b strong i em u s small sub sup span div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code a img bdi bdo table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

/** Names what is wrong with the content of a brand, before players see it (OPS-05). */
export function lintContent(files: readonly ContentFile[], brand: BrandDocument, now: number): ContentFinding[] {
  return [...files.flatMap((file) => fileFindings(file, brand, now)), ...overlaps(files)];
}

function fileFindings(
  { path, entry, written, problems }: ContentFile,
  brand: BrandDocument,
  now: number,
): ContentFinding[] {
  const error = (message: string): ContentFinding => ({ path, severity: 'error', message });
  const warning = (message: string): ContentFinding => ({ path, severity: 'warning', message });
  if (!entry) return problems.map(error);
  const times = (['from', 'to'] as const).flatMap((name) => timeFindings(name, written[name], entry.zone));
  return [
    ...times.map(error),
    ...(entry.from !== null && entry.to !== null && entry.from >= entry.to ? [error('it ends before it begins')] : []),
    ...(entry.to !== null && entry.to <= now ? [warning(`it is over since ${String(written.to)}`)] : []),
    ...missingLanguages(entry, brand).map(warning),
    ...placeFindings(entry).map(error),
    ...linkFindings(entry, brand).map(error),
    ...wordFindings(entry).map(error),
    ...blockFindings(written, entry).map(error),
    ...htmlOf(entry)
      .flatMap((html) => htmlFindings(html, brand))
      .map(error),
  ];
}

function timeFindings(name: string, time: unknown, zone: string): string[] {
  if (typeof time !== 'string') return [];
  switch (zoneProblem(time, zone)) {
    case 'offset':
      return [`${name} ${time} is not a time of ${zone}: its offset is another then, or the hour is skipped`];
    case 'twice':
      return [`${name} ${time} comes twice in ${zone}, in the night of changing clocks: choose another hour`];
    case 'zone':
      return [`${name} ${time} cannot be placed in ${zone}`];
    default:
      return [];
  }
}

function missingLanguages(entry: ContentEntry, { languages }: BrandDocument): string[] {
  const texts = entry.kind === 'page' ? entry.blocks : entry.words;
  const wanted = entry.for.languages ?? languages;
  const missing = wanted.filter((code) => hasCatalogue(code) && !Object.hasOwn(texts, code));
  return missing.length === 0 ? [] : [`it has no words in ${missing.join(', ')}`];
}

/** Names texts that stand at no address. */
function placeFindings({ kind, slot, id }: ContentEntry): string[] {
  if (kind === 'article' && !/^help:./.test(slot))
    return [`its place ${slot} is none of the help centre: write help:<category>`];
  if (kind !== 'post') return [];
  if (slot !== 'blog') return [`its place ${slot} is not the blog`];
  return isSlug(id) ? [] : [`its id ${id} is no end of an address: use small letters, digits and hyphens`];
}

function linkFindings({ linkage, target, source }: ContentEntry, { allowedHosts }: BrandDocument): string[] {
  if (source && 'ids' in source && source.ids.length === 0) return ['its row names nothing'];
  const link = decideLinkage({ linkage, target }, allowedHosts);
  if (link.kind === 'refused') return [`its link ${linkage} ${target} leads nowhere that is allowed`];
  const path = link.kind === 'route' ? link.path.replace(/[?#].*/s, '') : null;
  return path !== null && !hasRoute(path) ? [`its link ${path} is no page of the site`] : [];
}

function wordFindings({ kind, words }: ContentEntry): string[] {
  const most = mostCharacters[kind];
  return Object.entries(words).flatMap(([language, said]) => [
    ...(said.title === '' && kind !== 'banner' ? [`${language}: it has no title`] : []),
    ...(kind === 'banner' && said.picture === null ? [`${language}: it has no picture, so nothing would show`] : []),
    ...(most && said.title.length > most.title
      ? [`${language}: the title has ${said.title.length} letters; ${most.title} fit at 320 px`]
      : []),
    ...(most && most.text > 0 && said.text.length > most.text
      ? [`${language}: the text has ${said.text.length} letters; ${most.text} fit at 320 px`]
      : []),
    ...[said.title, said.text, said.content].flatMap((text) =>
      forbiddenClaims.flatMap((claim) => {
        const found = claim.exec(text)?.[0];
        return found ? [`${language}: “${found}” is a claim that no profile allows`] : [];
      }),
    ),
  ]);
}

/** Names blocks that the site leaves out, and pictures that are too large or of a shape that no place has. */
function blockFindings(written: Record<string, unknown>, entry: ContentEntry): string[] {
  const all = (written.blocks ?? {}) as Record<string, unknown[] | undefined>;
  return Object.entries(entry.blocks).flatMap(([language, blocks]) => {
    const lost = (all[language]?.length ?? 0) - blocks.length;
    const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
    return [
      ...(lost > 0 ? [`${language}: ${lost} of its blocks are of no known kind and would be left out`] : []),
      ...pictures
        .filter(({ width, height }) => width > 2400 || width / height > 4 || height / width > 2)
        .map(({ address, width, height }) => `${language}: ${address} is ${width} × ${height}, too large or too long`),
    ];
  });
}

const htmlOf = ({ words, blocks }: ContentEntry): string[] => [
  ...Object.values(words).map(({ content }) => content),
  ...Object.values(blocks).flatMap((each) =>
    each.flatMap((block) => {
      if (block.kind === 'text') return [block.content];
      return block.kind === 'questions' ? block.items.map(({ content }) => content) : [];
    }),
  ),
];

function htmlFindings(html: string, { allowedHosts }: BrandDocument): string[] {
  const elements = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const strange = [...new Set(elements.filter((name) => !allowedElements.has(name)))];
  const links = [...html.matchAll(/\bhref="([^"]*)"/gi)].map(([, address = '']) => address);
  const broken = links.filter((address) => !readWebAddress(address) || !safeExternal(address, allowedHosts));
  return [
    ...strange.map((name) => `<${name}> is not among the elements that the site shows`),
    ...(/\s(?:on\w+|style|class|id)=/i.test(html) ? ['the site shows no style, class, id or handler of content'] : []),
    ...broken.map((address) => `the link ${address} leads to no host of the brand`),
  ];
}

function overlaps(files: readonly ContentFile[]): ContentFinding[] {
  const pages = files.filter(({ entry }) => entry && isSingleSlot(entry.slot) && entry.kind === 'page');
  return pages.flatMap((one, at) =>
    pages.slice(at + 1).flatMap((other): ContentFinding[] => {
      const [a, b] = [one.entry, other.entry] as [ContentEntry, ContentEntry];
      const meets = (a.from ?? -Infinity) < (b.to ?? Infinity) && (b.from ?? -Infinity) < (a.to ?? Infinity);
      if (a.slot !== b.slot || !meets || JSON.stringify(a.for) !== JSON.stringify(b.for)) return [];
      return [
        { path: other.path, severity: 'error', message: `it is up in ${a.slot} at the same time as ${one.path}` },
      ];
    }),
  );
}
