import { brandDocuments } from '@baize/tokens/brandDocuments';
import { contentOf } from '../base/content.ts';
import type { BrandId } from '../base/settings.ts';

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
  /** Kind of the art; undefined for the scene of the brand. */
  art?: string;
  link?: readonly [type: NonNullable<Banner['linkageType']>, target: string];
}

const pictures = {
  hero: {},
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
  points: { art: 'gifts' },
  outside: { art: 'stadium', link: ['external', 'https://help.example/safer-play'] },
} as const satisfies Record<string, Picture>;

/** Every route group, including one with a single banner and one without any. */
const groups: Readonly<Record<string, readonly (keyof typeof pictures)[]>> = {
  w_home: ['hero', 'cards', 'jackpot', 'stadium', 'ocean'],
  w_rng: ['jackpot', 'game', 'newbie'],
  w_live: ['cards', 'table'],
  w_fish: ['ocean'],
  w_pvp: ['peers'],
  w_sports: ['stadium', 'outside'],
  w_esports: ['arena'],
  w_lott: ['draws', 'jackpot'],
  w_down: ['hero'],
  w_promotion: ['newbie', 'game'],
  w_shop: ['points'],
  w_help: [],
  w_login: ['cards'],
  w_reg: ['newbie'],
};

export function banners(group: string, language: string, brand: BrandId): readonly Banner[] {
  const names = Object.hasOwn(groups, group) ? (groups[group] ?? []) : [];
  const words = contentOf(language).banners;
  const hero = heroOf(brand, language);
  return names.map((name) => {
    const picture: Picture = pictures[name];
    const [title = '', content = ''] = name === 'hero' ? hero.words : (words[name] ?? []);
    return {
      bannerId: `${group}-${name}`,
      groupName: group,
      url: bannerAddress(picture.art ?? hero.scene, brand, language),
      linkageType: picture.link?.[0] ?? null,
      linkageTarget: picture.link?.[1] ?? null,
      title,
      content,
    };
  });
}

export const bannerAddress = (art: string, brand: BrandId, language: string): string =>
  `/art/banners/${art}.svg?brand=${brand}${language === 'UR' ? '&dir=rtl' : ''}`;

/** Returns the brand's scene with headline and lead, those of the table if the brand has no words. */
export function heroOf(brand: BrandId, language: string): { scene: string; words: readonly string[] } {
  const { scene, words = {} } = brandDocuments[brand].hero ?? { scene: 'mark' };
  const said = words[language] ?? words.EN;
  return { scene, words: said ? [said.headline, said.lead] : (contentOf(language).banners.table ?? []) };
}
