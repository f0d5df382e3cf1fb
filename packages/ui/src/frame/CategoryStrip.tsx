import type { IconNode } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './CategoryStrip.css.ts';

export interface CategoryStripProps extends ElementAttributes {
  label: string;
  items: readonly { id: string; label: string; href: string; icon: IconNode; current?: boolean }[];
}

/** Shows the categories below 640 px, where the header has no room for them. */
export function CategoryStrip({ label, items, ...attributes }: CategoryStripProps) {
  return (
    <nav aria-label={label} {...attributes} className={css.strip}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            <Anchor href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
              <span className={css.glyph}>{icon(item.icon, 24)}</span>
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
