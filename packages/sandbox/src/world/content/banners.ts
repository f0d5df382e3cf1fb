import { contentOf } from '../base/content.ts';

export interface Banner {
  bannerId: string;
  groupName: string;
  /** Path on an image origin. */
  url: string;
  linkageType: 'route' | 'game' | 'promotion' | 'external' | null;
  linkageTarget: string | null;
  title: string;
  content: string;
}

interface Picture {
  art: string;
  link?: readonly [type: NonNullable<Banner['linkageType']>, target: string];
}

const pictures = {
  table: { art: 'table' },
  cards: { art: 'cards', link: ['route', '/live'] },
  jackpot: { art: 'jackpot', link: ['route', '/rng?classify=JP'] },
  stadium: { art: 'stadium', link: ['route', '/sports'] },
  ocean: { art: 'ocean', link: ['route', '/fish'] },
  peers: { art: 'cards' },
  arena: { art: 'arena' },
  draws: { art: 'draws' },
  newbie: { art: 'gifts', link: ['promotion', 'p-newbie'] },
  game: { art: 'jackpot', link: ['game', 'OMB-1'] },
  points: { art: 'table' },
  outside: { art: 'stadium', link: ['external', 'https://help.example/safer-play'] },
} as const satisfies Record<string, Picture>;

/** Every route group, including one with a single banner and one without any. */
const groups: Readonly<Record<string, readonly (keyof typeof pictures)[]>> = {
  w_home: ['table', 'cards', 'jackpot', 'stadium', 'ocean'],
  w_rng: ['jackpot', 'game', 'newbie'],
  w_live: ['cards', 'table'],
  w_fish: ['ocean'],
  w_pvp: ['peers'],
  w_sports: ['stadium', 'outside'],
  w_esports: ['arena'],
  w_lott: ['draws', 'jackpot'],
  w_down: ['table'],
  w_promotion: ['newbie', 'game'],
  w_shop: ['points'],
  w_help: [],
  w_login: ['cards'],
  w_reg: ['newbie'],
};

export function banners(group: string, language: string, brand: string): readonly Banner[] {
  const names = Object.hasOwn(groups, group) ? (groups[group] ?? []) : [];
  const words = contentOf(language).banners;
  return names.map((name) => {
    const picture: Picture = pictures[name];
    const [title = '', content = ''] = words[name] ?? [];
    return {
      bannerId: `${group}-${name}`,
      groupName: group,
      url: `/art/banners/${picture.art}.svg?brand=${brand}${language === 'UR' ? '&dir=rtl' : ''}`,
      linkageType: picture.link?.[0] ?? null,
      linkageTarget: picture.link?.[1] ?? null,
      title,
      content,
    };
  });
}
