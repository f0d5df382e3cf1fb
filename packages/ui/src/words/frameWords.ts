/** Words of the frame and of lobbies. */

import type { AccountMenuProps } from '../frame/AccountMenu.tsx';
import type { BalanceProps } from '../frame/Balance.tsx';
import type { CategoryStripProps } from '../frame/CategoryStrip.tsx';
import type { InlineLoginProps } from '../frame/InlineLogin.tsx';
import type { LanguageMenuProps } from '../frame/LanguageMenu.tsx';
import type { NavBarProps } from '../frame/NavBar.tsx';
import type { SearchButtonProps } from '../frame/SearchButton.tsx';
import type { SkipLinkProps } from '../frame/SkipLink.tsx';
import type { TabBarProps } from '../frame/TabBar.tsx';
import type { ThemeSwitchProps } from '../frame/ThemeSwitch.tsx';
import type { VendorMenuProps } from '../frame/VendorMenu.tsx';
import type { VendorStripProps } from '../frame/VendorStrip.tsx';
import type { WalletHeaderProps } from '../frame/WalletHeader.tsx';
import type { GameCardProps } from '../game/GameCard.tsx';
import type { GameFrameProps } from '../game/GameFrame.tsx';
import type { GameGridProps } from '../game/GameGrid.tsx';
import type { GridPositionProps } from '../game/GridPosition.tsx';
import type { LobbyBarProps } from '../game/LobbyBar.tsx';
import type { StudioPickerProps } from '../game/StudioPicker.tsx';
import type { TableCardProps } from '../game/TableCard.tsx';
import type { VendorTabsProps } from '../game/VendorTabs.tsx';
import type { WinnerBoardProps } from '../game/WinnerBoard.tsx';
import { inOrder, text } from './text.ts';

export const AccountMenu = ({ id, count }: { id: string; count: number }): Pick<AccountMenuProps, 'words'> => ({
  words: {
    id: text('frame.account.id', { id }),
    copy: text('frame.account.copy'),
    signOut: text('frame.signOut'),
    count: text('frame.account.count', { count }),
  },
});

/** `since` is the time of day when an outdated balance was right. */
export const Balance = ({ since = '' }: { since?: string } = {}): Pick<BalanceProps, 'words'> => ({
  words: {
    hide: text('frame.balance.hide'),
    show: text('frame.balance.show'),
    refresh: text('frame.balance.refresh'),
    updating: text('frame.balance.updating'),
    unavailable: text('frame.balance.unavailable'),
    outdated: text('frame.balance.outdated', { time: inOrder(since) }),
  },
});

export const CategoryStrip: Pick<CategoryStripProps, 'label'> = { label: text('home.categories') };

export const GameCard: Pick<GameCardProps, 'words'> = {
  words: {
    play: (title) => text('game.play', { title }),
    favourite: (title) => text('game.favourite', { title }),
    start: text('game.play.short'),
    hot: text('nav.hot'),
    jackpot: text('game.jackpot'),
    fresh: text('game.new'),
    maintenance: text('game.maintenance'),
  },
};

export const GameFrame = ({ studio }: { studio: string }): Pick<GameFrameProps, 'words'> => ({
  words: {
    lobby: text('play.lobby'),
    more: text('play.more'),
    reload: text('play.reload'),
    close: text('play.close'),
    fullScreen: text('play.fullScreen'),
    leaveFullScreen: text('play.leaveFullScreen'),
    note: text('play.frame.note', { studio }),
    skip: text('play.skip'),
  },
});

export const GameGrid: Pick<GameGridProps, 'words'> = { words: GameCard.words };

export const GridPosition: Pick<GridPositionProps, 'words'> = {
  words: {
    seen: (last, total) => text('lobby.shown', { shown: last, total }),
    top: text('lobby.top'),
  },
};

export const InlineLogin: Pick<InlineLoginProps, 'words'> = {
  words: {
    username: text('login.username'),
    mobile: text('phone.mobile'),
    mode: text('phone.ways'),
    password: text('login.password'),
    show: text('login.password.show'),
    hide: text('login.password.hide'),
    forgot: text('login.forgot'),
    login: text('login.action'),
    register: text('login.register'),
    required: (field) => text('login.required', { field }),
  },
};

export const LanguageMenu: Pick<LanguageMenuProps, 'label'> = { label: text('frame.language') };

export const LobbyBar: Pick<LobbyBarProps<string>, 'words'> = {
  words: {
    filter: text('lobby.filter'),
    filters: (count) => text('lobby.filter.count', { count }),
    clear: text('frame.search.clear'),
    clearAll: text('lobby.filter.clear'),
    remove: (name) => text('lobby.filter.remove', { name }),
  },
};

export const NavBar: Pick<NavBarProps, 'label' | 'words'> = {
  label: text('frame.main'),
  words: {
    hot: text('nav.hot'),
    more: text('nav.rest'),
    studios: (category) => text('nav.vendors', { category }),
  },
};

export const SearchButton: Pick<SearchButtonProps, 'label'> = { label: text('frame.search') };

export const SkipLink: Pick<SkipLinkProps, 'children'> = { children: text('frame.skip') };

/** For `studios` of `LobbyBar`. */
export const StudioPicker: Pick<StudioPickerProps, 'label' | 'words'> = {
  label: text('lobby.studios'),
  words: {
    count: (count) => text('lobby.studios.chosen', { count }),
    clear: text('lobby.studios.clear'),
    search: text('lobby.studios.search'),
    clearSearch: text('frame.search.clear'),
    nothing: text('lobby.studios.none'),
    show: text('lobby.studios.show'),
  },
};

export const TabBar: Pick<TabBarProps, 'label'> = { label: text('frame.main') };

export const ThemeSwitch: Pick<ThemeSwitchProps, 'label'> = { label: text('frame.theme') };

export const TableCard: Pick<TableCardProps, 'words'> = {
  words: {
    play: (name) => text('game.play', { title: name }),
    favourite: (name) => text('game.favourite', { title: name }),
  },
};

export const VendorMenu: Pick<VendorMenuProps, 'words'> = { words: { hot: text('nav.hot') } };

export const VendorStrip: Pick<VendorStripProps, 'label' | 'words'> = {
  label: text('home.studios'),
  words: { pause: text('frame.pause'), play: text('frame.play') },
};

export const VendorTabs: Pick<VendorTabsProps, 'label' | 'all' | 'words'> = {
  label: text('lobby.studios'),
  all: { label: text('lobby.studios.all') },
  words: { previous: text('frame.previous'), next: text('frame.next') },
};

export const WalletHeader: Pick<WalletHeaderProps, 'words'> = {
  words: {
    hide: text('frame.balance.hide'),
    show: text('frame.balance.show'),
    refresh: text('frame.balance.refresh'),
    updating: text('wallet.updating'),
    unavailable: text('frame.balance.unavailable'),
  },
};

export const WinnerBoard: Pick<WinnerBoardProps, 'title' | 'words'> = {
  title: text('home.winners'),
  words: { pause: text('frame.pause'), play: text('frame.play') },
};
