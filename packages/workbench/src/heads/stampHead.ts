import { textsOf } from '@baize/messages/texts';
import { type HeadElement, pageHead } from '../../../../site/src/core/routing/pageHead.ts';
import { type DataAsked, structuredData } from '../../../../site/src/core/routing/structuredData.ts';
import { escaped } from '../escaped.ts';

/** Elements of an earlier stamp; their values have no angle brackets. */
const served = /\s*<(?:meta|link|script) data-served\b[^<>]*>(?:[^<]*<\/script>)?/g;

/**
 * Stamps the head of a page into its HTML. The page's script removes the stamped elements once its own are there.
 * Stamping again replaces the previous stamp.
 */
export function stampHead(html: string, asked: Omit<DataAsked, 'text'>): string {
  const whole = { ...asked, text: textsOf(asked.language) };
  const { title, elements } = pageHead(whole);
  const data = structuredData(whole);
  const parts = [...elements.map(written), ...(data ? [dataBlock(data)] : [])];
  return html
    .replace(served, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/\s*<\/head>/, () => `\n    ${parts.join('\n    ')}\n  </head>`);
}

function written({ tag, attributes }: HeadElement): string {
  const all = Object.entries(attributes).map(([name, value]) => `${name.toLowerCase()}="${escaped(value)}"`);
  return `<${tag} data-served ${all.join(' ')} />`;
}

/** No script runs it, so the policy allows it. */
const dataBlock = (data: object) =>
  `<script data-served type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
