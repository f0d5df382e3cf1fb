export interface Banner {
  bannerId: string;
  groupName: string;
  /** Path of the picture on an image origin. */
  url: string;
  linkageType: 'route' | 'game' | 'promotion' | 'external' | null;
  linkageTarget: string | null;
  title: string;
  content: string;
}

type Words = readonly [title: string, content: string];

interface Picture {
  art: string;
  link?: readonly [type: NonNullable<Banner['linkageType']>, target: string];
  EN: Words;
  UR: Words;
}

const pictures = {
  table: {
    art: 'table',
    EN: ['The table is set. Take a seat.', 'Slots, live dealers, lottery draws and the match, all from one wallet.'],
    UR: ['میز سج چکی ہے، تشریف لائیں', 'سلاٹس، لائیو ڈیلر، لاٹری اور میچ، سب ایک ہی والٹ سے۔'],
  },
  cards: {
    art: 'cards',
    link: ['route', '/live'],
    EN: ['Baccarat after dark', 'Twelve live tables open every night from 20:00.'],
    UR: ['رات کا باکارا', 'ہر رات 20:00 بجے بارہ لائیو میزیں کھلتی ہیں۔'],
  },
  jackpot: {
    art: 'jackpot',
    link: ['route', '/rng?classify=JP'],
    EN: ['It rises every three seconds', 'One shared jackpot across the slots. Any spin can drop it.'],
    UR: ['ہر تین سیکنڈ میں بڑھتا ہے', 'تمام سلاٹس کا ایک مشترکہ جیک پاٹ۔ کوئی بھی اسپن اسے گرا سکتا ہے۔'],
  },
  stadium: {
    art: 'stadium',
    link: ['route', '/sports'],
    EN: ['Cricket week', 'Every over, every wicket. Markets open before the toss.'],
    UR: ['کرکٹ کا ہفتہ', 'ہر اوور، ہر وکٹ۔ ٹاس سے پہلے مارکیٹ کھلتی ہے۔'],
  },
  ocean: {
    art: 'ocean',
    link: ['route', '/fish'],
    EN: ['The reef is open', 'Aim, fire, haul. Fishing rooms for one to six players.'],
    UR: ['ریف کھلی ہے', 'نشانہ، فائر، شکار۔ ایک سے چھ کھلاڑیوں کے کمرے۔'],
  },
  newbie: {
    art: 'table',
    link: ['promotion', 'p-newbie'],
    EN: ['A first deposit, doubled', 'The terms stand beside the button.'],
    UR: ['پہلی رقم، دگنی', 'شرائط بٹن کے ساتھ لکھی ہیں۔'],
  },
  game: {
    art: 'jackpot',
    link: ['game', 'OMB-1'],
    EN: ['Game of the week', 'Open it straight from here.'],
    UR: ['ہفتے کی گیم', 'یہیں سے کھولیں۔'],
  },
  outside: {
    art: 'stadium',
    link: ['external', 'https://help.example/safer-play'],
    EN: ['Play within your limits', 'How to set them, and when to stop.'],
    UR: ['اپنی حد میں کھیلیں', 'حد کیسے مقرر کریں، اور کب رکیں۔'],
  },
} as const satisfies Record<string, Picture>;

/** Every route group; w_vip-like strangers have none. One group has one banner, one has none at all. */
const groups: Readonly<Record<string, readonly (keyof typeof pictures)[]>> = {
  w_home: ['table', 'cards', 'jackpot', 'stadium', 'ocean'],
  w_rng: ['jackpot', 'game', 'newbie'],
  w_live: ['cards', 'table'],
  w_fish: ['ocean'],
  w_pvp: ['cards'],
  w_sports: ['stadium', 'outside'],
  w_esports: ['stadium'],
  w_lott: ['jackpot', 'table'],
  w_down: ['table'],
  w_promotion: ['newbie', 'game'],
  w_shop: ['jackpot'],
  w_help: [],
  w_login: ['table'],
  w_reg: ['newbie'],
};

/** Banners of a route group in the order to show them; an unknown group has none. */
export function banners(group: string, language: string, brand: string): readonly Banner[] {
  const names = Object.hasOwn(groups, group) ? (groups[group] ?? []) : [];
  return names.map((name) => {
    const picture: Picture = pictures[name];
    const urdu = language === 'UR';
    const [title, content] = urdu ? picture.UR : picture.EN;
    return {
      bannerId: `${group}-${name}`,
      groupName: group,
      url: `/art/banners/${picture.art}.svg?brand=${brand}${urdu ? '&dir=rtl' : ''}`,
      linkageType: picture.link?.[0] ?? null,
      linkageTarget: picture.link?.[1] ?? null,
      title,
      content,
    };
  });
}
