import type { GameType } from '@baize/domain';
import { stressVendors, type VendorSeed, vendorSeeds } from './names.ts';

export interface Vendor {
  code: string;
  name: string;
  gameType: GameType;
  hot: boolean;
  maintenance: boolean;
  list: boolean;
  family: 'FB' | 'SEAMLESS' | null;
  ownWindow: boolean;
  rooms: boolean;
  accountTypeId: number;
  /** Place among all vendors, including stress ones; basis of node ids and titles. */
  order: number;
}

const gameTypes = Object.keys(vendorSeeds) as GameType[];

const stressed = new Set(stressVendors.map((vendor) => vendor.code));

const seeds: readonly (VendorSeed & { gameType: GameType })[] = [
  ...gameTypes.flatMap((gameType) => vendorSeeds[gameType].map((seed) => ({ ...seed, gameType }))),
  ...stressVendors.map((seed) => ({ ...seed, gameType: 'RNG' as const })),
];

export const allVendors: readonly Vendor[] = seeds.map(
  ({ code, name, gameType, hot, maintenance, list, family, ownWindow, rooms }, order) => ({
    code,
    name,
    gameType,
    hot: hot === true,
    maintenance: maintenance === true,
    list: list === true,
    family: family ?? null,
    ownWindow: ownWindow === true,
    rooms: rooms === true,
    accountTypeId: 101 + order,
    order,
  }),
);

const byCode = new Map(allVendors.map((vendor) => [vendor.code, vendor]));

export const vendorByCode = (code: string): Vendor | undefined => byCode.get(code);

export const vendorsOf = (gameType: string, stress: boolean): readonly Vendor[] =>
  allVendors.filter((vendor) => vendor.gameType === gameType && (stress || !stressed.has(vendor.code)));
