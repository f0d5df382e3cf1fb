import { Search } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SearchButton.css.ts';

export interface SearchButtonProps extends ElementAttributes<HTMLAnchorElement> {
  href: string;
  label: string;
  /** Keyboard shortcut, shown if there is a keyboard and room. */
  shortcut?: string;
  /** Look of a full-width search field, except on phones. */
  field?: boolean;
}

/** Opens the site search from every header. */
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
    {shortcut && (
      <kbd className={css.key} aria-hidden>
        {shortcut}
      </kbd>
    )}
  </Anchor>
);
