import { bannerGroup } from '@baize/domain';
import {
  announcements,
  countryCode,
  type Endpoint,
  gameMenus,
  hotGames,
  type InputOf,
  permission,
  systemStatus,
  vendorLanes,
} from '@baize/gateway';

// What pages read first: `boot.js` asks for it before there is a script, and the routes beside their scripts.

/** What the inputs are made of: the brand's code at the platform, and the language of the page. */
export interface Reader {
  merchantCode: string;
  language: string;
}

/** A call with its input. */
export interface FirstRead<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: InputOf<E>;
}

const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({ endpoint, input }) as FirstRead;

/** One call brings the notices and the popups. */
const noticeTypes = ['PL', 'H', 'PU'];

export const noticesInput = (language: string) => ({ types: noticeTypes, language });

/** Null where the address has no group of banners. */
export const bannersInput = (pathname: string, language: string) => {
  const group = bannerGroup(pathname);
  return group ? { types: ['B'], groupName: group, language } : null;
};

/** Every page: whether the platform is open to this visitor, and what the menus hold. */
export const readsOfAll = ({ language }: Reader, host: string): FirstRead[] => [
  read(countryCode, {}),
  read(permission, { url: host }),
  read(systemStatus, {}),
  read(gameMenus, { language }),
];

type ReadsOf = (reader: Reader, path: string) => FirstRead[];

const bannersOf: ReadsOf = ({ language }, path) => {
  const input = bannersInput(path, language);
  return input ? [read(announcements, input)] : [];
};

const home: ReadsOf = (reader, path) => [
  ...['RNG', 'LIVE'].map((gameType) => read(hotGames, { gameType, ...reader })),
  ...bannersOf(reader, path),
  read(announcements, noticesInput(reader.language)),
];

const category: ReadsOf = (reader, path) => [
  read(vendorLanes, { language: reader.language }),
  ...bannersOf(reader, path),
];

/** What a page reads besides, by its first address. */
export const firstReads: Readonly<Record<string, ReadsOf | undefined>> = {
  '/': home,
  '/rng': bannersOf,
  '/fish': bannersOf,
  '/pvp': bannersOf,
  '/live': category,
  '/sports': category,
  '/esports': category,
  '/elott': category,
};
