import {
  type Classification,
  classifications,
  firstView,
  type ListType,
  type LobbySort,
  type LobbyView,
  listNeedsPlayer,
  lobbyOffers,
  type MinimumBet,
  minimumBets,
  sorts,
  totalOf,
  type Vendor,
  type VendorTotal,
  withClassify,
  withList,
  withMinBet,
  withName,
  withoutFilters,
  withSort,
  withVendors,
  withVendorToggled,
} from '@baize/domain';
import { LobbyBar } from '@baize/ui';
import { Flame, Heart, History, LayoutGrid } from 'lucide';
import { useTyped } from '../../../core/browser/useTyped.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { usePictures, vendorPictures } from '../../../data/pictures.ts';
import { useApplied } from './useApplied.ts';
import { useListTypes } from './useLobby.ts';
import type { ChangeView } from './useLobbyView.ts';

const lists = {
  '': { word: 'lobby.all', icon: LayoutGrid },
  hot: { word: 'lobby.hot', icon: Flame },
  fav: { word: 'lobby.fav', icon: Heart },
  recent: { word: 'lobby.recent', icon: History },
} as const;

const bySort = (sort: LobbySort) => ({
  isOn: (view: LobbyView) => view.sort === sort,
  toggle: (view: LobbyView) => withSort(view, view.sort === sort ? firstView.sort : sort),
});

const quickFilters = [
  { id: 'new', word: 'lobby.sort.new', everywhere: true, ...bySort('new') },
  {
    id: 'jackpots',
    word: 'lobby.quick.jackpots',
    everywhere: false,
    isOn: ({ classify }: LobbyView) => classify === 'JP',
    toggle: (view: LobbyView) => withClassify(view, 'JP'),
  },
  {
    id: 'lowStakes',
    word: 'lobby.quick.lowStakes',
    everywhere: false,
    isOn: ({ minBet }: LobbyView) => minBet === minimumBets[0],
    toggle: (view: LobbyView) => withMinBet(view, minimumBets[0]),
  },
  { id: 'highReturn', word: 'lobby.quick.highReturn', everywhere: true, ...bySort('rtp') },
] as const;

interface LobbyFiltersProps {
  type: string;
  vendors: readonly Vendor[];
  /** Games per studio; null when unknown. */
  totals: readonly VendorTotal[] | null;
  view: LobbyView;
  change: ChangeView;
  result: string | undefined;
}

/** Filters the lobby. Typed text appears at once and is requested after a debounce. */
export function LobbyFilters({ type, vendors, totals, view, change, result }: LobbyFiltersProps) {
  const text = useText();
  const pictures = usePictures();
  const { languages } = useBrand();
  const { filters } = lobbyOffers(type);
  const name = useTyped(view.name, (typed) => change((now) => withName(now, typed), 'replace'));
  const items = useListTypes(type, view.vendors).map((id) => ({
    id,
    label: text(lists[id].word),
    icon: lists[id].icon,
    compact: listNeedsPlayer(id),
  }));
  const classes = classifications(languages).map((value) => ({ value, label: text(`lobby.class.${value}`) }));
  const bets = minimumBets.map((value) => ({ value, label: value }));
  const applied = useApplied(view, vendors, change);
  const quick = quickFilters.filter(({ everywhere }) => filters || everywhere);
  const countOf = (code: string) => {
    const games = totalOf(totals, [code]);
    return games === null ? undefined : text('lobby.studios.games', { games });
  };
  const shown = totalOf(totals, view.vendors);
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
      studios={{
        label: text('lobby.studios'),
        studios: vendors.map(({ code, name, picture }) => ({
          code,
          name,
          picture: vendorPictures(picture, pictures).picture,
          text: countOf(code),
        })),
        selected: view.vendors,
        onToggle: (code) => change((now) => withVendorToggled(now, code)),
        onClear: () => change((now) => withVendors(now, [])),
        words: {
          count: (count) => text('lobby.studios.chosen', { count }),
          clear: text('lobby.studios.clear'),
          search: text('lobby.studios.search'),
          clearSearch: text('frame.search.clear'),
          nothing: text('lobby.studios.none'),
          show: shown === null ? text('lobby.studios.show') : text('lobby.studios.show.count', { games: shown }),
        },
      }}
      sort={{
        label: text('lobby.sort'),
        options: sorts.map((value) => ({ value, label: text(`lobby.sort.${value}`) })),
        value: view.sort,
        onValueChange: (value) => change((now) => withSort(now, value as LobbySort)),
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
      quick={{
        label: text('lobby.quick'),
        items: quick.map(({ id, word, isOn }) => ({ id, label: text(word), selected: isOn(view) })),
        onToggle: (id) => change((now) => quick.find((each) => each.id === id)?.toggle(now) ?? now),
      }}
      applied={applied}
      onRemove={(id) => applied.find((filter) => filter.id === id)?.remove()}
      onClear={() => change(withoutFilters)}
      result={result}
      words={{
        filter: text('lobby.filter'),
        filters: (count) => text('lobby.filter.count', { count }),
        clear: text('frame.search.clear'),
        clearAll: text('lobby.filter.clear'),
        remove: (name) => text('lobby.filter.remove', { name }),
      }}
    />
  );
}
