import type { BrandDocument } from '@baize/gateway';
import { directionOf, tagOf } from '@baize/messages';
import texts from '@baize/messages/fallback.json' with { type: 'json' };
import { escaped } from './escaped.ts';

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;

/**
 * Renders the words that stand in the HTML itself, for a page whose first script is missing, blocked, broken or off
 * (FLT-151). Links only, so that it works without script; boot.js fills in what to tell customer service.
 */
export function fallbackPage({ name, serviceContact, ageGate }: BrandDocument, language: string): string {
  const code = language in byLanguage ? language : 'EN';
  const said = byLanguage[code] ?? {};
  const text = (element: string, id: string, attributes = '') =>
    `<${element} data-text="${id}"${attributes}>${escaped(said[id]?.replace('{age}', String(ageGate)) ?? '')}</${element}>`;
  const service = serviceContact ? text('a', 'service', ` href="${escaped(serviceContact)}"`) : '';
  return [
    `<div id="fallback" lang="${tagOf(code)}" dir="${directionOf(code)}">`,
    // After the frame in the document, so that it does not hold up the first paint.
    '<link rel="stylesheet" href="/fallback.css" fetchpriority="low" />',
    `<header translate="no">${escaped(name)}</header>`,
    // No h1: the page's own comes after it.
    `<main><p role="heading" aria-level="1" tabindex="-1">${text('b', 'title')}</p>${text('p', 'text')}`,
    `<noscript>${text('p', 'script')}</noscript>`,
    `<nav>${text('a', 'retry', ' href=""')}${service}</nav>`,
    `${text('p', 'tell', ' hidden')}</main>`,
    `<footer>${text('span', 'cause')} ${text('span', 'age', ` data-age="${ageGate}"`)}</footer></div>`,
  ].join('');
}

/** Returns the texts of all languages, which boot.js reads for a visitor of another one. */
export const fallbackTexts = (): string => JSON.stringify(texts);
