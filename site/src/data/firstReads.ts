import type { Services } from '../core/services/services.ts';
import { beginBanners, beginNotices } from './announcements.ts';
import { beginHotGames } from './games.ts';
import { beginVendorLanes } from './vendors.ts';

// What pages read first, begun by their routes beside their scripts.

export function beginHome(services: Services, path: string): void {
  beginHotGames(services, 'RNG');
  beginHotGames(services, 'LIVE');
  beginBanners(services, path);
  beginNotices(services);
}

export function beginCategory(services: Services, path: string): void {
  beginVendorLanes(services);
  beginBanners(services, path);
}
