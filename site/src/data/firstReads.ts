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

export interface Reader {
  merchant: string;
  merchantCode: string;
  channel: string;
  language: string;
}

export interface FirstRead<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Media query of the windows that need it; all by default. */
  media?: string;
}

export const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>, media?: string) =>
  ({ endpoint, input, media }) as FirstRead;

const noticeTypes = ['PL', 'H', 'PU'];

export const noticesInput = (language: string) => ({ types: noticeTypes, language });

export const bannersInput = (pathname: string, language: string) => {
  const group = bannerGroup(pathname);
  return group ? { types: ['B'], groupName: group, language } : null;
};

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

/** Further reads of each page, by its canonical path. */
export const firstReads: Readonly<Record<string, ReadsOf | undefined>> = {
  '/': home,
  '/fish': bannersOf,
  '/pvp': bannersOf,
  '/live': category,
  '/sports': category,
  '/esports': category,
  '/elott': category,
};
