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

/** What the inputs are made of: what the brand is at the platform, and the language of the page. */
export interface Reader {
  merchant: string;
  merchantCode: string;
  channel: string;
  language: string;
}

/** A call with its input. */
export interface FirstRead<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** The windows that it is asked for in, as a media query; all of them when left out. */
  media?: string;
}

/** A call with its input, as one of many. */
export const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>, media?: string) =>
  ({ endpoint, input, media }) as FirstRead;

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

export type ReadsOf = (reader: Reader, path: string) => FirstRead[];

const bannersOf: ReadsOf = ({ language }, path) => {
  const input = bannersInput(path, language);
  return input ? [read(announcements, input)] : [];
};

const hot = (gameType: string, { merchantCode, language }: Reader) =>
  read(hotGames, { gameType, merchantCode, language });

const home: ReadsOf = (reader, path) => [
  ...['RNG', 'LIVE'].map((gameType) => hot(gameType, reader)),
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
  '/fish': bannersOf,
  '/pvp': bannersOf,
  '/live': category,
  '/sports': category,
  '/esports': category,
  '/elott': category,
};
