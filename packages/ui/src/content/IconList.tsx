import type { IconNode } from 'lucide';
import { icon as drawIcon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './IconList.css.ts';

export interface IconListProps extends ElementAttributes<HTMLUListElement> {
  /** Accessible name of the list. */
  label?: string;
  items: readonly { id: string; icon: IconNode; text: string }[];
  size?: 'sm' | 'md';
  /** `positive`: for promises, with icons in the success colour. */
  tone?: 'accent' | 'positive';
}

/** Lists short sentences, each after its own icon. */
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
