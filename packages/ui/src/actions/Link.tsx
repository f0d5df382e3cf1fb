import type { IconNode } from 'lucide';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { inSentence, link } from './Link.css.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string;
  kind?: 'link' | 'quiet' | 'plain';
  /** Link within a sentence: underlined, because colour alone does not set it apart. */
  inText?: boolean;
  iconEnd?: IconNode;
  /** Mirrored icon in right-to-left text. */
  flip?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** Links to another page. */
export function Link({ kind = 'link', inText, iconEnd, flip, children, ...attributes }: LinkProps) {
  return (
    <Anchor {...attributes} className={inText ? inSentence : link} data-kind={kind}>
      {children}
      {iconEnd && icon(iconEnd, 16, { flip })}
    </Anchor>
  );
}
