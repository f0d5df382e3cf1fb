import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsignedReasons } from '@baize/brand-tools/rules/signature';
import { compileJurisdiction, effectiveRules, readWebAddress } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { type BrandDocument, type BrandFile, readBrand } from '@baize/gateway';
import { hasCatalogue } from '@baize/messages';
import { brandFiles, sandboxPublicJwk } from '@baize/sandbox';
import { packFile } from '@baize/tooling/pack';
import { Refusal } from '@baize/tooling/refusal';
import type { HeadKey } from '../../../site/src/core/routing/pageHeads.ts';
import { pagePaths } from '../../../site/src/core/routing/pagePaths.ts';
import { putApp } from './app/putApp.ts';
import { stampApp } from './app/stampApp.ts';
import { robots, sitemap } from './heads/crawling.ts';
import { missingFile, writePages, writeTexts } from './heads/pageFiles.ts';
import type { PublicText } from './heads/publicText.ts';
import { type TextSource, wholeTexts } from './heads/publicTexts.ts';
import { stampHead } from './heads/stampHead.ts';
import { type AskedText, noText, textIn } from './heads/textAsked.ts';
import { stampText } from './heads/textHtml.ts';
import { stampBrand, wordFiles } from './page.ts';

const folders: Readonly<Record<string, BrandFile>> = brandFiles;
const known = Object.values(folders);

export function readBrandFile(named: string): BrandFile {
  const folder = folders[named];
  if (folder) return folder;
  const ids = Object.keys(folders).join(', ');
  if (!named.endsWith('.json'))
    throw new Refusal(`There is no brand "${named}": name a brand document (….json), or one of ${ids}.`);
  try {
    return JSON.parse(readFileSync(named, 'utf8')) as BrandFile;
  } catch (error) {
    throw new Refusal(`${named} can not be read: ${(error as Error).message}`);
  }
}

/** Parses the document as the page does; throws a Refusal if it is invalid. */
export function checkedBrand(file: BrandFile): BrandDocument {
  const reading = readBrand(file);
  if (!reading.ok) throw new Refusal(`The brand document lacks or misspells ${reading.problems.join(', ')}.`);
  return reading.brand;
}

/**
 * Lists what the brand takes from the sandbox, whose keys and passwords are public, and why its profile of the law must
 * not be used for real people (SEC-08, JUR-09).
 */
export function demonstrationReasons(brand: BrandDocument, brands: readonly BrandFile[] = known): string[] {
  // A brand in the same folder with its own key is not a demonstration.
  const demo = brands.filter(({ platformKey }) => modulusOf(platformKey.key) === sandboxPublicJwk.n);
  const reasons: string[] = [];
  if (demo.some(({ id }) => id === brand.id)) reasons.push(`id is that of the demonstration brand "${brand.id}"`);
  if (demo.some(({ merchantCode }) => merchantCode === brand.merchantCode))
    reasons.push(`merchantCode ${brand.merchantCode} is the sandbox's`);
  if (modulusOf(brand.platformKey.key) === sandboxPublicJwk.n)
    reasons.push("platformKey is the sandbox's, whose private half is public");
  return [
    ...reasons,
    ...unsignedReasons(brand.jurisdiction, Date.now()),
    ...addressesOf(brand)
      .filter(isStandIn)
      .map((address) => `${address} leads nowhere but to a demonstration`),
  ];
}

/** Throws a Refusal for a sandbox brand unless it is built with `demo`. */
export function refuseDemonstration(brand: BrandDocument, demo: boolean): void {
  const reasons = demonstrationReasons(brand);
  if (reasons.length === 0 || demo) return;
  throw new Refusal(
    `${brand.name} can not be built for real people:\n${reasons.map((reason) => `  ${reason}`).join('\n')}\n` +
      'Give a document of your own (docs/deployment.md), or add --demo for a site that is marked as a demonstration.',
  );
}

/** Parses the origin that an option names; throws a Refusal unless it is https (http for localhost) and nothing but an origin. */
export function readSiteAddress(address: string, option = '--address'): string {
  const url = readWebAddress(address);
  if (url && url.href === `${url.origin}/`) return url.origin;
  throw new Refusal(`${option} takes an origin, such as https://acme.example, not "${address}".`);
}

interface PutOptions {
  demo?: boolean;
  /** Origin of the site. Without it pages name no address, and there is no sitemap. */
  address?: string | null;
  /** Source of texts with addresses of their own, which get a file each; none without it. */
  source?: TextSource | null;
}

