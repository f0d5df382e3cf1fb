import { readWebAddress } from '@baize/domain';
import DOMPurify from 'dompurify';

const tags = [
  ...[
    'p',
    'br',
    'hr',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'span',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'a', 'img', 'bdi', 'bdo'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'dir', 'lang'];

let pictureOrigins: readonly string[] = [];

// DOMPurify allows data: pictures despite the address rule, so this hook checks addresses itself.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const url = readWebAddress(node.getAttribute('href'));
    if (!url) return node.removeAttribute('href');
    node.setAttribute('href', url.href);
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (node.tagName === 'IMG') {
    const url = readWebAddress(node.getAttribute('src'));
    if (!url || !pictureOrigins.includes(url.origin)) node.remove();
    else node.setAttribute('loading', 'lazy');
  }
});

/**
 * Allows text and simple structure only: no style, class, id or name (they could cover or imitate the page), no forms
 * or frames, http(s) links and the platform's own pictures. Returns a trusted value for the page's policy.
 */
export function sanitise(html: string, origins: readonly string[]): TrustedHTML {
  pictureOrigins = origins;
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as TrustedHTML;
}
