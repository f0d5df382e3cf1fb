import { cleanNumber, footHelpLines, type HelpLine } from '@baize/domain';
import { directionOf, tagOf } from '@baize/messages';
import { textsOf } from '@baize/messages/texts';
import type { Operator } from '../../../../site/src/core/routing/pageHeads.ts';
import { escaped } from '../escaped.ts';

export const offlineSheet = '/offline.css';

/**
 * Renders the page that the worker shows without a network (OPS-36): links alone, no script, and no figure of money. Its
 * own policy holds wherever it is served.
 */
export function offlinePage({ brand, rules }: Operator, language: string): string {
  const text = textsOf(language);
  const { id, name, serviceContact } = brand;
  const age = text('fallback.age', { age: String(brand.ageGate) });
  const contact = serviceContact ? `<a href="${escaped(serviceContact)}">${escaped(text('fallback.service'))}</a>` : '';
  const help = footHelpLines(rules).map(helpLink);
  return [
    `<!doctype html><html lang="${tagOf(language)}" dir="${directionOf(language)}" data-brand="${escaped(id)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">`,
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(text('fallback.offlineTitle'))} · ${escaped(name)}</title>`,
    `<link rel="stylesheet" href="${offlineSheet}"></head>`,
    `<body><div id="fallback"><header translate="no">${escaped(name)}</header>`,
    `<main><h1 role="heading">${escaped(text('fallback.offlineTitle'))}</h1><p>${escaped(text('fallback.offlineText'))}</p>`,
    // The address stays that of the page which was asked for.
    `<nav><a href="">${escaped(text('fallback.retry'))}</a>${contact}</nav>`,
    help.length > 0 ? `<p>${escaped(text('footer.help'))}: ${help.join(' · ')}</p>` : '',
    `</main><footer>${escaped(age)}</footer></div></body></html>`,
  ].join('\n');
}

function helpLink({ name, phone, link }: HelpLine): string {
  const named = link ? `<a href="${escaped(link)}">${escaped(name)}</a>` : escaped(name);
  return phone ? `${named} <a href="tel:${escaped(cleanNumber(phone))}" dir="ltr">${escaped(phone)}</a>` : named;
}
