/** Invented names of the sandbox. None may imitate a real vendor, game or person. */

import type { GameType } from '@baize/domain';

export interface VendorSeed {
  code: string;
  name: string;
  flavour: string;
  hot?: boolean;
  maintenance?: boolean;
  /** List of its games, opened instead of a game. */
  list?: boolean;
  family?: 'FB' | 'SEAMLESS';
  /** Own window for its games, because it refuses to be framed. */
  ownWindow?: boolean;
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

/** Seven more slot studios, so that both the arrows (above 7) and "more" (from 13) appear. */
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

/** Suffixes; the empty one makes many titles two words long. */
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

/** Titles that each contain a kind of game, which decides how the game opens. */
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

export const nameHeads =
  'ra mei zub k9 ton asl ji vic hu sar nad bil far imr zoe lin tho phu ame oki bas del sam yas'.split(' ');
export const nameTails = '87 n r 21 o m on y ng a 5 ee x 03 z i 44 sh'.split(' ');

export const teamPlaces =
  'Thornmere Vellbridge Quillhaven Ostrafield Marrowgate Dunwick Pellanore Harrowby Sablecross Wexmoor Larkspire Tindale'.split(
    ' ',
  );
/** Names of teams by sport, each worn by one team. */
export const teamBeasts: Readonly<Record<'football' | 'cricket' | 'arena', readonly string[]>> = {
  football:
    'Badgers Lanterns Millers Otters Rovers Herons Ironsides Pilgrims Foxgloves Tanners Anchors Bellringers Coopers Drovers Ferrymen Gulls Harriers Ivies Jackdaws Kilnmen Larks Masons Nettles Oarsmen'.split(
      ' ',
    ),
  cricket:
    'Kestrels Monsoons Mangroves Parakeets Drummers Ibises Comets Marlins Banyans Scouts Barons Cyclones Dolphins Egrets Falcons Geckos Hornbills Jasmines Kites Lancers Mynas Nomads Orchids Pythons'.split(
      ' ',
    ),
  arena:
    'Static Glyphs Voltage Nocturne Parallax Embers Quartz Overtone Vector Halcyon Cinder Drift Eclipse Fathom Gravity Haze Impulse Keystone Lattice Mirage Nova Onyx Pulse Relay'.split(
      ' ',
    ),
};
