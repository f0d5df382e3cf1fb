/** Every invented name of the sandbox. Nothing here imitates a real vendor, game or person. */

import type { GameType } from '@baize/domain';

export interface VendorSeed {
  code: string;
  name: string;
  flavour: string;
  hot?: boolean;
  /** Closed for the time being, with all its games. */
  maintenance?: boolean;
  /** A press on it offers its games instead of opening one. */
  list?: boolean;
  /** The account family that decides which page carries its games. */
  family?: 'FB' | 'SEAMLESS';
  /** Refuses to be framed: its games open in a window of their own. */
  ownWindow?: boolean;
  /** Its games are played in rooms that players share. */
  rooms?: boolean;
}

export const vendorSeeds: Record<GameType, readonly VendorSeed[]> = {
  RNG: [
    { code: 'OMB', name: 'Ombrelith', flavour: 'moody myth', hot: true },
    { code: 'PKP', name: 'Pikkoparade', flavour: 'candy' },
    { code: 'HXN', name: 'Hexanilla', flavour: 'alchemy' },
    { code: 'TRB', name: 'Tarrowbelle', flavour: 'folk' },
    { code: 'BRW', name: 'Brindlewake', flavour: 'sea' },
    { code: 'QSM', name: 'Quassimint', flavour: 'retro fruit', hot: true },
    { code: 'ZRV', name: 'Zorvanelle', flavour: 'sci-fi' },
  ],
  LIVE: [
    { code: 'MRQ', name: 'Marquennette', flavour: 'salon', hot: true, list: true },
    { code: 'CRP', name: 'Croupelle', flavour: 'game shows' },
    { code: 'OND', name: 'Ondravelle', flavour: 'baccarat', list: true },
    { code: 'VLT', name: 'Veltamarre', flavour: 'regional tables', maintenance: true, list: true },
  ],
  FISH: [
    { code: 'CRL', name: 'Coralorum', flavour: 'reef', hot: true },
    { code: 'DPK', name: 'Deepkettle', flavour: 'trench' },
    { code: 'ABY', name: 'Abyssodrome', flavour: 'abyss' },
  ],
  PVP: [
    { code: 'KDR', name: 'Kadoritte', flavour: 'cards', rooms: true },
    { code: 'RKW', name: 'Rookwistle', flavour: 'cards' },
    { code: 'TMS', name: 'Trumpelmoss', flavour: 'cards', rooms: true },
  ],
  SPORTS: [
    { code: 'TCM', name: 'Touchmarrow', flavour: 'field', family: 'SEAMLESS' },
    { code: 'GLB', name: 'Goalbrindle', flavour: 'pitch', family: 'FB' },
  ],
  ESPORTS: [
    { code: 'FRG', name: 'Fraglume', flavour: 'arena' },
    { code: 'CLM', name: 'Clutchmarl', flavour: 'rift', ownWindow: true },
  ],
  ELOTT: [
    { code: 'BLM', name: 'Ballomeria', flavour: 'keno and 5D', hot: true, list: true },
    { code: 'SVH', name: 'Sevenhazel', flavour: 'minute draws', list: true },
  ],
  LOTT: [
    { code: 'DRZ', name: 'Drawzingo', flavour: '3D and 4D', list: true },
    { code: 'NMB', name: 'Numbrellic', flavour: '6/45', list: true },
  ],
  DS88: [{ code: 'CMB', name: 'Combdale', flavour: 'clockwork roosters' }],
};

/** Seven more slot studios, so that both the arrows (above 7) and "more" (from 13) can be seen. */
export const stressVendors: readonly VendorSeed[] = [
  { code: 'GLM', name: 'Glimmerant', flavour: 'moody myth' },
  { code: 'WVL', name: 'Wovelight', flavour: 'folk' },
  { code: 'FZD', name: 'Fizzdander', flavour: 'candy' },
  { code: 'KLP', name: 'Kelpionne', flavour: 'sea' },
  { code: 'VRX', name: 'Voltarrix', flavour: 'sci-fi' },
  { code: 'PLM', name: 'Plumbrisco', flavour: 'retro fruit' },
  { code: 'ATH', name: 'Athanorra', flavour: 'alchemy' },
];

