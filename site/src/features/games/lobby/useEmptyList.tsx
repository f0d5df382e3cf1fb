import {
  emptyReason,
  type LobbyView,
  type Vendor,
  type VendorTotal,
  withList,
  withName,
  withoutFilters,
  withSort,
  withVendors,
} from '@baize/domain';
import { Button, Chip, Inline } from '@baize/ui';
import type { ReactNode } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useApplied } from './useApplied.ts';
import type { ChangeView } from './useLobbyView.ts';

interface EmptyList {
  title: string;
  text: string;
  actions?: ReactNode;
}

export function useEmptyList(
  view: LobbyView,
  totals: readonly VendorTotal[] | null,
  vendors: readonly Vendor[],
  change: ChangeView,
): EmptyList {
  const text = useText();
  const applied = useApplied(view, vendors, change);
  if (view.list === 'fav' || view.list === 'recent') {
    const popular = () => change((now) => withSort(withList(now, ''), 'popular'));
    return {
      title: text(`lobby.${view.list}.empty`),
      text: text(`lobby.${view.list}.empty.text`),
      actions: <Button onClick={popular}>{text('lobby.empty.popular')}</Button>,
    };
  }

  const clearAll = <Button onClick={() => change(withoutFilters)}>{text('lobby.filter.clear')}</Button>;
  const clearSearch = <Button onClick={() => change((now) => withName(now, ''))}>{text('frame.search.clear')}</Button>;
  const reason = emptyReason(view, totals);
  switch (reason.kind) {
    case 'elsewhere': {
      const [only, second] = applied;
      const name = apart(view.name);
      return {
        title: text('lobby.empty.elsewhere', { count: reason.others }),
        text:
          only && !second
            ? text('lobby.empty.studio', { studio: apart(only.label), name })
            : text('lobby.empty.studios', { name }),
        actions: (
          <Inline gap={3} justify="center" wrap>
            <Button kind="primary" onClick={() => change((now) => withVendors(now, []))}>
              {text('lobby.empty.show', { count: reason.others })}
            </Button>
            {clearSearch}
          </Inline>
        ),
      };
    }
    case 'filters':
      return {
        title: text('lobby.empty.filters'),
        text: text('lobby.empty.filters.text'),
        actions: (
          <Inline gap={2} align="center" justify="center" wrap>
            {applied.map(({ id, label, remove }) => (
              <Chip key={id} selected remove={{ label: text('lobby.filter.remove', { name: label }), onClick: remove }}>
                {label}
              </Chip>
            ))}
            {clearAll}
            {view.name && clearSearch}
          </Inline>
        ),
      };
    case 'search':
      return { title: text('lobby.empty'), text: text('lobby.empty.text'), actions: clearSearch };
    case 'nothing':
      return {
        title: text('lobby.empty'),
        text: text('lobby.empty.text'),
        actions: applied.length > 0 ? clearAll : undefined,
      };
  }
}
