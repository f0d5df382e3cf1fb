import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  node: IconNode;
  /** Size in px. */
  size?: number;
}

export function Icon({ node, size = 16 }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      {node.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  );
}
