import type { CallNotes } from '../notes.ts';

export const games = {
  gameMenus: {
    group: 'games',
    title: 'Categories with their studios',
    about: 'Categories of the main navigation with their vendors.',
    refusals: [],
  },
  gameVendors: {
    group: 'games',
    title: 'Studios of a kind',
    about: 'Vendors of one game type, or of all.',
    refusals: [],
  },
  vendorLanes: {
    group: 'games',
    title: 'Studios of a category in lanes',
    about: 'Vendor cards of a category page, in lanes.',
    refusals: [],
  },
  gameList: {
    group: 'games',
    title: 'One page of the lobby',
    about:
      'One page of the lobby. Without `vassalage` it holds all studios; `sortType` is `new`, `name` or `rtp`, without it most popular first.',
    refusals: [],
  },
  searchGames: {
    group: 'games',
    title: 'Search games',
    about:
      'Games of all studios and kinds that match a name, best match first. Needs a token wherever the list of games does.',
    refusals: [],
  },
  hotGames: {
    group: 'games',
    title: 'Most played games',
    about: 'Most played games of a vendor or type.',
    refusals: [],
  },
  gameDetail: {
    group: 'games',
    title: 'Facts of a game',
    about: 'A game with what a player should know before the launch: return, volatility, stakes.',
    refusals: ['not-found'],
  },
  liveTables: {
    group: 'games',
    title: 'Live tables as they stand',
    about:
      'Live tables of all studios with limits, seats, the running phase and its end, and the last results, oldest first. Marks: the number (roulette, wheel), P, B or = (baccarat), D, T or = (dragon tiger), A or B (andar bahar), the sum (dice). An empty list leaves the page with its studios and games.',
    refusals: [],
  },
  roomList: {
    group: 'games',
    title: 'Rooms of a studio',
    about: 'Rooms of a vendor; empty for vendors without rooms.',
    refusals: [],
  },
  recentGames: {
    group: 'games',
    title: 'Games played lately',
    about: 'The player’s latest games, latest first.',
    refusals: [],
  },
  favouriteGames: {
    group: 'games',
    title: 'Favourite games',
    about: 'The player’s favourites of one kind, page by page.',
    refusals: [],
  },
  favouriteIds: {
    group: 'games',
    title: 'Ids of all favourites',
    about: 'The ids of all favourites, which fill the hearts on the cards.',
    refusals: [],
  },
  addFavourite: {
    group: 'games',
    title: 'Add a favourite',
    about: 'Adds a game to the favourites; a second time changes nothing.',
    refusals: ['not-allowed', 'not-found'],
  },
  removeFavourite: {
    group: 'games',
    title: 'Remove a favourite',
    about: 'Removes a favourite, with the fields in the body.',
    refusals: [],
  },
  winnerBoard: {
    group: 'games',
    title: 'Latest winners',
    about: 'Latest winners with masked names.',
    refusals: [],
  },
  rankList: {
    group: 'games',
    title: 'Biggest winners',
    about: 'Biggest winners of a day, week or month, names masked, with the player’s rank if they won anything.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
