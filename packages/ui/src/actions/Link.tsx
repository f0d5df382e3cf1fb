import type { IconNode } from 'lucide';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { inSentence, link } from './Link.css.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string;
  kind?: 'link' | 'quiet' | 'plain';
  /** Part of a sentence: underlined, since colour alone does not tell it from the words around it. */
  inText?: boolean;
  iconEnd?: IconNode;
  /** Mirrors the icon where text runs from right to left. */
  flip?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link to another page. */
export function Link({ kind = 'link', inText, iconEnd, flip, children, ...attributes }: LinkProps) {
  return (
    <Anchor {...attributes} className={inText ? inSentence : link} data-kind={kind}>
      {children}
      {iconEnd && icon(iconEnd, 16, { flip })}
    </Anchor>
  );
}
