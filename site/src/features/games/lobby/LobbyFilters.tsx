import {
  type Classification,
  classifications,
  type ListType,
  type LobbyView,
  lobbyOffers,
  type MinimumBet,
  minimumBets,
  withClassify,
  withList,
  withMinBet,
  withName,
} from '@baize/domain';
import { LobbyBar } from '@baize/ui';
import { Flame, Heart, History, LayoutGrid } from 'lucide';
import { useTyped } from '../../../core/browser/useTyped.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useListTypes } from './useLobby.ts';
import type { ChangeView } from './useLobbyView.ts';

const lists = {
  '': { word: 'lobby.all', icon: LayoutGrid },
  hot: { word: 'lobby.hot', icon: Flame },
  fav: { word: 'lobby.fav', icon: Heart },
  recent: { word: 'lobby.recent', icon: History },
} as const;

interface LobbyFiltersProps {
  type: string;
  view: LobbyView;
  change: ChangeView;
  result: string | undefined;
}

/** Which list, which name, which class, which stake. What is typed is shown at once and asked for when the typing rests. */
export function LobbyFilters({ type, view, change, result }: LobbyFiltersProps) {
  const text = useText();
  const { languages } = useBrand();
  const { filters } = lobbyOffers(type);
  const name = useTyped(view.name, (typed) => change((now) => withName(now, typed), 'replace'));
  const items = useListTypes(type, view.vendor).map((id) => ({
    id,
    label: text(lists[id].word),
    icon: lists[id].icon,
  }));
  const classes = classifications(languages).map((value) => ({ value, label: text(`lobby.class.${value}`) }));
  const bets = minimumBets.map((value) => ({ value, label: value }));
  const applied = [
    ...(view.classify ? [{ id: 'classify', label: text(`lobby.class.${view.classify}`) }] : []),
    ...(view.minBet ? [{ id: 'minBet', label: text('lobby.filter.minBet', { amount: view.minBet }) }] : []),
  ];
  const onRemove = (id: string) =>
    change((now) => (id === 'classify' ? withClassify(now, null) : withMinBet(now, null)));
  return (
    <LobbyBar<ListType>
      label={text('lobby.filter')}
      type={{
        label: text('lobby.lists'),
        items,
        selected: view.list,
        onSelect: (id) => change((now) => withList(now, id)),
      }}
      search={{
        label: text('lobby.search'),
        placeholder: text('lobby.search.example'),
        value: name.typed,
        onValueChange: name.type,
      }}
      classify={
        filters
          ? {
              label: text('lobby.class'),
              options: [{ value: '', label: text('lobby.class.all') }, ...classes],
              value: view.classify ?? '',
              onValueChange: (value) => change((now) => withClassify(now, (value || null) as Classification | null)),
            }
          : undefined
      }
      minBet={
        filters
          ? {
              label: text('lobby.minBet'),
              options: [{ value: '', label: text('lobby.minBet.all') }, ...bets],
              value: view.minBet ?? '',
              onValueChange: (value) => change((now) => withMinBet(now, (value || null) as MinimumBet | null)),
            }
          : undefined
      }
      applied={applied}
      onRemove={onRemove}
      result={result}
      words={{
        filter: text('lobby.filter'),
        filters: (count) => text('lobby.filter.count', { count }),
        clear: text('frame.search.clear'),
        remove: (name) => text('lobby.filter.remove', { name }),
      }}
    />
  );
}