export const slotAdjectives =
  'Amber Velvet Copper Hollow Midnight Gilded Ashen Crimson Silver Drowsy Thorn Marble Saffron Winter Hidden Lucky Cobalt Burnished Whispering Emerald Feral Ivory Painted Stormy Scarlet Sunken Jade Molten Quiet Radiant Indigo Wandering Frosted Golden Wild Grand Rusty Starlit Violet Opal Twin Three Five Seven Nine'.split(
    ' ',
  );

export const countingAdjectives: ReadonlySet<string> = new Set(['Twin', 'Three', 'Five', 'Seven', 'Nine']);

/** Empty stands for "no suffix": many titles are two words long. */
export const slotSuffixes: readonly string[] = [
  '',
  'Trail',
  ': Vault',
  'Fortune',
  'Rising',
  ': Encore',
  'Parade',
  'Quest',
  'Spins',
  'Bonanza',
  'Legacy',
  ': Ascent',
  'Delight',
];

/** Each holds the name of a kind of game, by which the game opens. */
export const liveTables = [
  'Baccarat',
  'Roulette',
  'Blackjack',
  'Sic Bo',
  'Dragon Tiger',
  'Grand Roulette',
  'Royal Baccarat',
];
export const liveRooms = ['Juniper', 'Marigold', 'Sable', 'Orchid', 'Harbour', 'Cedar', 'Lantern', 'Mirabel'];
export const fishVerbs = ['Drum', 'Sweep', 'Rule', 'Haunt', 'Charm', 'Stir', 'Storm', 'Wake'];
export const fishSeas = ['Lagoon', 'Reef', 'Trench', 'Shallows', 'Gulf', 'Abyss', 'Strait', 'Kelp Sea'];
export const pvpGames = [
  'Hi-Lo',
  'Royal Hi-Lo',
  'Pearl Hi-Lo',
  'Grand Hi-Lo',
  'Velvet Hi-Lo',
  'Amber Hi-Lo',
  'Silver Hi-Lo',
  'Scarlet Hi-Lo',
];
export const pvpRooms = ['Garden', 'Rush', 'Circle', 'Nights', 'Court', 'Terrace'];
export const roomNames = [
  'Bay Window',
  'Corner',
  'Balcony',
  'Fireside',
  'Garden Door',
  'Attic',
  'Veranda',
  'Long Table',
];
export const sportsTitles = [
  'Cricket Exchange',
  'Match Day',
  'Goal Rush',
  'Wicket Watch',
  'Football Floor',
  'Cricket Ground',
];
export const esportsTitles = ['Arena Five', 'Rift Masters', 'Lane Storm', 'Cyber Kick', 'Hex Duel', 'Turbo League'];
export const roosterTitles = ['Brass Spur Derby', 'Clockwork Comb', 'Tin Feather Cup'];
export const lotteryPlaces = [
  'Harbour',
  'Saffron Bay',
  'Northgate',
  'Lotus Delta',
  'Highland',
  'Old Quarter',
  'Riverbend',
];

/** Beginnings and ends of the masked names on the winner board. */
export const nameHeads =
  'ra mei zub k9 ton asl ji vic hu sar nad bil far imr zoe lin tho phu ame oki bas del sam yas'.split(' ');
export const nameTails = '87 n r 21 o m on y ng a 5 ee x 03 z i 44 sh'.split(' ');

/** Teams of the sports book: a place, and what its people are called. */
export const teamPlaces =
  'Thornmere Vellbridge Quillhaven Ostrafield Marrowgate Dunwick Pellanore Harrowby Sablecross Wexmoor Larkspire Tindale'.split(
    ' ',
  );
export const teamBeasts: Readonly<Record<'football' | 'cricket' | 'arena', readonly string[]>> = {
  football: ['Badgers', 'Lanterns', 'Millers', 'Otters'],
  cricket: ['Kestrels', 'Monsoons', 'Mangroves', 'Parakeets'],
  arena: ['Static', 'Glyphs', 'Voltage', 'Nocturne'],
};
