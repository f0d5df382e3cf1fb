import type { Motif } from './motif.ts';

const underwater = {
  palettes: ['reef', 'abyss'],
  scenes: ['water'],
  face: 'titan',
  warp: 'bulge',
  pattern: 'scales',
} as const;
const floodlit = { palettes: ['pitch'], scenes: ['stadium'], face: 'anton', warp: 'flat', pattern: 'stripes' } as const;

export const categoryMotifs = {
  FISH: [
    {
      ...underwater,
      subjects: {
        Reef: 'tropical-fish',
        Lagoon: 'tropical-fish',
        Bay: 'shark-jaws',
        Shark: 'shark-jaws',
        Sound: 'turtle',
        Turtle: 'turtle',
        Strait: 'manta-ray',
        Manta: 'manta-ray',
        Trench: 'angler-fish',
        Abyss: 'angler-fish',
        Deep: 'octopus',
        Kraken: 'octopus',
        Cove: 'crab',
        Crab: 'crab',
        Shoal: 'seahorse',
        Gulf: 'sperm-whale',
        Tide: 'mermaid',
        Atoll: 'seahorse',
        Shallows: 'turtle',
        Kelp: 'seahorse',
      },
    },
  ],
  SPORTS: [
    {
      ...floodlit,
      subjects: {
        Match: 'soccer-ball',
        Goal: 'soccer-ball',
        Football: 'soccer-ball',
        Cricket: 'cricket-bat',
        Wicket: 'cricket-bat',
      },
    },
    {
      ...floodlit,
      palettes: ['dusk'],
      subjects: { Court: 'basketball-ball', Basket: 'basketball-ball', Hoop: 'basketball-ball' },
    },
    {
      ...floodlit,
      palettes: ['cobalt'],
      subjects: { Tennis: 'tennis-racket', Net: 'tennis-racket', Shuttle: 'shuttlecock', Rally: 'tennis-racket' },
    },
    {
      ...floodlit,
      palettes: ['forest'],
      subjects: { Track: 'horse-head', Trackside: 'horse-head', Derby: 'horse-head', Saddle: 'horse-head' },
    },
    {
      ...floodlit,
      palettes: ['wine'],
      subjects: { Ring: 'boxing-glove', Corner: 'boxing-glove', Bout: 'boxing-glove' },
    },
  ],
  ESPORTS: [
    {
      palettes: ['night', 'royal', 'slate'],
      scenes: ['shards'],
      face: 'russo',
      warp: 'rise',
      pattern: 'lattice',
      subjects: {
        Arena: 'gamepad',
        Rift: 'crossed-swords',
        Legion: 'centurion-helmet',
        Siege: 'dragon-shield',
        Mech: 'robot-helmet',
        Blade: 'winged-sword',
        Storm: 'winged-sword',
        Duel: 'crossed-swords',
        Cyber: 'robot-helmet',
        Turbo: 'full-motorcycle-helmet',
      },
    },
  ],
  DS88: [
    {
      palettes: ['ember', 'saffron', 'lacquer'],
      scenes: ['rays'],
      face: 'alfa',
      warp: 'arch',
      pattern: 'weave',
      minor: 'cog',
      subjects: { Rooster: 'rooster' },
    },
  ],
} as const satisfies Record<string, readonly Motif[]>;
