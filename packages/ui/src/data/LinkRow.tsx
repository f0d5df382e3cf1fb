import { ChevronRight, ExternalLink, type IconNode } from 'lucide';
import { type Emblem, emblem } from '../internal/emblem.tsx';
import { icon as drawIcon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './LinkRow.css.ts';

export interface LinkRowProps extends ElementAttributes<HTMLLIElement> {
  label: string;
  text?: string;
  /** Icon, or emblem of a network. */
  icon: IconNode | Emblem;
  href: string;
  /** Link to a new window, marked by an arrow. */
  external?: boolean;
}

/** Shows a link with a description, as an item of `RowList`. */
export function LinkRow({ label, text, icon, href, external, ...attributes }: LinkRowProps) {
  return (
    <li {...attributes}>
      <Anchor className={css.link} href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
        <span className={css.mark}>{'letters' in icon ? emblem(icon) : drawIcon(icon, 18)}</span>
        <span className={css.words}>
          <span className={css.label}>{label}</span>
          {text && <span className={css.text}>{text}</span>}
        </span>
        <span className={css.end}>
          {external ? drawIcon(ExternalLink, 16, { flip: true }) : drawIcon(ChevronRight, 16, { flip: true })}
        </span>
      </Anchor>
    </li>
  );
}
