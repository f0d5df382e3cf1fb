import type { IconNode } from 'lucide';
import { icon as drawIcon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './IconList.css.ts';

export interface IconListProps extends ElementAttributes<HTMLUListElement> {
  /** Names the list; read aloud only. */
  label?: string;
  items: readonly { id: string; icon: IconNode; text: string }[];
  /** `sm`: for a card. */
  size?: 'sm' | 'md';
  /** `positive`: what is promised, its icons in the colour of success. */
  tone?: 'accent' | 'positive';
}

/** Short sentences, each after an icon of its own. */
export function IconList({ label, items, size = 'md', tone = 'accent', ...attributes }: IconListProps) {
  return (
    <ul aria-label={label} {...attributes} className={css.list} data-size={size} data-tone={tone}>
      {items.map(({ id, icon, text }) => (
        <li key={id} className={css.item}>
          <span className={css.mark}>{drawIcon(icon, size === 'sm' ? 14 : 18)}</span>
          <span className={css.words}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
