'use client';

import { type Emblem, emblem } from '../internal/emblem.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SocialLogin.css.ts';

export interface SocialLoginProps extends ElementAttributes<HTMLDivElement> {
  /** Text above the row, such as "or go on with". */
  title: string;
  /** Logins to offer, with `label` such as "Log in with Facebook"; an empty list renders nothing. */
  links: readonly ({ provider: string; label: string; href: string; onClick?: () => void } & Emblem)[];
}

/** Shows third-party logins, each by its mark. */
export function SocialLogin({ title, links, ...attributes }: SocialLoginProps) {
  if (links.length === 0) return null;
  return (
    <div {...attributes} className={css.providers}>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {links.map(({ provider, label, href, onClick, ...look }) => (
          <li key={provider}>
            {/* The target makes this leave the page even when a stand-in responds on the page's own origin. */}
            <a className={css.link} href={href} target="_self" aria-label={label} title={label} onClick={onClick}>
              {emblem(look)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
