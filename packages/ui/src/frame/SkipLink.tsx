'use client';

import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps extends ElementAttributes<HTMLAnchorElement> {
  children: string;
}

/** Skips the header, as the first tab stop. */
export function SkipLink({ children, ...attributes }: SkipLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link into the page, but the address has to stay as it is
    <a
      {...attributes}
      href="#main"
      className={css.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {children}
    </a>
  );
}
