import { compileJurisdiction, effectiveRules } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { type BrandFile, readBrand } from '@baize/gateway';
import { brandFiles } from '@baize/sandbox';
import { type HeadAsked, type PageHead, pageHead } from '@baize/site/core/routing/pageHead.ts';
import { isListed, isOffered, type Operator, pageHeads } from '@baize/site/core/routing/pageHeads.ts';
import { type PageKey, pageKeys, pagePaths } from '@baize/site/core/routing/pagePaths.ts';
import { structuredData } from '@baize/site/core/routing/structuredData.ts';
import { problemsOf } from './problems.ts';
import type { SeenHead } from './seenHead.ts';

/** Brands of the sandbox by id. */
export const allBrands: Readonly<Record<string, BrandFile>> = brandFiles;

/** Origin that a brand's addresses are shown with. */
const origin = 'https://www.example';

export type TextIn = HeadAsked['text'];

/** Pages with one address; those of texts come with the texts. */
const fixedPages = pageKeys.filter((page) => !pagePaths[page][0].includes(':'));

/** Returns a brand of the sandbox with the rules that hold on a day (ms since 1970). */
export function operatorOf(id: string, now: number): Operator {
  const file = allBrands[id];
  if (!file) throw new Error(`there is no brand ${id}`);
  const reading = readBrand(compileJurisdiction(file, profiles, now));
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  return { brand: reading.brand, rules: effectiveRules(reading.brand.jurisdiction, now).rules };
}

/** Makes the heads of all pages in the languages that have texts, each with what is wrong with it (OPS-19). */
export function seenHeads(operator: Operator, texts: ReadonlyMap<string, TextIn>): SeenHead[] {
  const languages = operator.brand.languages.filter((code) => texts.has(code));
  const heads = fixedPages.flatMap((page) =>
    languages.map((language) => seenHead(page, language, operator, texts.get(language) ?? (() => null))),
  );
  return heads.map((head) => ({ ...head, problems: problemsOf(head, heads, operator.brand) }));
}

function seenHead(page: PageKey, language: string, operator: Operator, text: TextIn): SeenHead {
  const pathname = pagePaths[page][0];
  const asked = { ...operator, page, language, origin, pathname, query: new URLSearchParams(), text };
  const head = pageHead(asked);
  return {
    page,
    path: pathname,
    language,
    title: head.title,
    description: contentIn(head, 'name', 'description') ?? '',
    address: head.elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? '',
    picture: contentIn(head, 'property', 'og:image'),
    unlisted: unlistedBecause(page, operator),
    data: structuredData(asked),
    problems: [],
  };
}

const contentIn = ({ elements }: PageHead, by: 'name' | 'property', name: string): string | null =>
  elements.find(({ attributes }) => attributes[by] === name)?.attributes.content ?? null;

function unlistedBecause(page: PageKey, operator: Operator): string | null {
  if (isListed(page, operator)) return null;
  if (!isOffered(page, operator)) return 'The rules or the brand leave the page out.';
  const { unlisted } = pageHeads[page];
  if (unlisted === 'game') return 'Games are not read by robots.';
  if (unlisted === 'without-text') return 'Only the texts at this address are listed.';
  return unlisted ? 'The page is for players, or repeats another.' : 'Visitors do not get to see the page.';
}

/** Returns the picture as Storybook serves it: brands name it on their own site. */
export const shownPicture = (picture: string): string => picture.replace(origin, '');
