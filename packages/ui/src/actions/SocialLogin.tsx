'use client';

import { type Emblem, emblem } from '../internal/emblem.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SocialLogin.css.ts';

export interface SocialLoginProps extends ElementAttributes<HTMLDivElement> {
  /** Stands above the row, such as "or go on with". */
  title: string;
  /** `label` says where it leads: "Log in with Facebook". Nothing is shown while the list is empty. */
  links: readonly ({ provider: string; label: string; href: string; onClick?: () => void } & Emblem)[];
}

/** Third parties to log in with, each by its mark. */
export function SocialLogin({ title, links, ...attributes }: SocialLoginProps) {
  if (links.length === 0) return null;
  return (
    <div {...attributes} className={css.providers}>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {links.map(({ provider, label, href, onClick, ...look }) => (
          <li key={provider}>
            {/* A target keeps it a way out of the page, also where a stand-in answers on the page’s own origin. */}
            <a className={css.link} href={href} target="_self" aria-label={label} title={label} onClick={onClick}>
              {emblem(look)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
