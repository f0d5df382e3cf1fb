import { contentOf } from '../base/content.ts';

interface Post {
  slug: string;
  art: string;
  daysAgo: number;
}

const posts: readonly Post[] = [
  { slug: 'limits-before-luck', art: 'table', daysAgo: 2 },
  { slug: 'how-a-draw-is-held', art: 'jackpot', daysAgo: 9 },
  { slug: 'reading-a-game-sheet', art: 'cards', daysAgo: 16 },
  { slug: 'your-first-week', art: 'ocean', daysAgo: 30 },
];

const day = 86_400_000;

/** Returns the posts in a language, newest first. Times change only once a day. */
export function blog(language: string, now: number, brand: string) {
  const today = Math.floor(now / day) * day;
  const words = contentOf(language).blog;
  const dir = language === 'UR' ? '&dir=rtl' : '';
  return posts.map(({ slug, art, daysAgo }) => {
    const [title = slug, summary = '', content = ''] = words[slug] ?? [];
    const picture = `/art/banners/${art}.svg?brand=${brand}${dir}`;
    return { slug, title, summary, content, picture, time: today - daysAgo * day };
  });
}
