import { compareAmounts, gameTypes, searchGameNames, toMinor } from '@baize/domain';
import type { Hono } from 'hono';
import { countries } from '../world/base/settings.ts';
import { banners } from '../world/content/banners.ts';
import { notices } from '../world/content/notices.ts';
import { type Game, stakeIn } from '../world/games/games.ts';
import { vendorsOf } from '../world/games/vendors.ts';
import { registerRulesOf } from '../world/sign-in/registerRules.ts';
import type { World } from '../world/world.ts';
import { momentOf, Problem, pageOf, sumOf, tagOf } from './answers.ts';
import type { Larch } from './parts.ts';

/** Kinds of larch by our categories; it has no lottery. */
export const kinds = {
  RNG: 'SLOTS',
  LIVE: 'LIVE',
  FISH: 'FISHING',
  PVP: 'TABLES',
  SPORTS: 'SPORT',
  ESPORTS: 'ESPORT',
} as const;

const states = ['OPEN', 'PAUSED', 'BLOCKED'] as const;
const texts = (text: string, more: Readonly<Record<string, string>> = {}) => ({ en: text, ...more });

export const slugOf = ({ title, nodeId }: Game): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${nodeId}`;

export const gameIdOf = (game: Game): string => `gam:${game.vassalage.toLowerCase()}/${slugOf(game)}`;

export const coverOf = ({ vassalage, code }: Pick<Game, 'vassalage' | 'code'>): string =>
  `/art/games/${vassalage}/${code}.svg`;

/** Finds a game by its slug, whose last part is its number. Throws a 404. */
export function gameBySlug(world: World, slug: string): Game {
  const game = world.games.byNode(Number(/-(\d+)$/.exec(slug)?.[1]));
  if (!game || !(game.gameType in kinds)) throw new Problem('not-found', 404);
  return game;
}

export function gameOf(game: Game, world: World) {
  const currency = world.currency();
  const { UR: ur } = game.names as Readonly<Record<string, string | undefined>>;
  return {
    id: gameIdOf(game),
    slug: slugOf(game),
    title: texts(game.title, ur ? { ur } : {}),
    kind: kinds[game.gameType as keyof typeof kinds],
    studio: { code: game.vassalage, name: game.vendor.name },
    cover: coverOf(game),
    class: game.classify,
    tags: [...(game.hot ? ['HOT'] : []), ...(game.fresh ? ['NEW'] : []), ...(game.jackpot ? ['JACKPOT'] : [])],
    stake_min: sumOf(toMinor(game.minBet, currency.digits) ?? 0n, currency),
    state: game.maintenance ? 'PAUSED' : 'OPEN',
  };
}

/** Serves what a visitor sees: settings, content, menu, games. */
export function serveSite(app: Hono, { world, gameOrigin }: Larch): void {
  const now = () => world.clock.now();

  app.get('/v2/config', (context) => {
    const { settings } = world;
    const rules = Object.entries(registerRulesOf(settings)).filter(([, { enabled }]) => enabled);
    const body = {
      state: states[settings.systemStatus],
      country: settings.country,
      dial_code: countries[settings.country]?.dialling ?? null,
      client_ip: countries[settings.country]?.ip ?? null,
      currency: world.currency().code,
      game_hosts: [gameOrigin],
      image_hosts: [],
      signup: rules
        .filter(([name]) => name !== 'captcha')
        .map(([name, { required, minLength, maxLength, pattern }]) => ({
          field: name === 'username' ? 'LOGIN' : name === 'password' ? 'SECRET' : name.toUpperCase(),
          required,
          min: minLength,
          max: maxLength,
          pattern,
        })),
      service: `${gameOrigin}/service/chat`,
      features: ['DEPOSITS', 'WITHDRAWALS', 'FAVOURITES'],
    };
    const etag = tagOf(body);
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
    return context.json(body, 200, { etag });
  });

  app.get('/v2/content', (context) => {
    const slots = (context.req.query('slot') ?? '').split(',');
    const language = (context.req.query('locale') ?? 'en').toUpperCase();
    const group = context.req.query('page') ?? 'home';
    const heroes = slots.includes('hero') ? banners(`w_${group}`, language, world.settings.brand) : [];
    const lines = slots.includes('notice') ? notices(['PL', 'H'], language, now(), false) : [];
    return context.json({
      data: [
        ...heroes.map(({ bannerId, title, content, url, linkageType, linkageTarget }) => ({
          id: bannerId,
          kind: 'HERO',
          title,
          body_html: content,
          image: url,
          link: linkageType && { type: linkageType.toUpperCase(), target: linkageTarget },
          published_at: null,
        })),
        ...lines.map(({ id, type, title, content, time }) => ({
          id,
          kind: type === 'H' ? 'URGENT' : 'NOTICE',
          title,
          body_html: content,
          image: null,
          link: null,
          published_at: momentOf(time),
        })),
      ],
      next: null,
    });
  });

  app.get('/v2/menu', (context) =>
    context.json({
      groups: Object.entries(kinds).map(([type, kind]) => ({
        kind,
        studios: vendorsOf(type as keyof typeof kinds, false).map((vendor) => ({
          code: vendor.code,
          name: vendor.name,
          logo: `/art/vendors/${vendor.code}.svg`,
          state: vendor.maintenance ? 'PAUSED' : 'OPEN',
          games: world.games.countOf(vendor),
        })),
      })),
    }),
  );

  app.get('/v2/games', (context) => {
    const { kind, studio, q, sort, class: style, stake, lines } = context.req.query();
    const types = gameTypes.filter((type) => type in kinds && (!kind || kinds[type as keyof typeof kinds] === kind));
    const chosen = studio ? studio.split(',') : null;
    const all = types.flatMap((type) =>
      vendorsOf(type, false)
        .filter(({ code }) => !chosen || chosen.includes(code))
        .flatMap(({ code }) => world.games.ofVendor(code)),
    );
    const fitting = all.filter(
      (game) =>
        (!style || game.classify === style) &&
        (!stake || compareAmounts(game.minBet, stakeIn(stake, world.currency())) === 0) &&
        (!lines || (game.lines ?? 1) >= Number(lines)),
    );
    const found = q ? searchGameNames(fitting, q) : fitting;
    const shown = sort === 'HOT' ? found.filter(({ hot, maintenance }) => hot && !maintenance) : found;
    const ordered =
      sort === 'NAME'
        ? shown.toSorted((a, b) => (a.title < b.title ? -1 : 1))
        : sort === 'RTP'
          ? shown.toSorted((a, b) => compareAmounts(b.returnToPlayer, a.returnToPlayer) ?? 0)
          : sort === 'NEW'
            ? shown.toSorted((a, b) => Number(b.fresh) - Number(a.fresh))
            : shown;
    const { data, next } = pageOf(context, ordered, now());
    return context.json({ data: data.map((game) => gameOf(game, world)), next });
  });

  app.get('/v2/games/:slug', (context) => {
    const game = gameBySlug(world, context.req.param('slug'));
    const rtp_bp = Number(game.returnToPlayer.replace('.', ''));
    return context.json({ ...gameOf(game, world), rtp_bp, volatility: game.volatility, modes: ['REAL'] });
  });
}
