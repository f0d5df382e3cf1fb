import type { GlobalStyleRule } from '@vanilla-extract/css';
import type { IconNode } from 'lucide';

interface MaskOptions {
  size: number;
  filled?: boolean;
}

/** Draws an icon in a pseudo-element, in the text colour, for icons that a page shows by the hundred. */
export const iconMask = (node: IconNode, { size, filled = false }: MaskOptions): GlobalStyleRule => ({
  content: '',
  flex: 'none',
  inlineSize: `${size}px`,
  blockSize: `${size}px`,
  background: 'currentColor',
  mask: `${iconUrl(node, { filled })} center / 100% no-repeat`,
  // Forced colours override every background, icons included.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const iconUrl = (node: IconNode, { filled }: Pick<MaskOptions, 'filled'>): string => {
  const shapes = node.map(([tag, attributes]) => `<${tag} ${written(attributes)}/>`).join('');
  const stroke = { fill: filled ? '#000' : 'none', stroke: '#000', 'stroke-width': 1.75 };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', ...stroke, ...round };
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg ${written(frame)}>${shapes}</svg>`)}")`;
};

const written = (attributes: object) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
