import { Search } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SearchButton.css.ts';

export interface SearchButtonProps extends ElementAttributes<HTMLAnchorElement> {
  href: string;
  label: string;
  /** The key that does the same, shown where there is a keyboard and room. */
  shortcut: string;
  /** Looks like the field it leads to, as wide as its place, where that is not a phone's. */
  field?: boolean;
}

/** Opens the search of the whole site, from every header. */
export const SearchButton = ({ href, label, shortcut, field, ...attributes }: SearchButtonProps) => (
  <Anchor
    aria-label={label}
    aria-keyshortcuts={shortcut}
    {...attributes}
    href={href}
    className={css.button}
    data-field={field}
  >
    {icon(Search, field ? 18 : 20)}
    {field && <span className={css.words}>{label}</span>}
    <kbd className={css.key} aria-hidden>
      {shortcut}
    </kbd>
  </Anchor>
);
