import { addDays, dayOf, dayStart } from '@baize/domain';
import type { contentEntries, WireOf } from '@baize/gateway';
import { contentLanguages, contentOf } from '../base/content.ts';
import type { BrandId } from '../base/settings.ts';
import { bannerAddress, banners, heroOf } from './banners.ts';
import { termsVersions } from './contentDesk.ts';

type EntryWire = NonNullable<WireOf<typeof contentEntries>>[number];

/** Zone of the invented operator's team. */
const zone = 'Asia/Karachi';
const home = 'w_home';

/** Segment of one of the demo players. */
const early = 'Early bird';

/**
 * Returns the plan of an invented operator's team: what is up, what follows in the next weeks, and what was before.
 * Times stand by the day, so that a plan holds from one midnight of its zone to the next.
 */
export function contentPlan(now: number, brand: BrandId): EntryWire[] {
  const today = dayOf(now, zone);
  const at = (days: number, hours = 0) =>
    new Date(dayStart(addDays(today, days), zone) + hours * 3_600_000).toISOString();
  const art = (name: string, language: string) => bannerAddress(name, brand, language);
  const base = { zone, revision: 1 };
  const banner = (id: string, picture: string, part: Partial<EntryWire>): EntryWire => ({
    ...base,
    id,
    kind: 'banner',
    slot: home,
    words: inLanguages(id, ([title = '', text = ''], language) => ({ title, text, picture: art(picture, language) })),
    ...part,
  });
  return [
    banner('w_home-stadium', 'stadium', {
      to: at(6, 6),
      linkage: 'route',
      target: '/sports',
      words: Object.fromEntries(
        contentLanguages.map((language) => {
          const week = banners(home, language, brand).find(({ bannerId }) => bannerId === 'w_home-stadium');
          return [language, { title: week?.title ?? '', text: week?.content ?? '', picture: week?.url ?? null }];
        }),
      ),
    }),
    banner('cricket-final', 'stadium', { from: at(6, 6), to: at(9), linkage: 'route', target: '/sports', order: 3 }),
    banner('welcome-banner', heroOf(brand, 'EN').scene, { for: { languages: ['UR'], viewers: ['visitor'] }, order: 5 }),
    banner('first-deposit', 'jackpot', {
      from: at(2),
      to: at(12),
      offers: 'promotion',
      for: { not: { segments: [early] } },
      linkage: 'promotion',
      target: 'p-newbie',
      order: 4,
    }),
    {
      ...base,
      id: 'early-row',
      kind: 'row',
      slot: 'home.rows',
      for: { viewers: ['player'], segments: [early] },
      source: { kind: 'new', type: 'RNG' },
      words: inLanguages('early-row', ([title = '']) => ({ title })),
    },
    {
      ...base,
      id: 'holiday-payments',
      kind: 'notice',
      slot: 'notice',
      from: at(3),
      to: at(12),
      words: inLanguages('holiday-payments', ([title = '', content = '']) => ({ title, content })),
    },
    {
      ...base,
      id: 'limits-popup',
      kind: 'popup',
      slot: 'popup',
      from: at(4, 9),
      to: at(6),
      for: { viewers: ['player'] },
      words: inLanguages('limits-popup', ([title = '', content = '']) => ({ title, content })),
    },
    {
      ...base,
      id: 'welcome-page',
      kind: 'page',
      slot: 'page:/p/welcome',
      words: inLanguages('welcome', ([title = '', text = '']) => ({ title, text })),
      blocks: inLanguages('welcome', welcomeBlocks),
    },
    {
      ...base,
      id: 'first-deposit-page',
      kind: 'page',
      slot: 'page:/p/first-deposit',
      offers: 'promotion',
      words: inLanguages('first-deposit-page', ([title = '', text = '']) => ({ title, text })),
      blocks: inLanguages('first-deposit-page', ([, , intro = '', heading = '', question = '', answer = '']) => [
        { kind: 'text', title: '', content: intro },
        { kind: 'offer', promotion: 'p-newbie' },
        { kind: 'questions', title: heading, items: [{ title: question, content: answer }] },
      ]),
    },
    ...legalTexts(at),
  ];
}

type Words = readonly string[];

/** Returns what a team wrote under a name, in the languages that it wrote in. */
function inLanguages<T>(name: string, make: (words: Words, language: string) => T): Record<string, T> {
  return Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const words = contentOf(language).plan[name];
      return words ? [[language, make(words, language)]] : [];
    }),
  );
}

function welcomeBlocks([, , intro = '', steps = '', ...more]: Words): NonNullable<EntryWire['blocks']>[string] {
  const [a = '', b = '', c = '', d = '', e = '', f = '', row = '', asked = '', g = '', h = '', i = '', j = ''] = more;
  return [
    { kind: 'text', title: '', content: intro },
    {
      kind: 'steps',
      title: steps,
      items: [
        { title: a, text: b },
        { title: c, text: d },
        { title: e, text: f },
      ],
    },
    { kind: 'row', title: row, source: { kind: 'hot', type: 'RNG' } },
    {
      kind: 'questions',
      title: asked,
      items: [
        { title: g, content: h },
        { title: i, content: j },
      ],
    },
  ];
}

function legalTexts(at: (days: number) => string): EntryWire[] {
  const text = (version: string, from: string): EntryWire => ({
    zone,
    revision: 1,
    id: `terms-${version}`,
    kind: 'legal',
    slot: 'legal:terms',
    from,
    version,
    words: Object.fromEntries(
      contentLanguages.map((language) => {
        const { help, plan } = contentOf(language);
        const [title = '', content = ''] = help.terms ?? [];
        return [language, { title, content, changes: plan['terms-changes']?.[0] ?? '' }];
      }),
    ),
  });
  return [text(termsVersions.before, at(-200)), text(termsVersions.now, at(-5))];
}
