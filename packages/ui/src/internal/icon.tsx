import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
import { plain } from './plain.css.ts';

const drawn = new WeakMap<IconNode, Map<string, ReactElement>>();

/**
 * Returns an icon as a cached element: the same arguments return the same element, so that React skips it. `size` in px
 * (usually 16, 18 or 22); `flip` mirrors it in right-to-left text.
 */
export function icon(node: IconNode, size = 18, { flip = false }: { flip?: boolean } = {}): ReactElement {
  const key = `${size}${flip ? 'f' : ''}`;
  const sizes = drawn.get(node) ?? new Map<string, ReactElement>();
  drawn.set(node, sizes);
  const known = sizes.get(key);
  if (known) return known;
  const made = draw(node, size, flip);
  sizes.set(key, made);
  return made;
}

function draw(node: IconNode, size: number, flip: boolean): ReactElement {
  const frame = {
    className: plain,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    'data-flip': flip || undefined,
  } as const;
  return createElement('svg', frame, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
}