/**
 * Writes the brand into a built site: a file for each page, text and language, what robots read, and brand.json with the
 * rules of its profile. A compressed copy of the document would be stale.
 */
export async function putBrand(
  folder: string,
  file: BrandFile,
  { demo = false, address = null, source = null }: PutOptions = {},
): Promise<void> {
  const now = Date.now();
  const compiled = compileJurisdiction(file, profiles, now);
  const brand = checkedBrand(compiled);
  const { rules } = effectiveRules(brand.jurisdiction, now);
  const sheet = brand.tokenSheet;
  if (sheet.startsWith('/') && !existsSync(join(folder, sheet)))
    throw new Refusal(`${brand.name} has no token sheet: ${sheet} is not among the files of the site (tokens/brands).`);
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(demoMark, '');
  const words = wordFiles(folder);
  const { defaultLanguage, languages } = brand;
  const further = languages.filter((code) => code !== defaultLanguage && hasCatalogue(code));
  const htmlOf = (
    key: HeadKey,
    language: string,
    place: Pick<PublicText, 'pathname' | 'query'> | null = null,
    { stamped, ...head }: AskedText = noText,
  ) => {
    const app = stampApp(stampBrand(page, brand, { language, words }), brand, language, folder);
    const branded = stampText(app, stamped);
    const { pathname, query } = place ?? {
      pathname: key === 'notFound' ? missingFile : pagePaths[key][0],
      query: new URLSearchParams(),
    };
    // The file of all further articles names no address.
    const origin = pathname.includes(':') ? null : address;
    const whole = stampHead(branded, { brand, rules, page: key, language, origin, pathname, query, ...head });
    return demo ? whole.replace('</title>', `</title>${demoMark}`) : whole;
  };
  const texts = source ? await wholeTexts({ brand, rules }, source) : [];
  const files = [
    ...writePages(folder, further, (key, language) => htmlOf(key, language ?? defaultLanguage), brand.addresses),
    ...writeTexts(folder, texts, brand, (text, language) => htmlOf(text.page, language, text, textIn(text, language))),
  ];
  const own = putApp(folder, { brand, rules });
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(compiled));
  for (const name of ['brand.json', 'robots.txt', 'sitemap.xml'])
    for (const ending of name === 'brand.json' ? ['.br', '.gz'] : ['', '.br', '.gz'])
      rmSync(join(folder, name + ending), { force: true });
  const origin = demo ? null : address;
  writeFileSync(join(folder, 'robots.txt'), robots({ brand, rules }, { origin, demonstration: demo }));
  if (origin) writeFileSync(join(folder, 'sitemap.xml'), sitemap({ brand, rules }, origin, texts));
  const crawled = ['robots.txt', ...(origin ? ['sitemap.xml'] : [])].map((name) => join(folder, name));
  await Promise.all([...files, ...crawled, ...own].map(packFile));
}

/** Keeps a demonstration out of search engines and marks it as one. */
const demoMark = '<meta name="robots" content="noindex" /><meta name="baize" content="demonstration" />';

function addressesOf(brand: BrandDocument): string[] {
  const {
    platformOrigin,
    imageOrigins,
    gameOrigins,
    allowedHosts,
    domains,
    phoneVerification,
    humanCheck,
    serviceContact,
    errors,
    vitals,
    flags,
  } = brand;
  return [
    ...new Set([
      platformOrigin,
      ...imageOrigins,
      ...gameOrigins,
      ...allowedHosts,
      ...domains,
      ...[...brand.social, ...brand.licences, brand.ageMark].map(({ link }) => link),
      ...brand.socialLogins.map(({ url }) => url),
      ...(serviceContact ? [serviceContact.replace('mailto:', 'https://')] : []),
      ...(phoneVerification ? [phoneVerification.base] : []),
      ...(humanCheck ? [humanCheck.script, ...humanCheck.origins] : []),
      ...[errors, vitals, flags].map((each) => each?.address),
    ]),
  ].filter((address): address is string => Boolean(address));
}

function isStandIn(address: string): boolean {
  if (address.startsWith('/')) return /^\/(sandbox|wps\/identitytoolkit)\b/.test(address);
  const { hostname } = new URL(address.includes('://') ? address : `https://${address.replace(/^\*\./, '')}`);
  return /(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(hostname);
}

function modulusOf(key: BrandDocument['platformKey']['key'] | undefined): string | undefined {
  if (typeof key !== 'string') return key?.n;
  try {
    return createPublicKey(key).export({ format: 'jwk' }).n;
  } catch {
    throw new Refusal('platformKey is no public key that can be read.');
  }
}
