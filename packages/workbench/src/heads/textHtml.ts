import type { Block } from '@baize/domain';
import { directionOf, tagOf } from '@baize/messages';
import { escaped } from '../escaped.ts';

/** Elements that stay in a text, without attributes. None of a table: one that is not closed takes in what follows. */
const kept = new Set('p br strong em ul ol li dl dt dd h2 h3 h4 blockquote bdi'.split(' '));
/** Elements whose content is no text. */
const dropped =
  /<(script|style|template|iframe|svg|math|textarea|title|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

/**
 * Makes HTML of a text safe by building it anew: of its elements a few remain, without attributes, and everything else
 * is text. A page holds it for readers without script; the page's script shows the sanitised original.
 */
export function plainHtml(html: string): string {
  return html
    .replace(dropped, '')
    .split(/(<\/?[a-z][^<>]*>)/i)
    .map((part, at) => {
      if (at % 2 === 0) return escapedOnce(part);
      const [, slash = '', name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(part) ?? [];
      return kept.has(name.toLowerCase()) ? `<${slash}${name.toLowerCase()}>` : ' ';
    })
    .join('');
}

/** Escapes what is not part of an entity that an editor wrote. */
const escapedOnce = (text: string): string =>
  text
    .split(/(&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});)/i)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : part))
    .join('');

/** Returns the text of a landing page's blocks; rows and offers have none of their own. */
export function blocksHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return heading(block.title) + block.content;
    case 'steps':
      return `${heading(block.title)}<ol>${block.items
        .map(({ title, text }) => `<li><strong>${escaped(title)}</strong> ${escaped(text)}</li>`)
        .join('')}</ol>`;
    case 'questions':
      return (
        heading(block.title) + block.items.map(({ title, content }) => `<h3>${escaped(title)}</h3>${content}`).join('')
      );
    default:
      return '';
  }
}

const heading = (title: string) => (title ? `<h2>${escaped(title)}</h2>` : '');

const stamped = /<!--text-->[\s\S]*?<!--\/text-->/g;

export interface StampedText {
  title: string;
  html: string;
  language: string;
}

/**
 * Puts a text into a page, hidden: nobody sees it before it is known whether the platform is open to them, and then the
 * page shows it by its own parts (APP-04). Stamping again replaces the previous text.
 */
export function stampText(page: string, text: StampedText | null): string {
  const bare = page.replace(stamped, '');
  if (!text || text.html === '') return bare;
  const { title, html, language } = text;
  const attributes = `hidden lang="${escaped(tagOf(language))}" dir="${directionOf(language)}"`;
  const article = `<article ${attributes}><h1>${escaped(title)}</h1>${plainHtml(html)}</article>`;
  return bare.replace('<!--/fallback-->', (mark) => `${mark}<!--text-->${article}<!--/text-->`);
}
