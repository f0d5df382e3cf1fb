'use client';

import { ChevronRight, type IconNode } from 'lucide';
import { Picture } from '../content/Picture.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { PictureSources } from '../internal/types.ts';
import * as css from './SearchResults.css.ts';

export interface SearchItem {
  id: string;
  href: string;
  /** Name in parts, with matching ones marked. */
  title: readonly { text: string; match: boolean }[];
  text?: string;
  picture?: PictureSources;
  icon?: IconNode;
}

export interface SearchGroup {
  id: string;
  title: string;
  count?: number;
  kind: 'cards' | 'rows';
  items: readonly SearchItem[];
  seeAll?: { label: string; href: string };
}

const all = 'all';
const optionId = (list: string, group: string, item: string) => `${list}-${group}-${item}`;

export const optionsOf = (groups: readonly SearchGroup[], list: string): string[] =>
  groups.flatMap((group) => [
    ...group.items.map((item) => optionId(list, group.id, item.id)),
    ...(group.seeAll ? [optionId(list, group.id, all)] : []),
  ]);

/** Returns the option a key moves to, wrapping around; undefined for other keys. */
export function stepOption(options: readonly string[], active: string | undefined, key: string): string | undefined {
  const at = active === undefined ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(at + 1) % options.length];
  if (key === 'ArrowUp') return options.at(at <= 0 ? -1 : at - 1);
  return undefined;
}

interface SearchResultsProps {
  id: string;
  label: string;
  groups: readonly SearchGroup[];
  active: string | undefined;
  busy: boolean;
  onChoose?: () => void;
}

/** Shows results as the listbox of the search field; each option is a link. */
export function SearchResults({ id, label, groups, active, busy, onChoose }: SearchResultsProps) {
  if (groups.length === 0) return null;
  const option = (name: string) => ({
    id: name,
    role: 'option',
    tabIndex: -1,
    'aria-selected': name === active,
    onClick: onChoose,
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      className={css.groups}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${id}-${group.id}`}
          className={css.group}
          data-kind={group.kind}
        >
          <div id={`${id}-${group.id}`} className={css.groupTitle}>
            {group.title} {group.count !== undefined && <span className={css.count}>{group.count}</span>}
          </div>
          {group.items.map((item) => (
            <Anchor
              key={item.id}
              href={item.href}
              className={css.item}
              draggable={false}
              {...option(optionId(id, group.id, item.id))}
            >
              <ItemPicture item={item} large={group.kind === 'cards'} />
              <span className={css.words}>
                <bdi className={css.name} translate={group.kind === 'cards' ? 'no' : undefined}>
                  <Marked parts={item.title} />
                </bdi>
                {item.text && <bdi className={css.text}>{item.text}</bdi>}
              </span>
              {group.kind === 'rows' && icon(ChevronRight, 16, { flip: true })}
            </Anchor>
          ))}
          {group.seeAll && (
            <Anchor href={group.seeAll.href} className={css.seeAll} {...option(optionId(id, group.id, all))}>
              {group.seeAll.label}
            </Anchor>
          )}
        </div>
      ))}
    </div>
  );
}

const Marked = ({ parts }: { parts: SearchItem['title'] }) =>
  parts.map(({ text, match }, place) =>
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <mark key={place} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

function ItemPicture({ item, large }: { item: SearchItem; large: boolean }) {
  if (item.picture)
    return (
      <span className={css.picture} data-size={large ? 'md' : 'sm'}>
        <Picture sources={item.picture} alt="" width={large ? 48 : 36} height={large ? 60 : 36} fallback="none" />
      </span>
    );
  return item.icon ? <span className={css.emblem}>{icon(item.icon, 18)}</span> : null;
}
