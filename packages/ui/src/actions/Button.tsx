'use client';

import type { IconNode } from 'lucide';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { spinner } from '../internal/motion.css.ts';
import { button } from './Button.css.ts';

interface OwnButtonProps {
  /** `accent` is for actions that move money: at most one per region. */
  kind?: 'neutral' | 'primary' | 'accent' | 'ghost' | 'danger';
  /** Surface behind the button; only a neutral button looks different on a dark one. */
  surface?: 'dark';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
  /** Work in progress: the button keeps its width and focus, and ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  iconStart?: IconNode;
  /** Mirrored icon in right-to-left text. */
  flip?: boolean;
  children: ReactNode;
}

type Own = keyof OwnButtonProps | 'className' | 'style';

export type ButtonProps = OwnButtonProps &
  (
    | ({ href?: undefined; ref?: Ref<HTMLButtonElement> } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, Own>)
    | ({ href: string; ref?: Ref<HTMLAnchorElement> } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Own>)
  );

const refuse = (event: MouseEvent) => event.preventDefault();

/** Renders a button or, with `href`, a link that looks like one. */
export function Button({
  kind = 'neutral',
  surface,
  size = 'md',
  wide,
  busy,
  disabled,
  iconStart,
  flip,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: button,
    'data-kind': kind,
    'data-surface': surface,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-bare': (busy && !iconStart) || undefined,
    'aria-busy': busy || undefined,
    ...(busy && { onClick: refuse }),
  };
  const inside = (
    <>
      {busy ? (
        <Wait size={size} asIcon={Boolean(iconStart)} />
      ) : (
        iconStart && icon(iconStart, size === 'lg' ? 18 : 16, { flip })
      )}
      <span>{children}</span>
    </>
  );
  if (rest.href === undefined) {
    const { href: _, ...attributes } = rest;
    return (
      <button type="button" {...attributes} disabled={disabled} {...look}>
        {inside}
      </button>
    );
  }
  const { href, ...attributes } = rest;
  return (
    <Anchor {...attributes} href={disabled ? undefined : href} aria-disabled={disabled || undefined} {...look}>
      {inside}
    </Anchor>
  );
}

function Wait({ size, asIcon }: { size: 'sm' | 'md' | 'lg'; asIcon: boolean }) {
  return <span className={spinner} data-size={size === 'sm' && !asIcon ? 'sm' : undefined} aria-hidden />;
}
