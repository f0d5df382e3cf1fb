import type { IconNode } from 'lucide';
import { CountBadge } from '../actions/CountBadge.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './TabBar.css.ts';

export interface TabItem {
  id: string;
  label: string;
  href: string;
  icon: IconNode;
  current?: boolean;
  count?: { value: number; label: string };
  main?: boolean;
}

export interface TabBarProps extends ElementAttributes {
  label: string;
  items: readonly TabItem[];
}

/** Shows the phone's main destinations, fixed to the bottom of the screen. */
export function TabBar({ label, items, ...attributes }: TabBarProps) {
  return (
    <nav aria-label={label} {...attributes} className={css.bar} data-part="tabBar">
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor href={item.href} className={css.tab} aria-current={item.current ? 'page' : undefined}>
              {item.main ? <span className={css.main}>{icon(item.icon, 22)}</span> : icon(item.icon, 22)}
              <span className={css.label}>{item.label}</span>
              {item.count && (
                <span className={css.count}>
                  <CountBadge value={item.count.value} label={item.count.label} />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
