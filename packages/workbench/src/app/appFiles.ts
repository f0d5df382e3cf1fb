import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDocument } from '@baize/gateway';
import { hasCatalogue } from '@baize/messages';
import type { Operator } from '../../../../site/src/core/routing/pageHeads.ts';
import { manifestAddress, manifestOf } from './manifest.ts';
import { offlinePage, offlineSheet } from './offlinePage.ts';
import { followingSystem } from './sheetColours.ts';

/** Built worker, which waits for a brand; the build writes it. */
export const workerTemplate = 'worker.txt';
/** Worker that removes itself and what an earlier one kept. */
export const workerOff = 'sw-off.js';
export const workerFile = 'sw.js';

/** Paths that `appFiles` may answer, whatever the brand. */
export const isAppFile = (path: string): boolean =>
  /^\/(?:sw\.js|offline\.css|offline(?:\.[A-Z]+)?\.html|manifest(?:\.[A-Z]+)?\.webmanifest)$/.test(path);

/** Returns the languages in which a brand is an app. */
export const appLanguages = ({ languages }: BrandDocument): string[] => languages.filter(hasCatalogue);

/** Returns a text of a built site; empty where it is not a file of it. */
export function builtText(folder: string, path: string): string {
  const file = join(folder, path);
  return path !== '' && !path.includes('..') && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Returns what makes a brand an app, by path: manifests, the offline page of each language with its sheet, and the worker
 * with their revisions. Without the switch only the worker is there, which removes an earlier one (OPS-35).
 */
export function appFiles(operator: Operator, folder: string): Record<string, string> {
  const { brand } = operator;
  const worker = builtText(folder, workerTemplate);
  if (!brand.app || worker === '') {
    const off = builtText(folder, workerOff);
    return off === '' ? {} : { [`/${workerFile}`]: off };
  }
  const sheet = builtText(folder, brand.tokenSheet);
  const languages = appLanguages(brand);
  const files: Record<string, string> = {
    [offlineSheet]: `${followingSystem(sheet, brand.id)}\n${builtText(folder, 'fallback.css')}`,
  };
  const pageAddress = (language: string) =>
    language === brand.defaultLanguage ? '/offline.html' : `/offline.${language}.html`;
  for (const language of languages) {
    files[manifestAddress(brand, language)] = JSON.stringify(manifestOf(brand, language, sheet));
    files[pageAddress(language)] = offlinePage(operator, language);
  }
  const precached = (url: string) => ({ url, revision: revisionOf(files[url] ?? '') });
  const manifest = {
    sheet: precached(offlineSheet),
    pages: Object.fromEntries(languages.map((language) => [language, precached(pageAddress(language))])),
    language: brand.defaultLanguage,
  };
  files[`/${workerFile}`] = worker.replace('self.__WB_MANIFEST', () => JSON.stringify(manifest));
  return files;
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
