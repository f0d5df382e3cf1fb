import { Search } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import * as css from './SearchButton.css.ts';

export interface SearchButtonProps {
  href: string;
  label: string;
  /** The key that does the same, shown where there is a keyboard and room. */
  shortcut: string;
  /** Looks like the field it leads to, as wide as its place, where that is not a phone's. */
  field?: boolean;
}

/** Opens the search of the whole site, from every header. */
export const SearchButton = ({ href, label, shortcut, field }: SearchButtonProps) => (
  <Anchor href={href} className={css.button} aria-label={label} aria-keyshortcuts={shortcut} data-field={field}>
    {icon(Search, field ? 18 : 20)}
    {field && <span className={css.words}>{label}</span>}
    <kbd className={css.key} aria-hidden>
      {shortcut}
    </kbd>
  </Anchor>
);
