import { Search } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import * as css from './SearchButton.css.ts';

export interface SearchButtonProps {
  href: string;
  label: string;
  /** The key that does the same, shown where there is a keyboard and room. */
  shortcut: string;
}

/** Opens the search of the whole site, from every header. */
export const SearchButton = ({ href, label, shortcut }: SearchButtonProps) => (
  <Anchor href={href} className={css.button} aria-label={label} aria-keyshortcuts={shortcut}>
    {icon(Search, 20)}
    <kbd className={css.key} aria-hidden>
      {shortcut}
    </kbd>
  </Anchor>
);
